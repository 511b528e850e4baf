// <doc:WhatStopsAProgram> lists the messages of runtime failures.

@inline(__always)
func require(_ condition: Bool, _ message: StaticString) {
  if !condition { stop(message) }
}
