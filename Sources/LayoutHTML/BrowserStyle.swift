/// The style sheet of the browser itself, which applies to all pages.
///
/// Some rules differ from browsers, as after a CSS reset. `body` has no margin. Text is 10 px high, in a font whose
/// characters are as wide as they are high. Buttons and fields inherit the font and have no margins, borders and
/// paddings.
enum BrowserStyle {
  static func sheet(viewport: Markup.Size, isQuirky: Bool) -> StyleSheet {
    var sheet = StyleSheet(viewport: viewport)
    sheet.read(css)
    if isQuirky { sheet.read("input, textarea { box-sizing: border-box } form { margin-block-end: 1em }") }
    return sheet
  }

  private static let css = """
    html { font: 10px/1 Ahem }
    html, body, address, article, aside, blockquote, center, dd, details, dialog, dir, div, dl, dt, fieldset,
    figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hgroup, hr, legend, main, menu, nav, ol, optgroup,
    option, p, pre, search, section, summary, ul { display: block }
    [hidden], dialog:not([open]), details:not([open]) > :not(summary), input[type=hidden] { display: none }
    [dir=rtl] { direction: rtl }
    [dir=ltr] { direction: ltr }
    li { display: list-item }
    summary { display: list-item; list-style: disclosure-closed inside }
    fieldset { border: 2px groove; padding: 0.35em 0.75em 0.625em; margin: 0 2px; min-width: min-content }
    textarea { overflow: auto }
    button, input, select, textarea, img, svg, canvas, video, audio, iframe, object, embed, progress, meter
    { display: inline-block }
    button, input, select, textarea { letter-spacing: normal; text-align: start }
    button, input[type=submit], input[type=button], input[type=reset] { text-align: center; box-sizing: border-box }
    p, dl, ul, ol, menu, dir { margin-block: 1em }
    blockquote, figure { margin: 1em 40px }
    ul, ol, menu, dir { padding-inline-start: 40px }
    :is(ul, ol, menu, dir) :is(ul, ol, menu, dir), :is(ul, ol, menu, dir) dl { margin-block: 0 }
    dd { margin-inline-start: 40px }
    h1 { font-size: 2em; margin-block: 0.67em }
    h2 { font-size: 1.5em; margin-block: 0.83em }
    h3 { font-size: 1.17em; margin-block: 1em }
    h4 { margin-block: 1.33em }
    h5 { font-size: 0.83em; margin-block: 1.67em }
    h6 { font-size: 0.67em; margin-block: 2.33em }
    hr { border: 1px inset; margin: 0.5em auto; overflow: hidden }
    pre { white-space: pre; margin-block: 1em }
    center { text-align: -webkit-center }
    small, sub, sup { font-size: smaller }
    big { font-size: larger }
    sub { vertical-align: sub }
    sup { vertical-align: super }
    table { display: table }
    caption, colgroup, col, thead, tbody, tfoot, tr, td, th { display: table-cell }
    iframe { border: 2px inset }
    ruby, rt, rp { display: ruby }
    """
}
