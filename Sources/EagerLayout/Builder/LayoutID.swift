/// What a node is found by in a placement, a tree or a trace: a key, with an index for repeats.
///
///     enum Part { case title, cell }
///     Fixed(width: 60).id(Part.title)
///     Flex().id(Part.cell, index: 3)
///     Flex().id("footer")
///
/// A key is an integer, a case of an enumeration, or outside Embedded Swift any value that is `Hashable` and `Sendable`, and
/// any object, which is the key of itself alone. Keys of two types never make equal ids. (In Embedded Swift, where types cannot be
/// told apart, a case counts as its raw value.)
public struct LayoutID: Hashable, Sendable {
  /// The number of a key that is one, or of a case's; the hash of another key.
  private var word: Int
  /// Which of several nodes with the same key.
  public var index: Int
  #if !hasFeature(Embedded)
    /// The type of the key; nil where it is an `Int`.
    private var type: Any.Type?
    /// The key itself, where its word does not say all of it.
    private var key: Key?

    /// A key of any type.
    private final class Key: Sendable {
      let value: any Hashable & Sendable
      /// The same, if it is a name: those are compared without asking for types.
      let name: String?

      init(_ value: any Hashable & Sendable, name: String? = nil) {
        self.value = value
        self.name = name
      }
    }
  #endif

  /// An id that is a number.
  public init(_ number: Int, index: Int = 0) {
    word = number
    self.index = index
  }

  /// Whether the key is called by a number.
  package var isNumber: Bool {
    #if hasFeature(Embedded)
      return true
    #else
      return key == nil && caseName == nil
    #endif
  }

  /// Whether the key is an object, which a reader knows by no name.
  var isObject: Bool {
    #if hasFeature(Embedded)
      return false
    #else
      return key == nil && type == AnyObject.self
    #endif
  }

  /// The number, where the key is one or has one as its raw value; 0 for others.
  public var number: Int {
    #if hasFeature(Embedded)
      return word
    #else
      return key == nil ? word : 0
    #endif
  }
}

extension LayoutID {
  /// An id that is a case of an enumeration of integers, which takes no memory of its own.
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
    /// An id that is a name.
    public init(_ name: String, index: Int = 0) {
      self.init(name.hashValue, of: String.self, index: index)
      key = Key(name, name: name)
    }

    /// An id that is any value. An id itself keeps its index, unless another is given.
    public init<Value: Hashable & Sendable>(_ key: Value, index: Int = 0) {
      if let id = key as? LayoutID {
        self = id
        if index != 0 { self.index = index }
      } else if let number = key as? Int {
        self.init(number, index: index)
      } else if Value.self is AnyObject.Type {
        self.init(key as AnyObject, index: index)
      } else if let key = key as? any RawRepresentable, let number = Self.number(of: key) {
        // What a generic function hands on is the same id as the case itself.
        self.init(number, of: Value.self, index: index)
      } else {
        self.init(key, typed: Value.self, index: index)
      }
    }

    /// An id that is an object. Give it only as long as the object lives: another may have its place in memory afterwards.
    @_disfavoredOverload
    public init(_ object: AnyObject, index: Int = 0) {
      self.init(Int(bitPattern: ObjectIdentifier(object)), of: AnyObject.self, index: index)
    }

    /// The raw value, if it is an integer.
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

    /// The name, for an id that is a string.
    public var name: String? { key?.value as? String }

    /// Whether two ids are of the same key and index.
    public static func == (a: LayoutID, b: LayoutID) -> Bool {
      guard a.word == b.word, a.index == b.index, a.type == b.type else { return false }
      guard let first = a.key, let second = b.key, first !== second else { return true }
      if let name = first.name, let other = second.name { return name == other }
      return first.value.isEqual(to: second.value)
    }

    /// Feeds the key and the index into a hasher.
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
    /// An id that is a number.
    public init(integerLiteral number: Int) { self.init(number) }

    /// An id that is a name.
    public init(stringLiteral name: String) { self.init(name) }

    /// The key, and the index where it is not 0: `cell[3]`. An object is called by its place in memory.
    public var description: String {
      let base = key.map { "\($0.value)" } ?? caseName ?? "\(word)"
      return index == 0 ? base : "\(base)[\(index)]"
    }

    /// What the case is called whose raw value the key has; nil for numbers and objects.
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
  /// An order of ids, for searching. Ids of different keys may have the same place in it, where their hashes are equal.
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
