internal import Arrangements
internal import EagerLayout

extension Vocabulary.Form where Specified == LayoutID {
  /// A name, written like an id.
  static var name: Self {
    Self(
      "a name such as \"head\"",
      read: { value in
        switch value {
        case .string(let name): LayoutID(name)
        case .number(let number): LayoutID(decimal(number))
        default: nil
        }
      },
      write: { .string($0.description) })
  }
}

extension Vocabulary.Form where Specified == SplitPart {
  /// A part: its size, and its nested parts.
  static var part: Self {
    Self(
      "an object such as {\"columns\": [{\"size\": 100}, {\"size\": \"25%\"}, {}]}",
      reading: { value, reading in reading.part(value) }, write: { write($0, depth: 1) })
  }

  /// The maximum nesting of parts. Each level needs an object and an array.
  private static let maxDepth = Vocabulary.Value.nestingLimit / 2

  private static func write(_ part: SplitPart, depth: Int) -> Vocabulary.Value? {
    guard depth <= maxDepth, !part.hasFault else { return nil }
    var members: [Vocabulary.Member] = []
    if part.size != .fill { members.append(.init("size", sizeForm.write(part.size) ?? .null)) }
    if let direction = part.direction {
      let values = part.parts.compactMap { write($0, depth: depth + 1) }
      guard values.count == part.parts.count else { return nil }
      members.append(.init("\(direction)", .array(values)))
    }
    if let gap = part.gap { members.append(.init("gap", .number(gap))) }
    if part.padding != Edges() {
      let edges = [part.padding.top, part.padding.right, part.padding.bottom, part.padding.left]
      members.append(.init("padding", .array(edges.map { .number($0) })))
    }
    if part.place != .fill, let place = Vocabulary.Form<Place>.place.write(part.place) {
      members.append(.init("place", place))
    }
    if part.isEmpty { members.append(.init("empty", .boolean(true))) }
    if part.hasBackgroundItem { members.append(.init("behind", .boolean(true))) }
    if let tag = part.tag { members.append(.init("tag", .string(tag.description))) }
    return .object(members)
  }
}

private let sizeForm = Vocabulary.Form<SplitSize>(
  "a length such as 100, a share such as \"25%\" or \"rest 50%\", content or fill",
  reading: { value, reading in
    if value.number(withUnit: true) != nil {
      return Vocabulary.Form<Double>.length.read(value, &reading).map { .points($0) }
    }
    guard case .string(let text) = value else { return nil }
    if text == "content" { return .content }
    if text == "fill" { return .fill }
    let isRest = text.hasPrefix("rest ")
    guard let share = share(isRest ? String(text.dropFirst("rest ".count)) : text),
      let checked = reading.checked(share, of: value, in: 0...largestNumber, "a share such as \"25%\"")
    else { return nil }
    return isRest ? .rest(checked) : .fraction(checked)
  },
  write: { size in
    switch size {
    case .points(let points): .number(points)
    case .fraction(let share): .string(percentage(share))
    case .rest(let share): .string("rest \(percentage(share))")
    case .content: .string("content")
    case .fill: .string("fill")
    }
  })

/// Returns a percentage as a fraction: 0.25 for `25%`. Moves the decimal point of the digits, because a division may
/// round.
private func share(_ text: String) -> Double? {
  guard text.hasSuffix("%") else { return nil }
  let digits = Text(String(text.dropLast()))
  guard let (share, end) = digits.number(shiftedBy: -2), end == digits.range.upperBound else { return nil }
  return share
}

/// Returns a fraction as a percentage: `25%` for 0.25. Moves the decimal point of the digits, because a product may
/// round.
private func percentage(_ share: Double) -> String {
  let notation = "\(share)".split(separator: "e")
  if notation.count == 2, let exponent = Int(notation[1]) { return "\(notation[0])e\(exponent + 2)%" }
  let integerAndDecimals = notation[0].split(separator: ".")
  let decimals = (integerAndDecimals.count > 1 ? String(integerAndDecimals[1]) : "") + "00"
  let integer = (integerAndDecimals[0] + decimals.prefix(2)).drop { $0 == "0" }
  var lastDecimals = decimals.dropFirst(2)
  while lastDecimals.last == "0" { lastDecimals = lastDecimals.dropLast() }
  return (integer.isEmpty ? "0" : String(integer)) + (lastDecimals.isEmpty ? "%" : ".\(lastDecimals)%")
}

extension ValueReading {
  fileprivate mutating func part(_ value: Vocabulary.Value) -> SplitPart? {
    let keys = ["size", "columns", "rows", "gap", "padding", "place", "empty", "behind", "tag"]
    guard let members = members(of: value, keys) else { return nil }
    var part = SplitPart.fill
    for member in members {
      within(member.key) { $0.read(member, into: &part) }
    }
    return part
  }

  private mutating func read(_ member: Vocabulary.Member, into part: inout SplitPart) {
    let value = member.value
    switch member.key {
    case "size": part.size = sizeForm.value(of: value, &self) ?? .fill
    case "columns": readParts(.columns, value, into: &part)
    case "rows": readParts(.rows, value, into: &part)
    case "gap": part.gap = Vocabulary.Form<Double>.length.value(of: value, &self)
    case "padding": part.padding = Vocabulary.Form<Edges>.edges.value(of: value, &self) ?? Edges()
    case "place": part.place = Vocabulary.Form<Place>.place.value(of: value, &self) ?? .fill
    case "empty": part.isEmpty = Vocabulary.Form<Bool>.flag.value(of: value, &self) ?? false
    case "behind": part.hasBackgroundItem = Vocabulary.Form<Bool>.flag.value(of: value, &self) ?? false
    default: part.tag = Vocabulary.Form<LayoutID>.name.value(of: value, &self)
    }
  }

  private mutating func readParts(_ direction: SplitDirection, _ value: Vocabulary.Value, into part: inout SplitPart) {
    if let other = part.direction, other != direction {
      report("conflicts with \(other); nest one of them in the other")
    }
    guard let parts = Vocabulary.Form<[SplitPart]>.list(of: .part).value(of: value, &self) else { return }
    part.direction = direction
    part.parts = parts
  }
}

extension Vocabulary.Form where Specified == Edges {
  /// One length, or four in CSS's order: top, right, bottom, left.
  fileprivate static var edges: Self {
    let list = Vocabulary.Form<[Double]>.list(of: .length)
    return Self(
      "a length such as 8, or four such as [8, 16, 8, 16]: top, right, bottom, left",
      reading: { value, reading in
        if value.number(withUnit: true) != nil {
          return Vocabulary.Form<Double>.length.read(value, &reading).map {
            Edges(top: $0, left: $0, bottom: $0, right: $0)
          }
        }
        let faultCount = reading.faults.count
        guard let sides = list.read(value, &reading), reading.faults.count == faultCount, sides.count == 4 else {
          return nil
        }
        return Edges(top: sides[0], left: sides[3], bottom: sides[2], right: sides[1])
      },
      write: { list.write([$0.top, $0.right, $0.bottom, $0.left]) })
  }
}
