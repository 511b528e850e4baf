/// A default value, with other values for some size classes.
///
///     let width = Choices(default: 100).when(.regular, .any, 200).when(.any, .any, .landscape, 150)
///     width[SizeClass(width: .compact, height: .compact, orientation: .landscape)]      // 150
///
/// The height takes precedence over the width, and both over the orientation. Of the matching values, the first in this
/// order wins: (width, height, orientation), (width, height), (height, orientation), (height), (width, orientation),
/// (width), (orientation), the default.
public struct Choices<Value> {
  private var choices: [(sizeClass: SizeClass, value: Value)]

  /// Creates choices with a default value.
  public init(default value: Value) { choices = [(SizeClass(), value)] }

  /// Returns the choices with a value for a size class, which replaces an earlier value for that class.
  public func when(_ width: SizeClass.Category, _ height: SizeClass.Category, _ value: Value) -> Choices {
    when(width, height, .any, value)
  }

  /// Returns the choices with a value for a size class and an orientation, which replaces an earlier one.
  public func when(
    _ width: SizeClass.Category, _ height: SizeClass.Category, _ orientation: SizeClass.Orientation, _ value: Value
  ) -> Choices {
    let sizeClass = SizeClass(width: width, height: height, orientation: orientation)
    var all = self
    all.choices.removeAll { $0.sizeClass == sizeClass }
    all.choices.append((sizeClass, value))
    return all
  }

  /// The value for a size class. Complexity: O(n) in the number of values.
  public subscript(size: SizeClass) -> Value {
    var best = 0, rank = -1
    for index in choices.indices where choices[index].sizeClass.includes(size) && choices[index].sizeClass.rank > rank {
      best = index
      rank = choices[index].sizeClass.rank
    }
    return choices[best].value
  }
}

extension Choices: Sendable where Value: Sendable {}
