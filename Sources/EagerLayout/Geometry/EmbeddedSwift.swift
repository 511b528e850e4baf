// Functions and types with another implementation in Embedded Swift.

#if hasFeature(Embedded)
  @inline(never)
  func stop(_ message: StaticString) -> Never { preconditionFailure(message) }

  func nameOfCase<Value>(_ value: Value, css: StaticString) -> String { css.description }
  func nameOfType<Value>(_ type: Value.Type) -> String { "Container" }

  /// Replaces the protocol of the standard library, which Embedded Swift lacks.
  protocol Codable {}
#else
  /// Stops the program with a message, also in release builds, where a precondition prints none.
  @inline(never)
  func stop(_ message: StaticString) -> Never { fatalError(message.description) }

  /// Returns the name of an enumeration case. Returns `css` in Embedded Swift, which has no names of cases.
  func nameOfCase<Value>(_ value: Value, css: StaticString) -> String { "\(value)" }

  /// Returns the name of a container's type; in Embedded Swift, which has no names of types, `Container`.
  func nameOfType<Value>(_ type: Value.Type) -> String { "\(type)" }
#endif
