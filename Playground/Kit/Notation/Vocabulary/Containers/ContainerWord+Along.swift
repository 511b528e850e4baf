@_spi(Documents) internal import Arrangements
internal import EagerLayout

extension ContainerWord {
  static let along = ContainerWord(
    "Along",
    [
      Signature([
        Parameter("", .choice(.curve), isRequired: true), Parameter("origin", .choice(.point)),
        Parameter("yUp", .truth), Parameter("spacing", .choice(.spacing)), Parameter("anchor", .choice(.point)),
      ])
    ],
    example:
      "Along(.circle(radius: 100)) { … } or Along(.line(from: (0, 0), to: (200, 80)), spacing: .points(40)) { … }",
    make: { values, _, _ in
      Along(
        values.curve(0), origin: values.point(1), yUp: values.truth(2) ?? false, spacing: values.spacing(3),
        anchor: values.point(4) ?? (0.5, 0.5))
    },
    arguments: { along, _ in
      let specified = along.specified
      var values = WrittenValues()
      values.add(specified.curve.text)
      if let origin = specified.origin { values.add("(\(decimal(origin[0])), \(decimal(origin[1])))", label: "origin") }
      if specified.yUp { values.add("true", label: "yUp") }
      switch along.spacing {
      case .even: break
      case .points(let points): values.add(".points(\(decimal(points)))", label: "spacing")
      case .slots(let count): values.add(".slots(\(count))", label: "spacing")
      }
      if specified.anchor != [0.5, 0.5] {
        values.add("(\(decimal(specified.anchor[0])), \(decimal(specified.anchor[1])))", label: "anchor")
      }
      return values.list
    })
}

extension Choice {
  /// A curve other than a function, which needs the compiler.
  fileprivate static let curve = Choice(
    alternatives: ".circle(radius: 100), .arc(radius: 100, from: 0, to: 90) or .line(from: (0, 0), to: (200, 80))"
  ) {
    func numbers(_ labels: String...) -> [Signature] {
      [Signature(labels.map { Parameter($0, .number, isRequired: true) })]
    }
    return [
      Member("circle", numbers("radius"), example: ".circle(radius: 100)"),
      Member("arc", numbers("radius", "from", "to"), example: ".arc(radius: 100, from: 0, to: 90)"),
      Member(
        "line", [Signature(["from", "to"].map { Parameter($0, .choice(.point), isRequired: true) })],
        example: ".line(from: (0, 0), to: (200, 80))"),
    ]
  }

  /// Two numbers in parentheses.
  fileprivate static let point = Choice(
    alternatives: "two numbers in parentheses, as in (0.5, 1)",
    type: Member(
      "",
      [
        Signature([Parameter("", .number, isRequired: true), Parameter("", .number, isRequired: true)]),
        Signature(["x", "y"].map { Parameter($0, .number, isRequired: true) }),
      ],
      example: "(0.5, 1)")
  ) { [] }

  fileprivate static let spacing = Choice(alternatives: ".even, .points(40) or .slots(8)") {
    [
      Member("even"), Member("points", [.one(.number)], example: ".points(40)"),
      Member("slots", [.one(.whole)], example: ".slots(8)"),
    ]
  }
}

extension [Meaning?] {
  fileprivate func point(_ index: Int) -> (x: Double, y: Double)? {
    chosen(index).map { ($0.values.number(0) ?? 0, $0.values.number(1) ?? 0) }
  }

  fileprivate func curve(_ index: Int) -> Curve {
    guard let chosen = chosen(index) else { return .circle(radius: 0) }
    let values = chosen.values
    return switch chosen.member {
    case 0: .circle(radius: values.number(0) ?? 0)
    case 1: .arc(radius: values.number(0) ?? 0, from: values.number(1) ?? 0, to: values.number(2) ?? 0)
    default: .line(from: values.point(0) ?? (0, 0), to: values.point(1) ?? (0, 0))
    }
  }

  fileprivate func spacing(_ index: Int) -> Along.Spacing {
    guard let chosen = chosen(index) else { return .even }
    return switch chosen.member {
    case 1: .points(chosen.values.number(0) ?? 0)
    case 2: .slots(chosen.values.whole(0) ?? 0)
    default: .even
    }
  }
}

extension Curve {
  fileprivate var text: String {
    switch specified {
    case .arc(let radius, from: 0, to: 360): ".circle(radius: \(decimal(radius)))"
    case .arc(let radius, let from, let to):
      ".arc(radius: \(decimal(radius)), from: \(decimal(from)), to: \(decimal(to)))"
    case .line(let from, let to):
      ".line(from: (\(decimal(from.x)), \(decimal(from.y))), to: (\(decimal(to.x)), \(decimal(to.y))))"
    case nil: "\u{2026}"
    }
  }
}
