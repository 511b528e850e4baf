import AndroidLayout
import AndroidNotation
import EagerLayout
import PlaygroundCommands
import PlaygroundKit

/// Reads an Android text with its resources, and makes a layout of it for a device.
struct AndroidReading {
  private let bytes: [UInt8]
  private let settings: AndroidSettings
  /// The name of the file in messages, and the name of its resource.
  private let called, name: String
  private let kind: AndroidText
  /// Its path among the resources: the path in its folder, or else one for its kind.
  private var path: String
  /// The folder of the file and its name there, if folder and file are of the same kind.
  private let place: (folder: String, file: String)?
  /// The faults of other resources, which do not prevent the use of the rest.
  private var faults: [MarkupError.Fault] = []

  /// - Parameter file: the file's path; nil for a text without a file.
  init(_ bytes: [UInt8], file: String?, called: String, _ settings: AndroidSettings) throws(Failure) {
    self.bytes = bytes
    self.settings = settings
    self.called = called
    kind = AndroidText(bytes) ?? .layout
    let folder = file.flatMap { ResourceFolder.type(around: $0) }
    let type = kind == .drawable ? "drawable" : "layout"
    if kind == .values || folder == "values" {
      throw .input(
        "\(called) is a file of values, not a layout: name a layout; the values beside it are found "
          + "automatically, and others with --resources DIR.")
    }
    guard kind != .drawable || settings.takesDrawables else {
      throw .input("\(called) is a drawable, not a layout: 'draw \(called) --svg OUT' paints it.")
    }
    let found = file.map { ResourceFolder.resourceName(of: $0) } ?? ""
    name = found.isEmpty ? "layout" : found
    place = file.flatMap { folder == type ? ResourceFolder.ownPlace(of: $0) : nil }
    // A drawable is painted in any folder.
    let isInPlace = kind == .layout && place != nil
    path = file.flatMap { isInPlace ? ResourceFolder.pathWithFolder(of: $0) : nil } ?? "\(type)/\(name).xml"
  }

  mutating func layout() throws(Failure) -> GivenLayout {
    var resources = try resources()
    let title = called.split(separator: "/").last.map { String($0) } ?? called
    let made: GivenLayout
    do throws(MarkupError) {
      made = try kind == .drawable ? painted(resources, title) : inflated(&resources, title)
    } catch {
      throw fault(error.faults, omittedCount: error.omittedCount)
    }
    // Android's tools reject resources with duplicate names.
    if faults.contains(where: { $0.kind == .duplicate }) { throw fault([], omittedCount: 0) }
    return made
  }

  private mutating func inflated(_ resources: inout Resources, _ title: String) throws(MarkupError) -> GivenLayout {
    let (chosen, note) = try choice(in: &resources)
    let layout = try resources.layout(chosen, on: settings.device)
    let bounds = Frame(width: settings.device.width, height: settings.device.height)
    let warnings = layout.warnings + layout.warnings(in: layout.layout(in: bounds))
    return given(source(layout, in: bounds), title, warnings, notes: note.map { [$0] } ?? [])
  }

  /// The requested layout, and a note about it: a file in a folder without qualifiers represents all variants of its
  /// name, of which the device takes one; a file in another folder is laid out itself.
  private mutating func choice(in resources: inout Resources) throws(MarkupError) -> (name: String, note: String?) {
    let taken = resources.path(ofLayout: name, on: settings.device)
    if taken == path { return (name, nil) }
    if let taken, place.map({ !$0.folder.contains("-") && !$0.file.contains("~") }) ?? true {
      return (name, "\(taken) is laid out, since it is for this device; --device selects another device")
    }
    // No file has a name like this.
    let alone = "\(name) alone"
    path = "layout/\(alone).xml"
    try resources.add(bytes, at: path)
    let other = taken.map { "this device would take \($0)" } ?? "it is for other devices"
    return (alone, "\(called) is laid out because you named it, although \(other); --device selects another device")
  }

  /// A drawable as the background of a view that fills the window.
  private func painted(_ resources: Resources, _ title: String) throws(MarkupError) -> GivenLayout {
    let size = try resources.drawable(name, on: settings.device).intrinsicSize
    var resources = resources
    // No file has a name like this.
    let wrapper = "the drawable alone"
    try resources.add(
      "<View id=\"\(name)\" layout_width=\"match_parent\" layout_height=\"match_parent\" background=\"@drawable/\(name)\"/>",
      at: "layout/\(wrapper).xml")
    let layout = try resources.layout(wrapper, on: settings.device)
    var source = source(layout, in: Frame(width: size.width ?? 100, height: size.height ?? 100))
    source.showsDrawables = true
    return given(source, title, layout.warnings)
  }

  private func source(_ layout: InflatedLayout, in bounds: Frame) -> AndroidSource {
    AndroidSource(inflated: layout, bounds: bounds, path: path, called: called)
  }

  private func given(
    _ source: AndroidSource, _ title: String, _ warnings: [MarkupError.Fault], notes: [String] = []
  ) -> GivenLayout {
    GivenLayout(
      source, title: title, notes: notes, warnings: told(warnings, "warning: ") + remedy(for: warnings, "warning: "))
  }

  /// Advice to pass --resources, if references of a file outside of every resource folder are unresolved.
  private func remedy(for found: [MarkupError.Fault], _ prefix: String) -> [String] {
    let isAlone = settings.folder == nil && ResourceFolder(around: called) == nil
    guard isAlone, found.contains(where: { $0.kind == .reference }) else { return [] }
    return ["\(prefix)\(called): the file is in no res folder; name the folder of its resources with --resources DIR"]
  }

  /// The text and the folder's content. Faults in other files are recorded, and those files are excluded.
  private mutating func resources() throws(Failure) -> Resources {
    var resources = Resources()
    resources.isStrict = settings.isStrict
    do throws(MarkupError) {
      try resources.add(bytes, at: path)
    } catch {
      throw fault(error.faults, omittedCount: error.omittedCount)
    }
    guard let folder = try folder() else { return resources }
    for file in try folder.files(without: { isLeftOut($0, $1, of: folder) }) {
      do throws(MarkupError) {
        try resources.add(file.bytes, at: file.path)
      } catch {
        faults += error.faults
      }
    }
    return resources
  }

  /// Whether a file is superseded by the named one: it is the same file, or has its name in another folder.
  private func isLeftOut(_ folder: String, _ file: String, of resources: ResourceFolder) -> Bool {
    if kind == .layout, let place, resources.holds(called, place.folder) { return (folder, file) == place }
    let type = kind == .drawable ? "drawable" : "layout"
    return ResourceFolder.type(of: folder) == type && ResourceFolder.resourceName(of: file) == name
  }

  private func folder() throws(Failure) -> ResourceFolder? {
    if let folder = settings.folder { return try ResourceFolder(named: folder) }
    return ResourceFolder(around: called)
  }

  private func fault(_ found: [MarkupError.Fault], omittedCount: Int) -> Failure {
    var lines = told(found, "")
    if omittedCount > 0 { lines.append("\(called): and \(omittedCount) more") }
    return .places(lines + remedy(for: found, ""))
  }

  /// Faults in other files, one line each.
  private func told(_ found: [MarkupError.Fault], _ prefix: String) -> [String] {
    (faults + found).map { prefix + renamed($0.description) }
  }

  private func renamed(_ message: String) -> String { AndroidSource.renamed(message, path, called) }
}
