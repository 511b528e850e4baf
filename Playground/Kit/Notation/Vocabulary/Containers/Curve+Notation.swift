internal import Arrangements
internal import EagerLayout

extension Choice {
  /// A curve. Curves that a function defines are not supported, since only the compiler can read functions.
  static let curve = Choice(
    alternatives: ".circle(radius: 100), .arc(radius: 100, from: 0, to: 90) or .line(from: (0, 0), to: (200, 80))"
  ) {
    let radius = Parameter("radius", .positive, isRequired: true)
    func numbers(_ labels: String...) -> [Parameter] { labels.map { Parameter($0, .finite, isRequired: true) } }
    return [
      Member("circle", [Signature([radius])], example: ".circle(radius: 100)"),
      Member("arc", [Signature([radius] + numbers("from", "to"))], example: ".arc(radius: 100, from: 0, to: 90)"),
      Member(
        "line", [Signature(["from", "to"].map { Parameter($0, .choice(.point), isRequired: true) })],
        example: ".line(from: (0, 0), to: (200, 80))"),
    ]
  }

  /// Two numbers in parentheses.
  static let point = Choice(
    alternatives: "two numbers in parentheses, as in (0.5, 1)",
    type: Member(
      "",
      [
        Signature([Parameter("", .finite, isRequired: true), Parameter("", .finite, isRequired: true)]),
        Signature(["x", "y"].map { Parameter($0, .finite, isRequired: true) }),
      ],
      example: "(0.5, 1)")
  ) { [] }
}

extension [ParsedValue?] {
  func point(at index: Int) -> (x: Double, y: Double)? {
    chosen(at: index).map { ($0.values.number(at: 0) ?? 0, $0.values.number(at: 1) ?? 0) }
  }

  func curve(at index: Int) -> Curve {
    guard let chosen = chosen(at: index) else { return .circle(radius: 0) }
    let values = chosen.values
    return switch chosen.member {
    case 0: .circle(radius: values.number(at: 0) ?? 0)
    case 1: .arc(radius: values.number(at: 0) ?? 0, from: values.number(at: 1) ?? 0, to: values.number(at: 2) ?? 0)
    default: .line(from: values.point(at: 0) ?? (0, 0), to: values.point(at: 1) ?? (0, 0))
    }
  }
}

extension Curve {
  var text: String {
    if hasFault { return "\u{2026}" }
    return switch shape {
    case .arc(let radius, from: 0, to: 360): ".circle(radius: \(decimal(radius)))"
    case .arc(let radius, let from, let to):
      ".arc(radius: \(decimal(radius)), from: \(decimal(from)), to: \(decimal(to)))"
    case .line(let from, let to):
      ".line(from: (\(decimal(from.x)), \(decimal(from.y))), to: (\(decimal(to.x)), \(decimal(to.y))))"
    case .function, .parametric, .polar: "\u{2026}"
    }
  }
}
