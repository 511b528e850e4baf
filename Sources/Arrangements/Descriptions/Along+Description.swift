extension ContainerDescription {
  package static let along = ContainerDescription(
    "Along",
    example:
      "Along(.circle(radius: 100)) { … } or Along(.line(from: (0, 0), to: (200, 80)), spacing: .points(40)) { … }",
    properties: [
      .init("curve", .curve, label: ""), .init("spacing", .length), .init("slots", .whole(from: 1)),
      .init("y-up", .flag), .init("origin", .point), .init("anchor", .point),
    ],
    initializers: [
      [
        "curve", "origin", "y-up",
        .oneOf(
          label: "spacing",
          [
            .init("even", example: ".even"), .init("points", sets: "spacing", example: ".points(40)"),
            .init("slots", sets: "slots", example: ".slots(8)"),
          ]), "anchor",
      ]
    ],
    required: ["curve"], alternatives: ["spacing", "slots"],
    make: { values in
      let curve = if case .curve(let curve)? = values[0] { curve } else { Curve.circle(radius: 0) }
      return Along(
        curve, origin: values.point(4), yUp: values.flag(3) ?? false,
        spacing: values.whole(2).map { .slots($0) } ?? values.number(1).map { .points($0) } ?? .even,
        anchor: values.point(5) ?? (0.5, 0.5))
    },
    values: { along in
      var values: [PropertyValue?] = [.curve(along.curve), nil, nil, along.yUp ? .flag(true) : nil, nil, nil]
      switch along.spacing {
      case .even: break
      case .points(let points): values[1] = .number(points)
      case .slots(let count): values[2] = .whole(count)
      }
      let (origin, anchor) = (along.origin, along.anchor)
      if origin != along.curve.defaultOrigin { values[4] = .point(x: origin.x, y: origin.y) }
      if anchor.x != 0.5 || anchor.y != 0.5 { values[5] = .point(x: anchor.x, y: anchor.y) }
      return values
    })
}
