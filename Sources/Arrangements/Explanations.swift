import EagerLayout

// What several containers tell alike.
extension ArrangementExplanation {
  typealias Numbers = [Number]

  /// The content asks for what its widest item does.
  mutating func askWidest() {
    var least = Numbers(), greatest = Numbers()
    for item in 0..<count {
      least.append(inlineSizes(of: item).least)
      greatest.append(inlineSizes(of: item).greatest)
    }
    ask(least: .greatest(least), greatest: .greatest(greatest))
  }

  /// The content is as high as its highest item.
  mutating func askHighest() {
    var heights = Numbers()
    for item in 0..<count { heights.append(height(of: item)) }
    ask(height: .greatest(heights))
  }

  /// Where something begins of which a share of the room that is to spare lies before it.
  mutating func part(_ share: Double, of spare: Number, of item: Int? = nil) -> Number {
    if share == 0 { return number(0) }
    let spare = find("to spare", spare, of: item)
    return share == 1 ? spare : share == 0.5 ? spare / 2 : spare * number(share, "share")
  }

  /// What columns beside each other, or rows below each other, have without the gaps.
  mutating func room(in length: Number, among count: Int, _ gap: Number) -> Number {
    if gap.value == 0 || count < 2 { return length }
    let gaps = find("gaps", gap * Double(count - 1))
    return find("room", length - gaps)
  }
}
