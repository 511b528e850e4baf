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
  /// The value of an integer key, the raw value of a case, or the hash of any other key.
  private var word: Int
  /// Distinguishes nodes with the same key.
  public var index: Int
  #if !hasFeature(Embedded)
    /// The type of the key; `nil` for an `Int`.
    private var type: Any.Type?
    /// The key itself, if `word` does not determine it.
    private var key: Key?

    /// A key of any type.
    private final class Key: Sendable {
      let value: any Hashable & Sendable
      /// The value as a string, if it is one: strings are compared without dynamic casts.
      let name: String?

      init(_ value: any Hashable & Sendable, name: String? = nil) {
        self.value = value
        self.name = name
      }
    }
  #endif

  /// Creates an id from a number.
  public init(_ number: Int, index: Int = 0) {
    word = number
    self.index = index
  }

  /// Whether the key is printed as a number.
  package var isNumber: Bool {
    #if hasFeature(Embedded)
      return true
    #else
      return key == nil && caseName == nil
    #endif
  }

  /// Whether the key is an object, which has no readable name.
  var isObject: Bool {
    #if hasFeature(Embedded)
      return false
    #else
      return key == nil && type == AnyObject.self
    #endif
  }

  /// The number of the key: an integer itself, an enum case's raw value, or an object's address; 0 for other keys.
  public var number: Int {
    #if hasFeature(Embedded)
      return word
    #else
      return key == nil ? word : 0
    #endif
  }
}

extension LayoutID {
  /// Creates an id from an enum case with an integer as its raw value. It allocates no memory.
  @inlinable
  public init<Case: RawRepresentable & Hashable & Sendable>(_ key: Case, index: Int = 0)
  where Case.RawValue: FixedWidthInteger {
    #if hasFeature(Embedded)
      self.init(Int(truncatingIfNeeded: key.rawValue), index: index)
    #else
      self.init(Int(truncatingIfNeeded: key.rawValue), of: Case.self, index: index)
    #endif
  }
}

#if !hasFeature(Embedded)
  extension LayoutID {
    /// Creates an id from a name.
    public init(_ name: String, index: Int = 0) {
      self.init(name.hashValue, of: String.self, index: index)
      key = Key(name, name: name)
    }

    /// Creates an id from any value. A `LayoutID` keeps its own index, unless `index` is not 0.
    public init<Value: Hashable & Sendable>(_ key: Value, index: Int = 0) {
      if let id = key as? LayoutID {
        self = id
        if index != 0 { self.index = index }
      } else if let number = key as? Int {
        self.init(number, index: index)
      } else if Value.self is AnyObject.Type {
        self.init(key as AnyObject, index: index)
      } else if let key = key as? any RawRepresentable, let number = Self.number(of: key) {
        // A case that is passed through a generic function makes the same id as the case itself.
        self.init(number, of: Value.self, index: index)
      } else {
        self.init(key, typed: Value.self, index: index)
      }
    }

    /// Creates an id from an object. Use it only while the object lives: a later object may have the same address.
    @_disfavoredOverload
    public init(_ object: AnyObject, index: Int = 0) {
      self.init(Int(bitPattern: ObjectIdentifier(object)), of: AnyObject.self, index: index)
    }

    /// Returns the raw value, if it is an integer.
    private static func number(of key: some RawRepresentable) -> Int? {
      (key.rawValue as? any FixedWidthInteger).map { Int(truncatingIfNeeded: $0) }
    }

    @usableFromInline
    init(_ number: Int, of type: Any.Type, index: Int) {
      self.init(number, index: index)
      self.type = type
    }

    private init(_ value: some Hashable & Sendable, typed type: Any.Type, index: Int) {
      self.init(value.hashValue, index: index)
      self.type = type
      key = Key(value)
    }

    /// The key, if it is a string.
    public var name: String? { key?.value as? String }

    /// Whether two ids have the same key and index.
    public static func == (a: LayoutID, b: LayoutID) -> Bool {
      guard a.word == b.word, a.index == b.index, a.type == b.type else { return false }
      guard let first = a.key, let second = b.key, first !== second else { return true }
      if let name = first.name, let other = second.name { return name == other }
      return first.value.isEqual(to: second.value)
    }

    /// Hashes the key and the index.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(word)
      hasher.combine(index)
      hasher.combine(type.map { ObjectIdentifier($0) })
    }
  }

  extension Equatable {
    fileprivate func isEqual(to other: any Equatable) -> Bool { (other as? Self) == self }
  }

  extension LayoutID: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, CustomStringConvertible {
    /// Creates an id from a number.
    public init(integerLiteral number: Int) { self.init(number) }

    /// Creates an id from a name.
    public init(stringLiteral name: String) { self.init(name) }

    /// The key, followed by the index unless that is 0: `cell[3]`. An object is printed as its address.
    public var description: String {
      let base = key.map { "\($0.value)" } ?? caseName ?? "\(word)"
      return index == 0 ? base : "\(base)[\(index)]"
    }

    /// The name of the case with the key's raw value; `nil` for other keys.
    package var caseName: String? {
      guard key == nil, let type = type as? any RawRepresentable.Type else { return nil }
      return Self.name(of: type, word)
    }

    private static func name<Case: RawRepresentable>(of type: Case.Type, _ word: Int) -> String? {
      guard let type = Case.RawValue.self as? any FixedWidthInteger.Type else { return nil }
      return (integer(type, word) as? Case.RawValue).flatMap { Case(rawValue: $0) }.map { "\($0)" }
    }

    private static func integer<Number: FixedWidthInteger>(_ type: Number.Type, _ word: Int) -> Any {
      Number(truncatingIfNeeded: word)
    }
  }
#endif

extension LayoutID {
  /// A total preorder of ids, for binary search. Different keys with equal hashes compare as equal.
  @inline(__always)
  static func precedes(_ a: LayoutID, _ b: LayoutID) -> Bool {
    #if !hasFeature(Embedded)
      if a.type != b.type {
        guard let first = a.type else { return true }
        guard let second = b.type else { return false }
        return ObjectIdentifier(first) < ObjectIdentifier(second)
      }
    #endif
    return a.word == b.word ? a.index < b.index : a.word < b.word
  }
}
