// Functions and types that differ in Embedded Swift.

#if hasFeature(Embedded)
  @inline(never)
  func stop(_ sentence: StaticString) -> Never { preconditionFailure(sentence) }

  func nameOfCase<Value>(_ value: Value, css: StaticString) -> String { css.description }
  func nameOfType<Value>(_ type: Value.Type) -> String { "Container" }

  /// Replaces the protocol of the standard library, which Embedded Swift lacks.
  protocol Codable {}
#else
  /// Stops the program with a message, also in release builds, where a precondition prints none.
  @inline(never)
  func stop(_ sentence: StaticString) -> Never { fatalError(sentence.description) }

  /// Returns the name of a case; in Embedded Swift, which has no names of cases, the text for CSS.
  func nameOfCase<Value>(_ value: Value, css: StaticString) -> String { "\(value)" }

  /// Returns the name of a container's type; in Embedded Swift, which has no names of types, `Container`.
  func nameOfType<Value>(_ type: Value.Type) -> String { "\(type)" }
#endif
