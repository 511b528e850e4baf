public import EagerLayout

/// A layout file made a value for a device: an item like any other, with a node for each view.
///
///     var row = try resources.layout("row", on: phone)
///     row["name"]?.text = "Anna Lee"
///     let placement = row.layout(in: Frame(width: 240, height: 480))
///     placement["last"]                            // 72 28 112 40
///     let list = Column { row; Flex() }
///
/// Its root is the window, a frame in which the root view's `match_parent`, `wrap_content`, margins and gravity work, as
/// Android's content view is. The ids of nodes are names. Each node but the window's carries an ``InflatedView``.
public struct InflatedLayout: LayoutComponent, Sendable {
  /// All views, each before those in it.
  public internal(set) var views: [InflatedView]
  /// What does nothing, or is here otherwise than in Android, by file and place.
  public let warnings: [MarkupError.Fault]
  let records: [ViewRecord]
  let family: ViewFamily
  let classes: ViewClasses
  let device: Device
  /// The nodes, where they were made for all that are asked for.
  var made: MadeNodes?

  var builder: TreeBuilder { TreeBuilder(views, records, family, classes, device) }

  /// The window with all views in it. Complexity: O(n) in the number of views.
  public var body: some LayoutItem {
    made?.window(of: views) ?? builder.build()
  }

  /// The view with an id; the first, if several have it. Nil if there is none, and then nothing is set.
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

  /// The layout's nodes as a tree that is laid out again and again. Complexity: O(n) in the number of views.
  public func tree() -> LayoutTree { LayoutTree(self) }

  /// How large the content of a scroll view is, in a placement of this layout, the padding at the end included. Nil for
  /// an id that is not there.
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
      guard let place = family.children(of: view).first else { continue }
      let margin = records[place].margin
      size.width = max(size.width, padding.left + padding.right + margin.left + child.frame.width + margin.right)
      size.height = max(size.height, padding.top + padding.bottom + margin.top + child.frame.height + margin.bottom)
    }
    return size
  }
}

extension InflatedLayout: Equatable {
  /// Whether two layouts draw and lay out alike, if their classes do.
  public static func == (a: InflatedLayout, b: InflatedLayout) -> Bool {
    a.family == b.family && a.device == b.device && a.views == b.views
  }
}

extension Resources {
  /// A layout by its name, for a device.
  ///
  ///     let row = try resources.layout("row", on: Device(width: 240, height: 480, density: 2))
  ///
  /// - Parameters:
  ///   - name: the name of its file, without ending.
  ///   - device: what resources are chosen for.
  ///   - classes: what the names of classes mean.
  /// - Throws: all faults of all files that were met.
  /// - Complexity: O(n) in the number of views and their attributes. What was made last is kept: for the same device and
  ///   classes, until something is added, it is O(1).
  public func layout(
    _ name: String, on device: Device, classes: ViewClasses = .standard
  ) throws(MarkupError) -> InflatedLayout {
    #if hasFeature(Embedded)
      var inflater = Inflater(Resolver(self, device, isStrict: isStrict), classes)
      return try inflater.layout(name, allowsMerge: false)
    #else
      if let kept = memory.layout(name, device, classes) { return kept }
      var inflater = Inflater(Resolver(self, device, isStrict: isStrict), classes)
      let layout = try inflater.layout(name, allowsMerge: false)
      memory.keep(layout, name)
      return layout
    #endif
  }

  /// The path of the file that a device takes of a layout; nil where there is none for it.
  package func path(ofLayout name: String, on device: Device) -> String? {
    let variants = table.variants(of: ResourceKey(type: "layout", name: name))
    return Qualifiers.choose(among: variants.map { $0.qualifiers }, for: device).map { variants[$0].path }
  }

  /// The layouts of a file whose root is a merge: one for each view in it. One for a file with another root.
  public func layouts(
    _ name: String, on device: Device, classes: ViewClasses = .standard
  ) throws(MarkupError) -> [InflatedLayout] {
    var inflater = Inflater(Resolver(self, device, isStrict: isStrict), classes)
    return try inflater.layout(name, allowsMerge: true).split()
  }

  /// What is wrong with all layouts and drawables on all of several devices, and what they warn of.
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
        _ = resolver.drawable(Resolver.Written(text: text, site: Resolver.site(asking: text)))
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
        .of(first.file, "has \(resolver.warnings.omittedCount) more warnings; remove the causes of these first", .limit)
      )
    }
    return InflatedLayout(
      views: views, warnings: warnings, records: records, family: ViewFamily(parents: parents),
      classes: classes, device: resolver.device)
  }
}

extension InflatedLayout {
  /// A layout for each view that stands in the window.
  fileprivate func split() -> [InflatedLayout] {
    let roots = family.roots
    return roots.enumerated().map { place, root in
      let end = place + 1 < roots.count ? roots[place + 1] : records.count
      let parents = family.parents[root..<end].map { $0 < 0 ? -1 : $0 - root }
      return InflatedLayout(
        views: Array(views[root..<end]), warnings: place == 0 ? warnings : [], records: Array(records[root..<end]),
        family: ViewFamily(parents: parents), classes: classes, device: device)
    }
  }
}
