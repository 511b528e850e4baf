// Keys of any type. Embedded Swift has no types at run time, so keys are only numbers there, and cases with a number as
// raw value.

#if hasFeature(Embedded)
  extension LayoutID {
    struct Key: Equatable, Sendable {
      var isStoredAsNumber: Bool { true }
      var isObject: Bool { false }
      var name: String? { nil }
      var text: String? { nil }

      func caseName(for rawValue: Int) -> String? { nil }
      func hash(into hasher: inout Hasher) {}

      static func precedes(_ a: Key, _ b: Key) -> Bool? { nil }
    }

    @usableFromInline
    init<Value>(_ number: Int, of type: Value.Type, index: Int) { self.init(number, index: index) }
  }

  extension LayoutItem {
    /// Identifies the item by an id.
    @inlinable
    public consuming func id(_ id: LayoutID) -> Modified { identified(id) }
  }
#else
  extension LayoutID {
    /// The part of a key that the id's number does not store.
    struct Key: Equatable, Sendable {
      /// The type of the key; `nil` for an `Int`.
      var type: Any.Type?
      /// The key itself, if the id's number does not determine it.
      var box: Box?

      /// A key of any type.
      final class Box: Sendable {
        let value: any Hashable & Sendable
        /// The value as a string, if it is one: strings are compared without dynamic casts.
        let name: String?

        init(_ value: any Hashable & Sendable, name: String? = nil) {
          self.value = value
          self.name = name
        }
      }

      /// Whether the id's number is the key, or the address of an object that is the key.
      var isStoredAsNumber: Bool { box == nil }
      var isObject: Bool { box == nil && type == AnyObject.self }
      var name: String? { box?.value as? String }
      /// The description of a key that is not a number.
      var text: String? { box.map { "\($0.value)" } }

      @inline(__always)
      static func == (a: Key, b: Key) -> Bool {
        guard a.type == b.type else { return false }
        guard let first = a.box, let second = b.box, first !== second else { return true }
        if let name = first.name, let other = second.name { return name == other }
        return first.value.isEqual(to: second.value)
      }

      @inline(__always)
      func hash(into hasher: inout Hasher) { hasher.combine(type.map { ObjectIdentifier($0) }) }

      /// Returns the order of two keys of different types, or `nil`.
      @inline(__always)
      static func precedes(_ a: Key, _ b: Key) -> Bool? {
        if a.type == b.type { return nil }
        guard let first = a.type else { return true }
        guard let second = b.type else { return false }
        return ObjectIdentifier(first) < ObjectIdentifier(second)
      }

      /// Returns the name of the enumeration case that has a raw value, or `nil` if the key is not a case.
      func caseName(for rawValue: Int) -> String? {
        guard box == nil, let type = type as? any RawRepresentable.Type else { return nil }
        return Self.name(of: type, rawValue)
      }

      private static func name<Case: RawRepresentable>(of type: Case.Type, _ rawValue: Int) -> String? {
        guard let type = Case.RawValue.self as? any FixedWidthInteger.Type else { return nil }
        return (integer(type, rawValue) as? Case.RawValue).flatMap { Case(rawValue: $0) }.map { "\($0)" }
      }

      private static func integer<Number: FixedWidthInteger>(_ type: Number.Type, _ rawValue: Int) -> Any {
        Number(truncatingIfNeeded: rawValue)
      }
    }

    @usableFromInline
    init(_ number: Int, of type: Any.Type, index: Int) {
      self.init(number, index: index)
      key.type = type
    }

    private init(_ value: some Hashable & Sendable, typed type: Any.Type, index: Int) {
      self.init(value.hashValue, index: index)
      key = Key(type: type, box: Key.Box(value))
    }
  }

  extension Equatable {
    fileprivate func isEqual(to other: any Equatable) -> Bool { (other as? Self) == self }
  }

  extension LayoutID: ExpressibleByStringLiteral {
    /// Creates an id from a name.
    public init(_ name: String, index: Int = 0) {
      self.init(name.hashValue, of: String.self, index: index)
      self.key.box = Key.Box(name, name: name)
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

    /// Creates an id from a name.
    public init(stringLiteral name: String) { self.init(name) }
  }

  extension LayoutItem {
    /// Identifies the item by any value, or by a ``LayoutID``.
    @inlinable
    public consuming func id(_ key: some Hashable & Sendable, index: Int = 0) -> Modified {
      identified(LayoutID(key, index: index))
    }

    /// Identifies the item by an object, such as the view that it places.
    @_disfavoredOverload
    @inlinable
    public consuming func id(_ object: AnyObject, index: Int = 0) -> Modified {
      identified(LayoutID(object, index: index))
    }
  }

  extension Placement {
    /// The frame of the node whose id is a value of any hashable type, in the coordinates of the bounds, or `nil`.
    @_disfavoredOverload
    public subscript(key: some Hashable & Sendable, index: Int = 0) -> Frame? { self[LayoutID(key, index: index)] }

    /// The frame of the node with an object as its id, in the coordinates of the bounds, or `nil`.
    @_disfavoredOverload
    public subscript(object: AnyObject, index: Int = 0) -> Frame? { self[LayoutID(object, index: index)] }

    /// Returns the node whose id is a given value of any hashable type, or `nil`.
    @_disfavoredOverload
    public func node(_ key: some Hashable & Sendable, index: Int = 0) -> Node? { node(LayoutID(key, index: index)) }

    /// Returns the index in ``frames`` of the node whose id is a given value of any hashable type, or `nil`.
    @_disfavoredOverload
    public func index(of key: some Hashable & Sendable, index: Int = 0) -> Int? {
      self.index(of: LayoutID(key, index: index))
    }

    /// Returns the node with an object as its id, or `nil`.
    @_disfavoredOverload
    public func node(_ object: AnyObject, index: Int = 0) -> Node? { node(LayoutID(object, index: index)) }
  }

  extension LayoutTree {
    /// Returns the first node whose id is a given value of any hashable type, as ``node(_:)`` does.
    @_disfavoredOverload
    public func node(_ key: some Hashable & Sendable, index: Int = 0) -> Node? { node(LayoutID(key, index: index)) }

    /// Returns the first node with an object as its id, as ``node(_:)`` does.
    @_disfavoredOverload
    public func node(_ object: AnyObject, index: Int = 0) -> Node? { node(LayoutID(object, index: index)) }

    /// The frame of the first node whose id is a value of any hashable type, in the bounds' coordinates, or `nil`.
    @_disfavoredOverload
    public subscript(key: some Hashable & Sendable, index: Int = 0) -> Frame? { self[LayoutID(key, index: index)] }

    /// The frame of the first node with an object as its id, in the coordinates of the bounds, or `nil`.
    @_disfavoredOverload
    public subscript(object: AnyObject, index: Int = 0) -> Frame? { self[LayoutID(object, index: index)] }
  }
#endif
