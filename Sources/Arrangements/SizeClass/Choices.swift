/// A value with others for some size classes.
///
///     let width = Choices(default: 100).when(.regular, .any, 200).when(.any, .any, .landscape, 150)
///     width[SizeClass(width: .compact, height: .compact, orientation: .landscape)]      // 150
///
/// The height says more than the width, and both more than the orientation: of the values that fit, the first of
/// (width, height, orientation), (width, height), (height, orientation), (height), (width, orientation), (width),
/// (orientation) and the default counts.
public struct Choices<Value> {
  private var choices: [(size: SizeClass, value: Value)]

  /// The value where nothing else is said.
  public init(default value: Value) { choices = [(SizeClass(), value)] }

  /// The same with a value for a class. One that was said for it before counts no more.
  public func when(_ width: SizeClass.Room, _ height: SizeClass.Room, _ value: Value) -> Choices {
    when(width, height, .any, value)
  }

  /// The same with a value for a class and an orientation. One that was said for it before counts no more.
  public func when(
    _ width: SizeClass.Room, _ height: SizeClass.Room, _ orientation: SizeClass.Orientation, _ value: Value
  ) -> Choices {
    let size = SizeClass(width: width, height: height, orientation: orientation)
    var all = self
    all.choices.removeAll { $0.size == size }
    all.choices.append((size, value))
    return all
  }

  /// The value for a class. Complexity: O(n) in the number of values.
  public subscript(size: SizeClass) -> Value {
    var best = 0, rank = -1
    for index in choices.indices where choices[index].size.includes(size) && choices[index].size.rank > rank {
      best = index
      rank = choices[index].size.rank
    }
    return choices[best].value
  }
}

extension Choices: Sendable where Value: Sendable {}
