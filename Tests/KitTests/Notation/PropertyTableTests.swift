import EagerLayout
import Foundation
import LayoutDocument
@testable import PlaygroundCourse
@testable import PlaygroundKit
@testable import PlaygroundWriters
import TestSupport
import Testing

@Suite("The table of properties")
struct PropertyTable {
  @Test(
    "A changed property appears in JSON, text and CSS, and is read back from JSON and text",
    arguments: Rows.of(FlexStyle.Property.allCases))
  func changedProperty(rows: Rows<FlexStyle.Property>) throws {
    for property in rows {
      // Padding lets `box-sizing` have an effect, and an absolute child lets `static` differ from `relative`.
      let plain = Row { Row { Fixed(1).absolute(top: 5) }.padding(1) }.width(300).height(200)
      for change in Self.changes(of: property) {
        var changed = plain
        change(&changed.node.children[0].style)
        let style = changed.node.children[0].style
        #expect(style != plain.node.children[0].style)
        #expect(style.faults.isEmpty)

        let document = try LayoutDocument(available: .init(width: 300, height: 200), root: changed)
        let unchanged = try LayoutDocument(available: .init(width: 300, height: 200), root: plain)
        #expect(document.json() != unchanged.json())
        let parsed = try LayoutDocument(parsing: document.json())
        #expect(parsed == document)
        #expect(parsed.layout().frames == changed.layout(in: Frame(width: 300, height: 200)).frames)

        let sketch = Sketch(changed)
        #expect(sketch.text != Sketch(plain).text)
        #expect(changed.node.difference(from: try Sketch(sketch.text).root) == nil, "\(sketch.text)")
        #expect(sketch.css != Sketch(plain).css)
      }
    }
  }

  /// Changes to values other than the initial ones.
  private static func changes(of property: FlexStyle.Property) -> [(inout FlexStyle) -> Void] {
    switch property.kind {
    case .keyword(_, let names): (1..<names.count).map { code in { $0[keyword: property] = code } }
    case .alignment(_, let names):
      (1..<names.count).flatMap { code -> [(inout FlexStyle) -> Void] in
        let plain: (inout FlexStyle) -> Void = { $0[keyword: property] = code }
        guard property.isPosition(code) else { return [plain] }
        return [
          plain,
          {
            plain(&$0)
            $0[safety: property] = .safe
          },
        ]
      }
    case .factor, .ratio: [{ $0[number: property] = 2.5 }]
    case .whole: [{ $0.order = -3 }]
    default:
      [{ $0[length: property] = StoredLength(.points, 3.5) }]
        + units(of: property).map { unit in
          { $0[length: property] = StoredLength(unit, unit == .percent ? 40 : 0) }
        }
    }
  }

  private static func units(of property: FlexStyle.Property) -> [EagerLayout.Unit] {
    guard let forms = property.kind.lengthForms else { return [] }
    var units: [EagerLayout.Unit] = []
    if forms.contains(.percent) { units.append(.percent) }
    if forms.contains(.sizeKeywords) { units += [.minContent, .maxContent, .fitContent] }
    if forms.contains(.content) { units.append(.content) }
    if forms.contains(.auto), property.kind.initialLength.unit != .auto { units.append(.auto) }
    return units
  }

  @Test("The documentation's table equals the table of properties")
  func documentation() throws {
    let article = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Sources/EagerLayout/EagerLayout.docc/CSSAndYoga.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let table = Self.table
    #expect(text.contains(table), "The table under \"All properties\" is to be:\n\(table)")
  }

  /// The table of the article.
  private static var table: String {
    let rows = FlexStyle.Property.allCases.map { property in
      let entry = property.entry, label = "\(entry.label)"
      let argument =
        switch property {
        case .display, .position, .flexDirection: ""
        default: label.isEmpty ? "_:" : label + ":"
        }
      return
        "| `\(property.css)` | ``FlexStyle/\(property)`` | `.\(entry.modifier)(\(argument))` | \(initial(property)) |"
    }
    return (["| CSS | style | modifier | initial value |", "| --- | --- | --- | --- |"] + rows)
      .joined(separator: "\n")
  }

  private static func initial(_ property: FlexStyle.Property) -> String {
    switch property.kind {
    case .keyword(_, let names), .alignment(_, let names):
      // An inherited direction has no keyword.
      names[0].utf8CodeUnitCount == 0 ? "inherited" : "`\(names[0])`"
    case .factor, .whole: "\(Int(FlexStyle()[number: property] ?? 0))"
    case .ratio: "`auto`"
    case .maximum: "`none`"
    default: property.kind.initialLength.unit == .auto ? "`auto`" : "0"
    }
  }
}
