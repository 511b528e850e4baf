import EagerLayout
import TestSupport
import Testing

/// A modifier that takes a number, its property, and a check that the property has its initial value.
struct InvalidNumberCase: Sendable, CustomTestStringConvertible {
  var property: FlexStyle.Property
  var modify: @Sendable (Row, Double) -> Row
  var isInitial: @Sendable (FlexStyle) -> Bool
  var mayBeNegative = false

  var testDescription: String { "\(property)" }

  static let all: [InvalidNumberCase] = [
    .init(property: .width, modify: { $0.width($1) }, isInitial: { $0.width == .auto }),
    .init(property: .height, modify: { $0.height($1) }, isInitial: { $0.height == .auto }),
    .init(property: .minWidth, modify: { $0.minWidth($1) }, isInitial: { $0.minWidth == .auto }),
    .init(property: .minHeight, modify: { $0.minHeight($1) }, isInitial: { $0.minHeight == .auto }),
    .init(property: .maxWidth, modify: { $0.maxWidth($1) }, isInitial: { $0.maxWidth == .none }),
    .init(property: .maxHeight, modify: { $0.maxHeight($1) }, isInitial: { $0.maxHeight == .none }),
    .init(property: .flexBasis, modify: { $0.basis($1) }, isInitial: { $0.flexBasis == .auto }),
    .init(property: .flexGrow, modify: { $0.grow($1) }, isInitial: { $0.flexGrow == 0 }),
    .init(property: .flexShrink, modify: { $0.shrink($1) }, isInitial: { $0.flexShrink == 1 }),
    .init(
      property: .marginLeft, modify: { $0.margin(left: .points($1)) }, isInitial: { $0.marginLeft == .points(0) },
      mayBeNegative: true),
    .init(
      property: .marginBottom, modify: { $0.margin(bottom: .percent($1)) },
      isInitial: { $0.marginBottom == .points(0) },
      mayBeNegative: true),
    .init(
      property: .paddingTop, modify: { $0.padding(top: .points($1)) }, isInitial: { $0.paddingTop == .points(0) }),
    .init(
      property: .paddingRight, modify: { $0.padding(right: .percent($1)) },
      isInitial: { $0.paddingRight == .points(0) }),
    .init(property: .borderLeft, modify: { $0.border(Edges(left: $1)) }, isInitial: { $0.borderLeft == 0 }),
    .init(
      property: .top, modify: { $0.absolute(top: .points($1)) }, isInitial: { $0.top == .auto }, mayBeNegative: true),
    .init(property: .rowGap, modify: { $0.gap(row: .points($1)) }, isInitial: { $0.rowGap == .points(0) }),
    .init(property: .columnGap, modify: { $0.gap(column: .percent($1)) }, isInitial: { $0.columnGap == .points(0) }),
  ]
}

private func faults(of style: FlexStyle) -> [String] {
  style.faults.map { "\($0.property) \($0.reason) \($0.value)" }
}

@Suite("Invalid numbers in styles")
struct InvalidStyleNumbers {
  @Test(
    "A style number that is NaN or infinite leaves the initial value and is recorded as a fault",
    arguments: Rows.of(InvalidNumberCase.all))
  func notFiniteNumber(rows: Rows<InvalidNumberCase>) {
    for invalid in rows {
      for value in [Double.nan, .infinity, -.infinity] {
        let isMaximum = invalid.property == .maxWidth || invalid.property == .maxHeight
        if isMaximum && value == .infinity { continue }
        let style = invalid.modify(Row(), value).node.style
        #expect(invalid.isInitial(style))
        #expect(faults(of: style) == ["\(invalid.property) notFinite \(value)"])
      }
    }
  }

  @Test(
    "A negative style number where CSS allows none leaves the initial value and is recorded as a fault",
    arguments: Rows.of(InvalidNumberCase.all))
  func negativeNumber(rows: Rows<InvalidNumberCase>) {
    for invalid in rows {
      let style = invalid.modify(Row(), -3).node.style
      if invalid.mayBeNegative {
        #expect(style.faults.isEmpty)
        #expect(!invalid.isInitial(style))
      } else {
        #expect(invalid.isInitial(style))
        #expect(faults(of: style) == ["\(invalid.property) negative -3.0"])
      }
    }
  }

  @Test(
    "A style number above 1e9 is limited to 1e9 and is recorded as a fault", arguments: Rows.of(InvalidNumberCase.all))
  func tooLargeNumber(rows: Rows<InvalidNumberCase>) {
    for invalid in rows {
      let style = invalid.modify(Row(), 2e9).node.style
      let limited = invalid.modify(Row(), 1e9).node.style
      #expect(faults(of: style) == ["\(invalid.property) tooLarge 2000000000.0"])
      #expect(limited.faults.isEmpty)
      #expect(style.units == limited.units && style.rareValues == limited.rareValues)
      #expect(
        [style.widthValue, style.heightValue, style.basisValue]
          == [limited.widthValue, limited.heightValue, limited.basisValue])
      #expect(style.growFactor == limited.growFactor && style.shrinkFactor == limited.shrinkFactor)
      #expect(!invalid.isInitial(style))
    }
  }

  @Test("A valid width after an invalid one is stored, and the style keeps its faults in the order they arose")
  func severalFaults() {
    let style = Flex(-1).width(Double.nan).width(3).node.style
    #expect(style.faults.map { $0.property } == [.flexGrow, .width])
    #expect(style.width == .points(3))
  }

  @Test("Infinity as a maximum size means no maximum and is not a fault")
  func infiniteMaximum() {
    let style = Flex().maxWidth(.infinity).maxHeight(.points(.infinity)).node.style
    #expect(style.faults.isEmpty)
    #expect(style.maxWidth == .none && style.maxHeight == .none)
  }

  @Test("Invalid style numbers are issues that name their node and its id, and all frames are finite")
  func invalidNumbersAreIssues() {
    let placement = Row {
      Flex()
      Fixed(width: Double.nan).id(7)
      Fixed(width: 3, height: -Double.infinity).margin(left: .points(.nan)).id(7)
    }
    .gap(-2)
    .layout(in: Frame(width: 100, height: 10))
    let faults = placement.issues.compactMap { issue in
      if case .invalidStyle(let fault) = issue.kind { (issue.nodeIndex, issue.id, fault.property) } else { nil }
    }
    #expect(faults.map { $0.0 } == [0, 0, 2, 3, 3])
    #expect(faults.map { $0.1 } == [nil, nil, LayoutID(7), LayoutID(7), LayoutID(7)])
    #expect(faults.map { $0.2 } == [.rowGap, .columnGap, .width, .height, .marginLeft])
    #expect(placement.issues.map { $0.nodeIndex } == [0, 0, 2, 3, 3, 3])
    #expect(placement.issues.last?.kind == .duplicateID)
    for frame in placement.frames {
      #expect(frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite)
      #expect(frame.width >= 0 && frame.height >= 0)
    }
  }
}
