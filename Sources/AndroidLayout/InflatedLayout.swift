public import EagerLayout

/// A layout file inflated for a device: a layout item with a node for each view.
///
///     var row = try resources.layout("row", on: phone)
///     row["name"]?.text = "Anna Lee"
///     let placement = row.layout(in: Frame(width: 240, height: 480))
///     placement["last"]                            // 72 28 112 40
///     let list = Column { row; Flex() }
///
/// Its root is the window, a frame that applies the root view's `match_parent`, `wrap_content`, margins and gravity, as
/// Android's content view does. The ids of nodes are names. Each node except the window's carries an ``InflatedView``.
public struct InflatedLayout: LayoutComponent, Sendable {
  /// All views, parents before their children.
  public internal(set) var views: [InflatedView]
  /// Attributes without effect and differences from Android, sorted by file and position.
  public let warnings: [MarkupError.Fault]
  let records: [ViewRecord]
  let hierarchy: ViewHierarchy
  let classes: ViewClasses
  let device: Device
  /// The nodes of all views, if they were built in advance.
  var nodeCache: NodeCache?

  var builder: TreeBuilder { TreeBuilder(views, records, hierarchy, classes, device) }

  /// The window with all views. Complexity: O(n) in the number of views.
  public var body: some LayoutItem {
    nodeCache?.window(of: views) ?? builder.build()
  }

  /// The first view with an id; `nil` if there is none. Setting a view for an unknown id has no effect.
  ///
  ///     row["name"]?.text = "Anna Lee"
  ///
  /// - Complexity: O(n) in the number of views.
  public subscript(id: String) -> InflatedView? {
    get { views.first { $0.id == id } }
    set {
      guard let newValue, let view = views.firstIndex(where: { $0.id == id }) else { return }
      views[view] = newValue
    }
  }

  /// Returns a tree of the layout's nodes for repeated layouts. Complexity: O(n) in the number of views.
  public func tree() -> LayoutTree { LayoutTree(self) }

  /// Returns the size of the content of a scroll view in a placement of this layout, including the padding at the end.
  /// Returns `nil` for an unknown id.
  ///
  /// - Complexity: O(n) in the number of views.
  public func scrollContent(_ id: String, in placement: Placement) -> Extent? {
    guard let view = views.firstIndex(where: { $0.id == id }), let name = views[view].layoutID(at: view),
      let node = placement.node(name)
    else {
      return nil
    }
    let padding = records[view].padding
    var size = Extent(width: padding.left + padding.right, height: padding.top + padding.bottom)
    for child in node.children {
      guard let childView = hierarchy.children(of: view).first else { continue }
      let margin = records[childView].margin
      size.width = max(size.width, padding.left + padding.right + margin.left + child.frame.width + margin.right)
      size.height = max(size.height, padding.top + padding.bottom + margin.top + child.frame.height + margin.bottom)
    }
    return size
  }
}

extension InflatedLayout: Equatable {
  /// Returns whether two layouts have equal views, nested alike, for equal devices. Their classes are not compared.
  public static func == (a: InflatedLayout, b: InflatedLayout) -> Bool {
    a.hierarchy == b.hierarchy && a.device == b.device && a.views == b.views
  }
}

extension Resources {
  /// Inflates the layout with a name for a device.
  ///
  ///     let row = try resources.layout("row", on: Device(width: 240, height: 480, density: 2))
  ///
  /// - Parameters:
  ///   - name: the name of the file, without extension.
  ///   - device: the device for which resources are chosen.
  ///   - classes: the meanings of class names.
  /// - Throws: all errors in all files that were read.
  /// - Complexity: O(n) in the number of views and their attributes. The last layout of each name is cached: a repeated
  /// call with the same device and classes is O(1) until resources are added.
  public func layout(
    _ name: String, on device: Device, classes: ViewClasses = .standard
  ) throws(MarkupError) -> InflatedLayout {
    if let cached = cache.layout(name, device, classes) { return cached }
    var inflater = Inflater(Resolver(self, device, isStrict: isStrict), classes)
    let layout = try inflater.layout(name, allowsMerge: false)
    cache.store(layout, name)
    return layout
  }

  /// Returns the path of the layout file that a device uses; `nil` if there is none.
  package func path(ofLayout name: String, on device: Device) -> String? {
    let variants = table.variants(of: ResourceKey(type: "layout", name: name))
    return Qualifiers.choose(among: variants.map { $0.qualifiers }, for: device).map { variants[$0].path }
  }

  /// Returns the layouts of a file: one for each view in a `<merge>` root, and a single one for any other root.
  public func layouts(
    _ name: String, on device: Device, classes: ViewClasses = .standard
  ) throws(MarkupError) -> [InflatedLayout] {
    var inflater = Inflater(Resolver(self, device, isStrict: isStrict), classes)
    return try inflater.layout(name, allowsMerge: true).split()
  }

  /// Returns the errors and warnings of all layouts and drawables on several devices, except those of added packages.
  ///
  ///     resources.check(on: [Device(width: 360, height: 640), Device(width: 800, height: 1280)]).faults
  ///
  /// - Complexity: O(n) in the number of views and drawables, for each device.
  public func check(
    on devices: [Device], classes: ViewClasses = .standard
  ) -> (faults: [MarkupError.Fault], warnings: [MarkupError.Fault]) {
    var faults = FaultList(), warnings = FaultList()
    for device in devices {
      for name in table.names(of: "layout", package: "") {
        var inflater = Inflater(Resolver(self, device, isStrict: isStrict), classes)
        inflater.inflate(ResourceKey(type: "layout", name: name), allowsMerge: true)
        inflater.check()
        faults.add(inflater.resolver.faults)
        warnings.add(inflater.resolver.warnings)
      }
      var resolver = Resolver(self, device, isStrict: isStrict)
      for name in table.names(of: "drawable", package: "") {
        let text = "@drawable/\(name)"
        _ = resolver.drawable(Resolver.LocatedValue(text: text, site: Resolver.requestSite(for: text)))
      }
      faults.add(resolver.faults)
      warnings.add(resolver.warnings)
    }
    return (faults.sorted, warnings.sorted)
  }
}

extension Inflater {
  fileprivate mutating func layout(_ name: String, allowsMerge: Bool) throws(MarkupError) -> InflatedLayout {
    inflate(ResourceKey(type: "layout", name: name), allowsMerge: allowsMerge)
    if !isStopped { check() }
    if let error = resolver.faults.error { throw error }
    var warnings = resolver.warnings.sorted
    if resolver.warnings.omittedCount > 0, let first = warnings.first {
      warnings.append(
        .of(first.file, "has \(resolver.warnings.omittedCount) more warnings; fix these first", .limit)
      )
    }
    return InflatedLayout(
      views: views, warnings: warnings, records: records, hierarchy: ViewHierarchy(parents: parents),
      classes: classes, device: resolver.device)
  }
}

extension InflatedLayout {
  /// Returns a layout for each child of the window.
  fileprivate func split() -> [InflatedLayout] {
    let roots = hierarchy.roots
    return roots.enumerated().map { position, root in
      let end = position + 1 < roots.count ? roots[position + 1] : records.count
      let parents = hierarchy.parents[root..<end].map { $0 < 0 ? -1 : $0 - root }
      return InflatedLayout(
        views: Array(views[root..<end]), warnings: position == 0 ? warnings : [], records: Array(records[root..<end]),
        hierarchy: ViewHierarchy(parents: parents), classes: classes, device: device)
    }
  }
}
