/// The identity of a node in a placement, a tree or a trace: a key, with an index for repeated keys.
///
///     enum Part { case title, cell }
///     Fixed(width: 60).id(Part.title)
///     Flex().id(Part.cell, index: 3)
///     Flex().id("footer")
///
/// A key is an integer, a case of an enumeration, or, outside Embedded Swift, any value that is `Hashable` and
/// `Sendable` or any object, compared by identity. Keys of different types never make equal ids. (Embedded Swift cannot
/// distinguish types; there a case counts as its raw value.)
public struct LayoutID: Hashable, Sendable {
  /// The value of an integer key, the raw value of a case, the address of an object, or the hash of any other key.
  private var numberOrHash: Int
  /// Distinguishes nodes with the same key.
  public var index: Int
  /// The type of the key, and the key itself if ``numberOrHash`` does not determine it.
  var key = Key()

  /// Creates an id from a number.
  public init(_ number: Int, index: Int = 0) {
    numberOrHash = number
    self.index = index
  }

  /// Whether the key is printed as a number.
  package var isNumber: Bool { key.isStoredAsNumber && caseName == nil }

  /// Whether the key is an object, which has no readable name.
  var isObject: Bool { key.isObject }

  /// The number of the key: an integer itself, an enum case's raw value, or an object's address; 0 for other keys.
  public var number: Int { key.isStoredAsNumber ? numberOrHash : 0 }

  /// The key, if it is a string.
  public var name: String? { key.name }

  /// The name of the key if it is a case of an enumeration; `nil` for other keys.
  package var caseName: String? { key.caseName(for: numberOrHash) }
}

extension LayoutID {
  /// Creates an id from an enum case with an integer as its raw value. It allocates no memory.
  @inlinable
  public init<Case: RawRepresentable & Hashable & Sendable>(_ key: Case, index: Int = 0)
  where Case.RawValue: FixedWidthInteger {
    self.init(Int(truncatingIfNeeded: key.rawValue), of: Case.self, index: index)
  }

  /// Whether two ids have the same key and index.
  public static func == (a: LayoutID, b: LayoutID) -> Bool {
    a.numberOrHash == b.numberOrHash && a.index == b.index && a.key == b.key
  }

  /// Hashes the key and the index.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(numberOrHash)
    hasher.combine(index)
    key.hash(into: &hasher)
  }

  /// Whether an id is before another in the order for binary search. Different keys with equal hashes count as equal.
  @inline(__always)
  static func precedes(_ a: LayoutID, _ b: LayoutID) -> Bool {
    if let precedes = Key.precedes(a.key, b.key) { return precedes }
    return a.numberOrHash == b.numberOrHash ? a.index < b.index : a.numberOrHash < b.numberOrHash
  }
}

extension LayoutID: ExpressibleByIntegerLiteral, CustomStringConvertible {
  /// Creates an id from a number.
  public init(integerLiteral number: Int) { self.init(number) }

  /// The key, followed by the index unless that is 0: `cell[3]`. An object is printed as its address.
  public var description: String {
    let base = key.text ?? caseName ?? "\(numberOrHash)"
    return index == 0 ? base : "\(base)[\(index)]"
  }
}
