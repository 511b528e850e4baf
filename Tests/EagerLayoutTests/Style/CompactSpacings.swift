@testable import EagerLayout
import Testing

@Suite("Compact margins, paddings and gaps of a style")
struct CompactSpacings {
  /// Numbers that the compact form can represent.
  static let compactNumbers = [0, -0.0, 0.0625, 8, 12.5, 2047.9375]
  /// Numbers that need an object.
  static let otherNumbers = [0.1, 1.0 / 3, 0.03125, 2048, 1e6, 1e9]

  /// Returns a style in the form with an object: it sets, and resets, a value that the compact form does not have.
  private func inGeneralForm(_ style: FlexStyle) -> FlexStyle {
    FlexStyle(style) {
      $0.borderTop = 1
      $0.borderTop = 0
      $0.keywords[.hasBorder] = 0
    }
  }

  @Test("A style returns each margin, padding and gap as it was set", arguments: compactNumbers + otherNumbers)
  func setters(number: Double) {
    for property in FlexStyle.Property.allCases where property.isSpacing {
      var style = FlexStyle()
      style[length: property] = StoredLength(.points, number)
      #expect(style[length: property] == StoredLength(.points, number))
      #expect((style.rare == nil) == Self.compactNumbers.contains(number))
      style[length: property] = StoredLength(.percent, 2 * number)
      #expect(style[length: property] == StoredLength(.percent, min(2 * number, 1e9)))
      style[length: property] = StoredLength(.points, 0)
      #expect(style[length: property] == StoredLength(.points, 0))
    }
  }

  @Test("Margins may be negative in both forms", arguments: compactNumbers + otherNumbers)
  func negativeMargins(number: Double) {
    var style = FlexStyle()
    style.marginLeft = .points(-number)
    style.marginRight = .points(-2 * number)
    #expect(style.marginLeft == .points(-number) && style.marginRight == .points(max(-2 * number, -1e9)))
  }

  @Test(
    "A value without a compact form leaves the other values unchanged",
    arguments: FlexStyle.Property.allCases.filter { $0.isSpacing && !$0.isByDirection })
  func otherValues(property: FlexStyle.Property) {
    var style = FlexStyle()
    for (index, other) in FlexStyle.Property.allCases.enumerated() where other.isSpacing && !other.isByDirection {
      style[length: other] = StoredLength(.points, Double(index))
    }
    let before = style
    style[length: property] = StoredLength(.points, 0.1)
    #expect(style[length: property].value == 0.1)
    for other in FlexStyle.Property.allCases where other.isSpacing && !other.isByDirection && other != property {
      #expect(style[length: other] == before[length: other])
    }
    style[length: property] = before[length: property]
    #expect(style == before)
  }

  @Test("A change of a copy does not change the original", arguments: [8, 0.1])
  func copies(number: Double) {
    let style = FlexStyle { $0.padding = .points(number) }
    var copy = style
    copy.paddingLeft = 9
    copy.paddingRight = 0.3
    copy.order = 2
    #expect(style.padding == .points(number) && style.order == 0)
    #expect(copy.paddingLeft == 9 && copy.paddingRight == 0.3 && copy.paddingTop == .points(number))
  }

  @Test("Styles in different forms are equal if their values are")
  func equality() {
    let style = FlexStyle {
      $0.margin = 4
      $0.padding = 12.5
      $0.gap = -0.0
    }
    let general = inGeneralForm(style)
    #expect(style.rare == nil && general.rare != nil && style == general && general == style)
    for property in FlexStyle.Property.allCases where property.isSpacing && !property.isByDirection {
      var other = style
      other[length: property].value += 1
      #expect(other != style && other != general && general != other)
      #expect(inGeneralForm(other) != style && inGeneralForm(other) != general)
    }
  }

  @Test("A calculated padding differs from a padding of 0 %")
  func calculatedPadding() {
    let calculated = FlexStyle { $0.paddingLeft = .calculated(.percent(50) + 10) }
    let zero = FlexStyle { $0.paddingLeft = .percent(0) }
    #expect(calculated != zero && zero != calculated)
  }

  @Test("An invalid padding leaves margins unchanged")
  func faults() {
    var style = FlexStyle { $0.margin = 4 }
    style.paddingLeft = .points(.nan)
    #expect(style.margin == 4 && style.paddingLeft == 0 && style.faults.count == 1)
    style.paddingLeft = 6
    #expect(style.paddingLeft == 6 && style.margin == 4)
  }

  @Test("Layouts of both forms are equal", arguments: [FlexStyle.Direction.inherit, .rightToLeft])
  func layouts(direction: FlexStyle.Direction) {
    let style = FlexStyle {
      $0.direction = direction
      $0.marginStart = 3
      $0.marginTop = .auto
      $0.padding = 2.5
      $0.gap = 7
    }
    let frames = [style, inGeneralForm(style)].map { style in
      Row {
        Row {
          Fixed(10).margin(left: 1, right: 2)
          Fixed(10)
        }
        .style(style)
        Flex().margin(4)
      }
      .layout(in: Frame(width: 200, height: 100)).map { $0.frame }
    }
    #expect(frames[0] == frames[1])

    let row = Row { Fixed(10) }.style(style)
    var tree = LayoutTree(row)
    _ = tree.layout(in: Frame(width: 200, height: 100))
    #expect(tree.style(of: tree.root) == row.node.style)
    tree.setStyle(inGeneralForm(style), of: tree.root)
    #expect(tree.layout(in: Frame(width: 200, height: 100)).isEmpty)
  }

  @Test("A line has the same frames for both forms")
  func lines() {
    let frames = [0.0, 1].map { border in
      var line = LinearLayout(.row, in: Frame(width: 200, height: 100))
      let first = line.add(Fixed(width: 10, height: 20).margin(left: 3, right: 0.5).border(border).border(0))
      let second = line.add(Flex().margin(8).padding(2))
      return [line[first], line[second]]
    }
    #expect(frames[0] == frames[1])
  }
}

extension FlexStyle.Property {
  /// Whether the property is a margin, a padding or a gap.
  fileprivate var isSpacing: Bool {
    switch self {
    case .rowGap, .columnGap: true
    case .marginLeft, .marginTop, .marginRight, .marginBottom, .marginStart, .marginEnd: true
    case .paddingLeft, .paddingTop, .paddingRight, .paddingBottom, .paddingStart, .paddingEnd: true
    default: false
    }
  }
}

extension FlexStyle {
  fileprivate init(_ change: (inout FlexStyle) -> Void) { self.init(FlexStyle(), change) }
}
