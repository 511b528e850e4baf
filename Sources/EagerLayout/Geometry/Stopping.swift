// Runtime failures, for calls that have no meaningful result: <doc:WhatStopsAProgram> lists their messages.

/// Stops the program with a message unless a condition holds.
@inline(__always)
func require(_ condition: Bool, _ sentence: StaticString) {
  if !condition { stop(sentence) }
}
