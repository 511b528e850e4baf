extension AnyArrangement {
  /// The arrangement itself, if it has this type.
  package func value<Value: Arrangement>(of type: Value.Type) -> Value? { (self as? TypedArrangement<Value>)?.value }
}

extension AnyArrangement {
  /// Whether another one says the same.
  package func equals(_ other: AnyArrangement) -> Bool { isEqual(to: other) }
}
