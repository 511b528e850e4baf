internal import Arrangements

extension PropertyKind {
  /// The notation of the property's values in a document.
  var form: Vocabulary.Form<PropertyValue> {
    switch self {
    case .number(let range): Self.form(.number(in: range), PropertyValue.number) { $0.number }
    case .length: Self.form(.length, PropertyValue.number) { $0.number }
    case .signedLength: Self.form(.signedLength, PropertyValue.number) { $0.number }
    case .weight: Self.form(.weight, PropertyValue.number) { $0.number }
    case .whole(let range):
      Self.form(.whole(in: range), PropertyValue.whole) { if case .whole(let number) = $0 { number } else { nil } }
    case .flag: Self.form(.flag, PropertyValue.flag) { if case .flag(let flag) = $0 { flag } else { nil } }
    case .keyword(let names): .keyword(names)
    case .flow: .gridFlow
    case .id: Self.form(.name, PropertyValue.id) { if case .id(let id) = $0 { id } else { nil } }
    case .place: Self.form(.place, PropertyValue.place) { if case .place(let place) = $0 { place } else { nil } }
    case .alignment:
      Self.form(.alignment, PropertyValue.alignment) { if case .alignment(let side) = $0 { side } else { nil } }
    case .point:
      Self.form(.point, { .point(x: $0[0], y: $0[1]) }, { if case .point(let x, let y) = $0 { [x, y] } else { nil } })
    case .curve: Self.form(.curve, PropertyValue.curve) { if case .curve(let curve) = $0 { curve } else { nil } }
    case .lines:
      Self.form(.list(of: .lineRule), PropertyValue.lines) { if case .lines(let rules) = $0 { rules } else { nil } }
    case .constraints:
      Self.form(.constraints, PropertyValue.constraints) { if case .constraints(let all) = $0 { all } else { nil } }
    case .groups:
      Self.form(.list(of: .group), PropertyValue.groups) { if case .groups(let all) = $0 { all } else { nil } }
    case .part: Self.form(.part, PropertyValue.part) { if case .part(let part) = $0 { part } else { nil } }
    case .template:
      Self.form(.gridTemplate, PropertyValue.template) { if case .template(let tracks) = $0 { tracks } else { nil } }
    case .tracks:
      Self.form(.autoTracks, PropertyValue.tracks) { if case .tracks(let tracks) = $0 { tracks } else { nil } }
    case .areas: Self.form(.gridAreas, PropertyValue.areas) { if case .areas(let areas) = $0 { areas } else { nil } }
    case .line: Self.form(.gridLine, PropertyValue.line) { if case .line(let line) = $0 { line } else { nil } }
    case .justification(let isOptional):
      Self.form(isOptional ? .itemJustification : .justification, PropertyValue.justification) {
        if case .justification(let position) = $0 { .some(position) } else { nil }
      }
    }
  }

  private static func form<Specified: Sendable>(
    _ form: Vocabulary.Form<Specified>, _ value: @escaping @Sendable (Specified) -> PropertyValue,
    _ specified: @escaping @Sendable (PropertyValue) -> Specified?
  ) -> Vocabulary.Form<PropertyValue> {
    Vocabulary.Form(
      form.values, reading: { form.read($0, &$1).map(value) }, write: { specified($0).flatMap { form.write($0) } })
  }
}

extension PropertyValue {
  fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }
}

extension Vocabulary.Form where Specified == PropertyValue {
  fileprivate static func keyword(_ names: [String]) -> Self {
    Self(
      listed(names),
      read: { value in
        guard case .string(let name) = value else { return nil }
        return (names.firstIndex(of: name) ?? names.firstIndex(of: name.lowercased())).map { .keyword($0) }
      },
      write: { if case .keyword(let index) = $0 { .string(names[index]) } else { nil } })
  }
}
