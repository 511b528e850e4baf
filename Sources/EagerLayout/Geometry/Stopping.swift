// What stops a program, where no answer would be one: <doc:WhatStopsAProgram> lists the sentences.

/// Stops the program with a sentence unless something holds.
@inline(__always)
func require(_ condition: Bool, _ sentence: StaticString) {
  if !condition { stop(sentence) }
}

/// Stops the program with a sentence. Release builds print none for a precondition, and this one all the same.
@inline(never)
func stop(_ sentence: StaticString) -> Never {
  #if hasFeature(Embedded)
    preconditionFailure(sentence)
  #else
    fatalError(sentence.description)
  #endif
}
