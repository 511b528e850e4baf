import PlaygroundCourse
import PlaygroundKit
import PlaygroundWriters

extension Book {
  /// The style of pages: light, dark, on a phone, and on paper.
  static let style = """
    :root { color-scheme: light dark; --line: #dfdcd4; --soft: #faf9f6; --mark: #fdeee6; --ink: #191a1d;
      --page: #f5f4f0; --card: #ffffff; --faint: #666a72; --accent: #b93a08; }
    @media (prefers-color-scheme: dark) {
      :root { --line: #2a2c33; --soft: #121316; --mark: #32201a; --ink: #eeeff1; --page: #0f1013; --card: #17181c;
        --faint: #9195a0; --accent: #ff9a6c; }
      .drawing svg, .thumbnail { filter: invert(0.92) hue-rotate(180deg); }
    }
    body { color: var(--ink); background: var(--page); font: 16.5px/1.62 system-ui, sans-serif; margin: 0 auto;
      padding: 1rem 1.25rem 3rem; max-width: 46rem; overflow-wrap: break-word; }
    a { color: var(--accent); }
    h1 { font-size: 1.8rem; line-height: 1.15; letter-spacing: -0.022em; }
    h2 { margin-top: 2.75rem; } h3 { margin: 2rem 0 0.5rem; }
    nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; font-size: 0.9rem; padding: 0.5rem 0; }
    .hatches { position: absolute; }
    pre, code, table, .sum { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.92em; }
    pre { background: var(--soft); padding: 0.75rem 1rem; border-radius: 6px; overflow-x: auto;
      line-height: 1.45; margin: 0.75rem 0; }
    pre code { font-size: 1em; }
    mark { background: var(--mark); color: inherit; }
    .place { color: var(--faint); font-size: 0.9em; margin: -0.4rem 0 0.75rem 1rem; }
    figure { margin: 1rem 0; } figcaption { color: var(--faint); font-size: 0.9em; }
    .drawing svg { display: block; width: 100%; } .drawing svg > rect:first-of-type { fill: none; }
    .legend { color: var(--faint); font-size: 0.9em; margin: 0.25rem 0; }
    table { border-collapse: collapse; margin-top: 0.75rem; }
    th, td { padding: 0.1rem 0.6rem; text-align: right; border-bottom: 1px solid var(--line); font-weight: normal; }
    tbody th { text-align: left; } thead th, tbody td:first-child { color: var(--faint); }
    tr.changed { background: var(--mark); }
    details { border-left: 3px solid var(--line); padding: 0.1rem 0 0.1rem 0.9rem; margin: 0.5rem 0; }
    summary { cursor: pointer; }
    .why { width: 100%; } .why caption { text-align: left; padding: 0.6rem 0; }
    .why th, .why td { text-align: left; vertical-align: baseline; padding: 0.1rem 0.5rem 0.1rem 0; }
    .step { margin-top: 1.5rem; }
    .exercise, .guess, .step { background: var(--card); border: 1px solid var(--line); border-radius: 14px;
      padding: 0.25rem 1.25rem; }
    .sum { margin: 0.1rem 0 0.1rem 1rem; }
    .blank { border: 1px solid var(--line); border-radius: 4px; padding: 0 0.6em; }
    .asked { list-style: none; padding: 0; } .asked li { margin: 0.3rem 0; }
    .contents { list-style: none; padding: 0; display: grid; gap: 1.25rem; }
    .contents li { display: grid; grid-template-columns: 10rem 1fr; gap: 0 1.25rem; align-items: start;
      position: relative; }
    .contents a { font-weight: 600; } .contents .read::after { content: " \u{2713}"; }
    .contents a::before { content: ""; position: absolute; inset: 0; }
    .contents p { grid-column: 2; margin: 0.25rem 0 0; }
    .contents svg { grid-row: 1 / 3; width: 100%; background: var(--card); border: 1px solid var(--line);
      border-radius: 8px; }
    .paper { display: none; }
    @media (max-width: 30rem) {
      body { padding: 0.75rem 0.9rem 2rem; font-size: 16px; }
      pre { white-space: pre-wrap; font-size: 0.82em; } .exercise, .guess, .step { padding: 0.25rem 0.75rem; }
      .contents li { grid-template-columns: 6rem 1fr; gap: 0 0.9rem; }
      th, td { padding: 0.1rem 0.35rem; } table { font-size: 0.85em; }
      .why, .why tbody, .why tr, .why caption { display: block; } .why th, .why td { display: inline; border: 0; }
    }
    @media print {
      :root { color-scheme: light; --line: #999999; --soft: #ffffff; --mark: #eeeeee; --ink: #000000; --page: #ffffff;
        --card: #ffffff; --faint: #444444; }
      body { display: block; } body > :not(.book) { display: none; }
      @page { margin: 18mm 16mm; }
      .drawing svg, .thumbnail { filter: none; }
      body { font-size: 9.5pt; line-height: 1.4; max-width: none; padding: 0; }
      h2 { margin-top: 1.5rem; } h3 { margin-top: 1rem; } .step { margin-top: 1rem; padding-top: 0.25rem; }
      figure { margin: 0.5rem 0; }
      pre { padding: 0.4rem 0.75rem; border: 1px solid var(--line); white-space: pre-wrap; }
      nav { display: none; }
      a { color: inherit; text-decoration: none; }
      pre, figure, table, .why tr, h3 + section > p, li, .drawing { break-inside: avoid; }
      h1, h2, h3, summary, .place { break-after: avoid; } pre:has(+ .place) { break-after: avoid; }
      .exercise, .guess, .step { border: 0; padding: 0; }
      .drawing { max-width: 9cm !important; }
      details::details-content { content-visibility: visible; }
      .printed details { display: none; }
      .printed .paper { display: block; }
    }

    """
}
