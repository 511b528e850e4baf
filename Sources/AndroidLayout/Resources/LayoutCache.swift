#if !hasFeature(Embedded)
  import Synchronization

  /// A cache of the last layout of each file, so that a list inflates its row only once. The device and the classes
  /// must be equal. Copies of resources share the cache until something is added to one of them.
  ///
  /// This class caches nothing, for systems without locks.
  class LayoutCache: @unchecked Sendable {
    fileprivate init() {}

    static func make() -> LayoutCache {
      if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
        LockedLayoutMemory()
      } else {
        LayoutCache()
      }
    }

    func layout(_ name: String, _ device: Device, _ classes: ViewClasses) -> InflatedLayout? { nil }
    func keep(_ layout: InflatedLayout, _ name: String) {}
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private final class LockedLayoutMemory: LayoutCache, @unchecked Sendable {
    private let layouts = Mutex<[String: InflatedLayout]>([:])

    override func layout(_ name: String, _ device: Device, _ classes: ViewClasses) -> InflatedLayout? {
      let found = layouts.withLock { $0[name] }
      guard var layout = found, layout.classes.isSame(as: classes), layout.device == device else { return nil }
      guard layout.made == nil else { return layout }
      // A second request makes a third likely.
      layout.made = MadeNodes(layout.builder)
      keep(layout, name)
      return layout
    }

    override func keep(_ layout: InflatedLayout, _ name: String) { layouts.withLock { $0[name] = layout } }
  }
#else
  /// Caches nothing: Embedded Swift has no locks.
  struct LayoutCache {
    static func make() -> LayoutCache { LayoutCache() }

    func layout(_ name: String, _ device: Device, _ classes: ViewClasses) -> InflatedLayout? { nil }
    func keep(_ layout: InflatedLayout, _ name: String) {}
  }
#endif
