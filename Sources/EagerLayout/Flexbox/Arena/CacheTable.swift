/// The caches of arrangements, by position among the contents. Each pass reads them, without reference counting.
@safe
struct CacheTable: ~Copyable {
  private var kept = Stack<Entry>()

  /// A retained cache, and the content with its arrangement, which the cache retains.
  @safe
  private struct Entry: BitwiseCopyable {
    var cache: Unmanaged<AnyCache>?
    var content: UnsafeMutableRawPointer?
  }

  deinit {
    for place in 0..<kept.count { unsafe kept[place].cache?.release() }
  }

  /// Returns the cache at a position, if the content's arrangement created it.
  @inline(__always)
  func cache(at place: Int, of content: ContentObject?) -> Unmanaged<AnyCache>? {
    guard place < kept.count, let content,
      unsafe kept[place].content == Unmanaged.passUnretained(content).toOpaque()
    else {
      return nil
    }
    return unsafe kept[place].cache
  }

  /// Stores a cache of a content's arrangement.
  mutating func keep(_ cache: AnyCache, at place: Int, of content: ContentObject) {
    while kept.count <= place { unsafe kept.push(Entry(cache: nil, content: nil)) }
    forget(at: place)
    cache.content = content
    unsafe kept[place] = Entry(
      cache: .passRetained(cache), content: Unmanaged.passUnretained(content).toOpaque())
  }

  mutating func forget(at place: Int) {
    guard place >= 0, place < kept.count, let cache = unsafe kept[place].cache else { return }
    unsafe kept[place] = Entry(cache: nil, content: nil)
    unsafe cache.release()
  }

  mutating func forgetAll() {
    for place in 0..<kept.count { forget(at: place) }
    kept.pop(to: 0)
  }

  /// Returns a copy of the caches for a copy of the tree.
  func copy() -> CacheTable {
    var copy = CacheTable()
    for place in 0..<kept.count {
      let cache = unsafe kept[place].cache?.takeUnretainedValue()
      guard let cache, let content = cache.content else { continue }
      copy.keep(cache.copy(), at: place, of: content)
    }
    return copy
  }
}
