internal import Arrangements

extension Vocabulary.Form where Specified == [Double] {
  /// An array of two numbers, x and y.
  static var point: Self {
    let list = Vocabulary.Form<[Double]>.list(of: .number)
    return Self(
      "two numbers such as [0.5, 0]",
      reading: { value, reading in
        let faultCount = reading.faults.count
        guard let numbers = list.read(value, &reading), reading.faults.count == faultCount else { return nil }
        return numbers.count == 2 ? numbers : nil
      },
      write: { list.write($0) })
  }
}

extension Vocabulary.Form where Specified == Curve {
  /// A line, a circle or an arc: an object with one of these keys. A document cannot hold functions.
  static var curve: Self {
    Self(
      "{\"circle\": {\"radius\": 100}}, {\"arc\": {\"radius\": 100, \"from\": 0, \"to\": 90}} or "
        + "{\"line\": {\"from\": [0, 0], \"to\": [300, 0]}}",
      reading: { value, reading in
        guard let members = reading.members(of: value, ["circle", "arc", "line"]), members.count == 1 else {
          return nil
        }
        return reading.within(members[0].key) { $0.curve(members[0].key, members[0].value) }
      },
      write: { curve in
        if curve.hasFault { return nil }
        switch curve.shape {
        case .arc(let radius, 0, 360): return object("circle", [("radius", .number(radius))])
        case .arc(let radius, let from, let to):
          return object("arc", [("radius", .number(radius)), ("from", .number(from)), ("to", .number(to))])
        case .line(let from, let to):
          return object(
            "line",
            [("from", .array([.number(from.x), .number(from.y)])), ("to", .array([.number(to.x), .number(to.y)]))])
        case .function, .parametric, .polar: return nil
        }
      })
  }

  private static func object(_ key: String, _ members: [(String, Vocabulary.Value)]) -> Vocabulary.Value {
    .object([Vocabulary.Member(key, .object(members.map { Vocabulary.Member($0.0, $0.1) }))])
  }
}

extension ValueReading {
  fileprivate mutating func curve(_ kind: String, _ value: Vocabulary.Value) -> Curve? {
    let keys = kind == "line" ? ["from", "to"] : kind == "arc" ? ["radius", "from", "to"] : ["radius"]
    guard let members = members(of: value, keys) else { return nil }
    let missingKeys = keys.filter { key in !members.contains { $0.key == key } }
    for key in missingKeys { within(key) { $0.report("is missing; write it") } }
    var numbers: [String: Double] = [:], points: [String: [Double]] = [:]
    for member in members {
      within(member.key) { reading in
        if kind == "line" {
          points[member.key] = Vocabulary.Form<[Double]>.point.value(of: member.value, &reading)
        } else {
          let form = member.key == "radius" ? Vocabulary.Form<Double>.length : .number
          numbers[member.key] = form.value(of: member.value, &reading)
        }
      }
    }
    if kind == "line" {
      guard let from = points["from"], let to = points["to"] else { return nil }
      return .line(from: (from[0], from[1]), to: (to[0], to[1]))
    }
    guard let radius = numbers["radius"] else { return nil }
    if kind == "circle" { return .circle(radius: radius) }
    guard let from = numbers["from"], let to = numbers["to"] else { return nil }
    return .arc(radius: radius, from: from, to: to)
  }
}
