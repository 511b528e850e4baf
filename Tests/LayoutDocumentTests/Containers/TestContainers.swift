import EagerLayout
import LayoutDocument

/// Places items on a circle, 90° apart.
struct Radial: SimpleArrangement {
  var radius: Double

  static let word = Vocabulary.Word(
    "radial", Radial(radius: 0), properties: [.init("radius", \.radius, .length)], needs: ["radius"])

  func intrinsicWidths(of items: borrowing IntrinsicWidthPass) -> IntrinsicWidths {
    IntrinsicWidths(minContent: 2 * radius, maxContent: 2 * radius)
  }

  func height(of items: borrowing HeightPass) -> Double { 2 * radius }

  func place(_ items: inout PlacementPass) {
    var direction = (x: 1.0, y: 0.0)
    for item in 0..<items.count {
      items.place(
        item, x: items.contentSize.width / 2 + radius * direction.x - items.width(of: item) / 2,
        y: items.contentSize.height / 2 + radius * direction.y - items.height(of: item) / 2)
      direction = (-direction.y, direction.x)
    }
  }
}

/// Places each item a number of steps lower than the one before.
struct Stairs: Arrangement {
  typealias ItemValue = Stair

  enum Side: Equatable { case start, end }

  var step = 10.0
  var side = Side.start
  var isSteep = false
  var labels: [String] = []
  /// An alternative to `share`.
  var limit: Int?
  var share: Double?

  static let word = Vocabulary.Word(
    "stairs", Stairs(),
    properties: [
      .init("step", \.step, .length), .init("side", \.side, .words(["start": .start, "end": .end])),
      .init("steep", \.isSteep, .flag), .init("labels", \.labels, .list(of: .text)),
      .init("limit", \.limit, .whole(in: 1...100)), .init("share", \.share, .number(in: 0...1)),
    ],
    items: [.init("steps", \.steps, .whole(in: 0...1_000_000_000)), .init("shift", \.shift, .number)],
    alternatives: ["limit", "share"])

  func place(_ items: inout PlacementPass, _ stairs: inout [Stair]) {
    var y = 0.0
    for item in 0..<items.count {
      y += step * Double(stairs[item].steps)
      items.place(
        item, x: (side == .end ? items.contentSize.width - items.width(of: item) : 0) + stairs[item].shift, y: y)
    }
  }
}

struct Stair: LayoutValue {
  var steps = 1
  var shift = 0.0

  static var initial: Stair { Stair() }
}

extension LayoutItem {
  consuming func stair(_ steps: Int = 1, shift: Double = 0) -> TreeItem {
    layoutValue(Stair(steps: steps, shift: shift))
  }
}

extension Vocabulary {
  /// The standard words and the words of the containers above.
  static let withTestContainers = Vocabulary.standard.adding(Radial.word).adding(Stairs.word)
}

/// The faults of a text that may contain the containers above, one per line; empty if it has none.
func faultsWithTestContainers(_ text: String) -> String {
  do throws(LayoutDocumentError) {
    _ = try LayoutDocument(parsing: text, vocabulary: .withTestContainers)
    return ""
  } catch {
    return error.description
  }
}
