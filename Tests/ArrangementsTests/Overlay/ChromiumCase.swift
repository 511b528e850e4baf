import Arrangements
import EagerLayout
import Foundation

/// A tree with the frames that Chromium computed, read from a line of a file in `Chromium`: `[width, height, tree,
/// frames]`.
///
/// A node of the tree is a letter (o an overlay, r a row, c a column, b a leaf), its properties, and its children in
/// parentheses: `o w120 j2(b i30 k20 J3;r)`. A property is a key and a number, with `%` for a percentage.
struct ChromiumCase {
  let form: String
  let extent: Extent
  let frames: [Frame]

  static func read(_ name: String) throws -> [ChromiumCase] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: folder.appendingPathComponent("Chromium/\(name).jsonl"), encoding: .utf8)
    return try text.split(separator: "\n").map { try ChromiumCase(line: String($0)) }
  }

  init(line: String) throws {
    let fields = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any] ?? []
    let numbers = (fields[3] as? [NSNumber] ?? []).map { $0.doubleValue }
    extent = Extent(width: (fields[0] as? Double) ?? 0, height: (fields[1] as? Double) ?? 0)
    form = fields[2] as? String ?? ""
    frames = stride(from: 0, to: numbers.count, by: 4).map {
      Frame(x: numbers[$0], y: numbers[$0 + 1], width: numbers[$0 + 2], height: numbers[$0 + 3])
    }
  }

  /// The tree in a row of its size.
  func tree() -> LayoutTree {
    var tree = LayoutTree(Row {}), rest = Substring(form)
    Self.append(&rest, to: tree.root, in: &tree)
    return tree
  }

  /// A description of the first node whose frame differs from Chromium's, or `nil`.
  func fault() -> String? {
    var tree = tree()
    tree.layout(in: Frame(width: extent.width, height: extent.height))
    let placed = tree.placement().frames.dropFirst()
    guard placed.count == frames.count else { return "\(form): \(placed.count) nodes, and not \(frames.count)" }
    for (number, (frame, expected)) in zip(placed, frames).enumerated() {
      let differences = [
        frame.x - expected.x, frame.y - expected.y, frame.width - expected.width, frame.height - expected.height,
      ]
      if differences.contains(where: { !($0.magnitude < 0.05) }) {
        return "\(extent) \(form): node \(number) is \(frame), and not \(expected)"
      }
    }
    return nil
  }

  /// Parses one node with its descendants, and appends it to a node of the tree.
  private static func append(_ rest: inout Substring, to parent: LayoutTree.Node, in tree: inout LayoutTree) {
    let kind = rest.removeFirst()
    var properties = NodeProperties()
    while let key = rest.first, !"(;)".contains(key) {
      let name = rest.prefix { $0.isLetter || $0 == " " }
      rest.removeFirst(name.count)
      let digits = rest.prefix { "-.0123456789%".contains($0) }
      rest.removeFirst(digits.count)
      properties.set(String(name.filter { $0 != " " }), digits)
    }
    let node: LayoutTree.Node
    switch kind {
    case "o":
      node = tree.append(Overlay(properties.default) {}.style(properties.style), to: parent)
    case "r": node = tree.append(Row {}.style(properties.style), to: parent)
    case "c": node = tree.append(Column {}.style(properties.style), to: parent)
    default: node = tree.append(properties.leaf.style(properties.style), to: parent)
    }
    guard rest.first == "(" else { return }
    repeat {
      rest.removeFirst()
      append(&rest, to: node, in: &tree)
    } while rest.first == ";"
    rest.removeFirst()
  }
}

/// The properties of a node.
private struct NodeProperties {
  var style = FlexStyle()
  var `default` = Place()
  var text: String?
  var intrinsic = Extent()

  var leaf: Measured {
    if let text { return Measured(text: text, advance: 10, lineHeight: 10) }
    return Measured(width: intrinsic.width, height: intrinsic.height)
  }

  mutating func set(_ key: String, _ digits: Substring) {
    let isPercentage = digits.last == "%"
    let number = Double(isPercentage ? digits.dropLast() : digits) ?? .nan
    let size: FlexStyle.SizeLength = isPercentage ? .percent(number) : .points(number)
    let margin: FlexStyle.AutoLength = isPercentage ? .percent(number) : .points(number)
    let alignment: Place.Alignment = number == 1 ? .start : number == 2 ? .center : number == 3 ? .end : .fill
    switch key {
    case "w": style.width = size
    case "h": style.height = size
    case "nw": style.minWidth = size
    case "nh": style.minHeight = size
    case "xw": style.maxWidth = size
    case "xh": style.maxHeight = size
    case "ml": style.marginLeft = margin
    case "mt": style.marginTop = margin
    case "mr": style.marginRight = margin
    case "mb": style.marginBottom = margin
    case "pl": style.paddingLeft = .points(number)
    case "pt": style.paddingTop = .points(number)
    case "pr": style.paddingRight = .points(number)
    case "pb": style.paddingBottom = .points(number)
    case "D": style.direction = .rightToLeft
    case "T": text = digits.map { String(repeating: "x", count: $0.wholeNumberValue ?? 0) }.joined(separator: " ")
    case "i": intrinsic.width = number
    case "k": intrinsic.height = number
    case "j": self.default.horizontal = alignment
    case "a": self.default.vertical = alignment
    case "J": style.setLayoutValue(OverlayItem(place: Place(horizontal: alignment)))
    case "A": style.setLayoutValue(OverlayItem(place: Place(horizontal: horizontal, vertical: alignment)))
    default: break
    }
  }

  private var horizontal: Place.Alignment { style.layoutValue(OverlayItem.self).place?.horizontal ?? .fill }
}
