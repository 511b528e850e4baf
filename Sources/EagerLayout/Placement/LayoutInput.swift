/// The space and the origin of a layout, with invalid numbers replaced, and the faults of the original numbers.
struct LayoutInput {
  private(set) var space: LayoutSpace
  private(set) var x: Double
  private(set) var y: Double
  private(set) var faults: [LayoutIssue.InputFault] = []

  init(_ space: LayoutSpace, x: Double, y: Double) {
    self.space = space
    self.x = x
    self.y = y
    self.x = checked(x, usablePosition(x), .x)
    self.y = checked(y, usablePosition(y), .y)
    self.space.width = checked(space.width, .width)
    self.space.height = checked(space.height, .height)
  }

  /// Returns the validated size. An infinite size means that the layout is sized to its content.
  private mutating func checked(_ size: LayoutSpace.Size, _ number: LayoutIssue.InputFault.Number) -> LayoutSpace.Size {
    guard case .definite(let length) = size else { return size }
    return length == .infinity ? .maxContent : .definite(checked(length, usable(length), number))
  }

  private mutating func checked(_ value: Double, _ used: Double, _ number: LayoutIssue.InputFault.Number) -> Double {
    if value != used { faults.append(LayoutIssue.InputFault(number: number, value: value)) }
    return used
  }
}
