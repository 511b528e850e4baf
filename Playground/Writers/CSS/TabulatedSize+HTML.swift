internal import EagerLayout

extension TabulatedSize {
  /// HTML elements that have the sizes of the table in a browser.
  ///
  /// For each width in the table there is a flex container with two items. In a narrower box, the items wrap, which
  /// adds the difference to the next height. `contain: layout` hides the baselines of the items.
  var html: String {
    func px(_ points: Double) -> String { CSSDeclarations.px(points) }
    guard !widths.isEmpty else { return "" }
    let start = "width: \(px(minContent)); height: \(px(heights[0]))"
    var html = "<div style=\"contain: layout\"><div style=\"\(start)\"></div>"
    for entry in 1..<widths.count {
      let addedHeight = max(heights[entry] - heights[entry - 1], 0)
      let width = widths[entry - 1], itemWidth = min(width, minContent)
      html +=
        "<div style=\"display: flex; flex-wrap: wrap; column-gap: \(px(width - itemWidth)); "
        + "margin-top: \(px(-addedHeight))\"><div style=\"flex: none; width: \(px(itemWidth)); height: \(px(addedHeight))\"></div>"
        + "<div style=\"height: \(px(addedHeight))\"></div></div>"
    }
    html += "</div>"
    guard let baseline else { return html }
    func line(_ position: String) -> String {
      "<div style=\"\(position); font: 0/0 Ahem\"><span style=\"display: inline-block; height: \(px(baseline))\"></span></div>"
    }
    let firstHeight = px(heights[0]), offset = px(-heights[0])
    return line("height: 0") + html + line("height: \(firstHeight); margin-top: \(offset)")
  }
}
