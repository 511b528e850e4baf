// Runtime failures, for calls that have no meaningful result: <doc:WhatStopsAProgram> lists their messages.

/// Stops the program with a message unless a condition holds.
@inline(__always)
func require(_ condition: Bool, _ sentence: StaticString) {
  if !condition { stop(sentence) }
}

/// Stops the program with a message, also in release builds, where a precondition prints none.
@inline(never)
func stop(_ sentence: StaticString) -> Never {
  #if hasFeature(Embedded)
    preconditionFailure(sentence)
  #else
    fatalError(sentence.description)
  #endif
}
