internal import Arrangements

extension Vocabulary.Word {
  /// A line of items by the rules of other systems.
  static let linear = Vocabulary.Word(
    "linear", Linear(),
    properties: [
      .init("axis", \.axis, .words(["horizontal": .horizontal, "vertical": .vertical])),
      .init("rules", \.rules, .words(["android": .android, "my-layout": .myLayout])),
      .init("gravity", \.gravity, .place), .init("weight-sum", \.weightSum, .part),
      .init("baselines", \.alignsBaselines, .flag),
      .init("baseline-item", \.baselineItem, .whole(in: 0...Int(largestNumber))),
      .init("match-largest", \.matchesLargest, .flag),
    ],
    items: [
      .init("weight", \.weight, .part), .init("starts-at", \.startsAt, .length),
      .init("fills-rest", \.fillsRest, .flag),
      .init("gravity-self", \.gravity, .alignment), .init("offset", \.offset, .number),
      .init("has-baseline", \.hasBaseline, .flag), .init("gap-before", \.gapBefore, .length),
      .init("yields-gap", \.yieldsGap, .part), .init("yields-size", \.yieldsSize, .part),
    ])
}

extension Vocabulary.Form where Specified == Double {
  /// A non-negative weight.
  static var part: Self { number(in: 0...largestNumber, "a number such as 1 or 0.5") }
}
