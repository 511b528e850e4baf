#if !hasFeature(Embedded)
  import Synchronization

  /// A cache of the last layout of each file, so that a list inflates its row only once. A cached layout is used for an
  /// equal device and equal classes. Copies of resources share the cache until something is added to one of them.
  ///
  /// This class itself caches nothing: it is for systems without locks.
  class LayoutCache: @unchecked Sendable {
    fileprivate init() {}

    static func make() -> LayoutCache {
      if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
        LockedLayoutCache()
      } else {
        LayoutCache()
      }
    }

    func layout(_ name: String, _ device: Device, _ classes: ViewClasses) -> InflatedLayout? { nil }
    func store(_ layout: InflatedLayout, _ name: String) {}
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private final class LockedLayoutCache: LayoutCache, @unchecked Sendable {
    private let layouts = Mutex<[String: InflatedLayout]>([:])

    override func layout(_ name: String, _ device: Device, _ classes: ViewClasses) -> InflatedLayout? {
      let cached = layouts.withLock { $0[name] }
      guard var layout = cached, layout.classes.isIdentical(to: classes), layout.device == device else { return nil }
      guard layout.nodeCache == nil else { return layout }
      // This is the second request of the layout, so a third is likely. The nodes are cached for it.
      layout.nodeCache = NodeCache(layout.builder)
      store(layout, name)
      return layout
    }

    override func store(_ layout: InflatedLayout, _ name: String) { layouts.withLock { $0[name] = layout } }
  }
#else
  /// Caches nothing: Embedded Swift has no locks.
  struct LayoutCache {
    static func make() -> LayoutCache { LayoutCache() }

    func layout(_ name: String, _ device: Device, _ classes: ViewClasses) -> InflatedLayout? { nil }
    func store(_ layout: InflatedLayout, _ name: String) {}
  }
#endif
