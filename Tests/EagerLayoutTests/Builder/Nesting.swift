import EagerLayout
import Foundation
import Testing

/// Runs work on a thread with a stack of the given size, and returns its result.
private func onThread<Result: Sendable>(
  stack kilobytes: Int, _ work: @escaping @Sendable () -> Result
) async -> Result {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: work()) }
    thread.stackSize = kilobytes << 10
    thread.start()
  }
}

/// Returns a leaf in `levels` alternating rows and columns. Each row has a padding of 1 at its left.
private func nested(_ levels: Int) -> Row {
  var row = Row { Fixed(width: 10, height: 20).id(1) }.padding(left: .points(1))
  for _ in 0..<(levels - 1) / 2 {
    let inner = row
    row = Row { Column { inner } }.padding(left: .points(1))
  }
  return row
}

/// Returns nested columns, built by a recursive function.
private func recursive(_ levels: Int) -> Column {
  Column {
    Fixed(height: 1)
    if levels > 1 { recursive(levels - 1) }
  }
}

// On Apple systems, threads other than the main thread have a stack of 512 KB.
@Suite("A thousand nested rows and columns")
struct Nesting {
  @Test("1,000 nested rows and columns are built, copied and destroyed on a stack of 512 KB")
  func deepTreeIsBuiltAndDestroyed() async {
    let children = await onThread(stack: 512) {
      let deep = nested(1001)
      let copy = deep.width(3)
      return Row { [deep, copy, deep] }.node.children.count
    }
    #expect(children == 3)
  }

  @Test("1,000 nested rows and columns are laid out on a stack of 512 KB")
  func deepTreeIsLaidOut() async {
    let placement = await onThread(stack: 512) { nested(1001).layout(in: Frame(width: 1000, height: 200)) }
    #expect(placement.frames.count == 1002)
    #expect(placement[1] == Frame(x: 501, width: 10, height: 20))
  }

  @Test("A recursive function builds 1,000 nested columns on a stack of 8 MB")
  func recursiveFunctionBuildsDeepTree() async {
    let frames = await onThread(stack: 8192) {
      recursive(1000).layout(in: Frame(width: 300, height: 2000)).frames.count
    }
    #expect(frames == 2000)
  }
}
