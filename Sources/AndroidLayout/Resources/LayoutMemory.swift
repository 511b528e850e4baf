#if !hasFeature(Embedded)
  import Synchronization

  /// The layouts that were made last of each file, so that a list inflates its row once: what is asked for again, for the same
  /// device and with the same classes, is copied. Resources that are copied share it until something is added to one of them.
  ///
  /// This one keeps nothing, for systems that have no lock.
  class LayoutMemory: @unchecked Sendable {
    fileprivate init() {}

    static func make() -> LayoutMemory {
      if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
        LockedLayoutMemory()
      } else {
        LayoutMemory()
      }
    }

    func layout(_ name: String, _ device: Device, _ classes: ViewClasses) -> InflatedLayout? { nil }
    func keep(_ layout: InflatedLayout, _ name: String) {}
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private final class LockedLayoutMemory: LayoutMemory, @unchecked Sendable {
    private let layouts = Mutex<[String: InflatedLayout]>([:])

    override func layout(_ name: String, _ device: Device, _ classes: ViewClasses) -> InflatedLayout? {
      let found = layouts.withLock { $0[name] }
      guard var layout = found, layout.classes.isSame(as: classes), layout.device == device else { return nil }
      guard layout.made == nil else { return layout }
      // Asked for twice, it will be asked for again.
      layout.made = MadeNodes(layout.builder)
      keep(layout, name)
      return layout
    }

    override func keep(_ layout: InflatedLayout, _ name: String) { layouts.withLock { $0[name] = layout } }
  }
#endif
