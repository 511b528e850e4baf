// <doc:WhatStopsAProgram> lists the messages of runtime failures.

/// Stops the program with a message unless a condition holds.
@inline(__always)
func require(_ condition: Bool, _ message: StaticString) {
  if !condition { stop(message) }
}
