/// The caches of arrangements, indexed like the arena's contents. Passes read a cache without reference counting.
@safe
struct CacheTable: ~Copyable {
  private var entries = Stack<Entry>()

  /// A retained cache, and the address of the content with its arrangement. The cache retains that content.
  @safe
  private struct Entry: BitwiseCopyable {
    var cache: Unmanaged<AnyCache>?
    var content: UnsafeMutableRawPointer?
  }

  deinit {
    for place in 0..<entries.count { unsafe entries[place].cache?.release() }
  }

  /// Returns the cache at a position, if the content's arrangement created it.
  @inline(__always)
  func cache(at place: Int, of content: ContentObject?) -> Unmanaged<AnyCache>? {
    guard place < entries.count, let content,
      unsafe entries[place].content == Unmanaged.passUnretained(content).toOpaque()
    else { return nil }
    return unsafe entries[place].cache
  }

  mutating func store(_ cache: AnyCache, at place: Int, of content: ContentObject) {
    while entries.count <= place { unsafe entries.push(Entry(cache: nil, content: nil)) }
    remove(at: place)
    cache.content = content
    unsafe entries[place] = Entry(cache: .passRetained(cache), content: Unmanaged.passUnretained(content).toOpaque())
  }

  mutating func remove(at place: Int) {
    guard place >= 0, place < entries.count, let cache = unsafe entries[place].cache else { return }
    unsafe entries[place] = Entry(cache: nil, content: nil)
    unsafe cache.release()
  }

  mutating func removeAll() {
    for place in 0..<entries.count { remove(at: place) }
    entries.pop(to: 0)
  }

  func copy() -> CacheTable {
    var copy = CacheTable()
    for place in 0..<entries.count {
      let cache = unsafe entries[place].cache?.takeUnretainedValue()
      guard let cache, let content = cache.content else { continue }
      copy.store(cache.copy(), at: place, of: content)
    }
    return copy
  }
}
