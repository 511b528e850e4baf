/// The caches of arrangements, by position among the contents. Each pass reads them, without reference counting.
@safe
struct Memories: ~Copyable {
  private var kept = Storage<Entry>()

  /// A retained cache, and the content with its arrangement, which the cache retains.
  @safe
  private struct Entry: BitwiseCopyable {
    var memory: Unmanaged<AnyMemory>?
    var content: UnsafeMutableRawPointer?
  }

  deinit {
    for place in 0..<kept.count { unsafe kept[place].memory?.release() }
  }

  /// Returns the cache at a position, if the content's arrangement created it.
  @inline(__always)
  func memory(at place: Int, of content: LeafContent) -> Unmanaged<AnyMemory>? {
    guard place < kept.count, unsafe kept[place].content == Unmanaged.passUnretained(content).toOpaque() else {
      return nil
    }
    return unsafe kept[place].memory
  }

  /// Stores a cache of a content's arrangement.
  mutating func keep(_ memory: AnyMemory, at place: Int, of content: LeafContent) {
    while kept.count <= place { unsafe kept.push(Entry(memory: nil, content: nil)) }
    forget(at: place)
    memory.content = content
    unsafe kept[place] = Entry(
      memory: .passRetained(memory), content: Unmanaged.passUnretained(content).toOpaque())
  }

  mutating func forget(at place: Int) {
    guard place >= 0, place < kept.count, let memory = unsafe kept[place].memory else { return }
    unsafe kept[place] = Entry(memory: nil, content: nil)
    unsafe memory.release()
  }

  mutating func forgetAll() {
    for place in 0..<kept.count { forget(at: place) }
    kept.pop(to: 0)
  }

  /// Returns a copy of the caches for a copy of the tree.
  func copy() -> Memories {
    var copy = Memories()
    for place in 0..<kept.count {
      let memory = unsafe kept[place].memory?.takeUnretainedValue()
      guard let memory, let content = memory.content else { continue }
      copy.keep(memory.copy(), at: place, of: content)
    }
    return copy
  }
}
