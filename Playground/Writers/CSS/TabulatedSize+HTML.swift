internal import EagerLayout

extension TabulatedSize {
  /// Elements that have the sizes of the table in a browser.
  ///
  /// For each width in the table there is a container whose two items are beside each other if they fit in the width, and
  /// below each other if not, which adds the step to the next height. Without a baseline, `contain: layout` hides those
  /// of the items.
  var html: String {
    func px(_ points: Double) -> String { CSSDeclarations.px(points) }
    guard let least = widths.last else { return "" }
    var html = "<div style=\"contain: layout\"><div style=\"width: \(px(least)); height: \(px(heights[0]))\"></div>"
    for entry in 1..<max(widths.count, 1) {
      let step = max(heights[entry] - heights[entry - 1], 0)
      html +=
        "<div style=\"display: flex; flex-wrap: wrap; column-gap: \(px(widths[entry - 1] - least)); "
        + "margin-top: \(px(-step))\"><div style=\"flex: none; width: \(px(least)); height: \(px(step))\"></div>"
        + "<div style=\"height: \(px(step))\"></div></div>"
    }
    html += "</div>"
    guard let baseline else { return html }
    func line(_ place: String) -> String {
      "<div style=\"\(place); font: 0/0 Ahem\"><span style=\"display: inline-block; height: \(px(baseline))\"></span></div>"
    }
    let first = px(heights[0]), back = px(-heights[0])
    return line("height: 0") + html + line("height: \(first); margin-top: \(back)")
  }
}
