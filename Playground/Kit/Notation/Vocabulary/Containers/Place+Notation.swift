internal import Arrangements
internal import EagerLayout

extension Choice {
  static let place = Choice(
    alternatives: "a place such as .center or .topTrailing, or Place(horizontal: .at(0.25), vertical: .center)",
    type: Member(
      "Place",
      [
        Signature(["horizontal", "vertical"].map { Parameter($0, .choice(placeAlignment)) }, requiresAnyArgument: true)
      ],
      example: "Place(horizontal: .at(0.25), vertical: .center)")
  ) { Place.named.map { Member($0.name) } }

  /// An alignment along one axis.
  static let placeAlignment = Choice(alternatives: ".fill, .start, .center, .end or .at(0.25)") {
    [
      Member("fill"), Member("start"), Member("center"), Member("end"),
      Member("at", [.unlabeled(.finite)], example: ".at(0.25)"),
    ]
  }
}

extension [ParsedValue?] {
  func place(at index: Int) -> Place? {
    guard let chosen = chosen(at: index) else { return nil }
    guard let member = chosen.member else {
      return Place(
        horizontal: chosen.values.placeAlignment(at: 0) ?? .fill, vertical: chosen.values.placeAlignment(at: 1) ?? .fill
      )
    }
    return Place.named[member].place
  }

  func placeAlignment(at index: Int) -> Place.Alignment? {
    guard let chosen = chosen(at: index), let member = chosen.member else { return nil }
    let names: [Place.Alignment] = [.fill, .start, .center, .end]
    return member < names.count ? names[member] : .at(chosen.values.number(at: 0) ?? 0)
  }
}

extension Place {
  static var named: [(name: String, place: Place)] {
    [
      ("fill", .fill), ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top),
      ("bottom", .bottom), ("topLeading", .topLeading), ("topCenter", .topCenter), ("topTrailing", .topTrailing),
      ("centerLeading", .centerLeading), ("centerTrailing", .centerTrailing), ("bottomLeading", .bottomLeading),
      ("bottomCenter", .bottomCenter), ("bottomTrailing", .bottomTrailing),
    ]
  }

  /// The place in source form.
  var text: String {
    if let named = Self.named.first(where: { $0.place == self }) { return ".\(named.name)" }
    var sides = ArgumentList()
    if horizontal != .fill { sides.add(horizontal.text, label: "horizontal") }
    if vertical != .fill { sides.add(vertical.text, label: "vertical") }
    return sides.call("Place", isAlwaysCall: true)
  }
}

extension Place.Alignment {
  var text: String {
    switch self {
    case .fill: ".fill"
    case .start: ".start"
    case .center: ".center"
    case .end: ".end"
    case .at(let share): ".at(\(decimal(share)))"
    }
  }
}
