import AndroidLayout
import AndroidNotation
import EagerLayout
import PlaygroundCommands
import PlaygroundKit

/// Reads an Android layout or drawable with its resources, and lays it out for a device.
struct AndroidReading {
  private let bytes: [UInt8]
  private let settings: AndroidSettings
  /// The name of the file in messages.
  private let displayName: String
  /// The name of the file's resource.
  private let name: String
  private let kind: AndroidText
  /// The path with which the file is added to the resources: its own path, or else a path for its kind.
  private var path: String
  /// The name of the folder and the name of the file in it, if the folder is for files of this kind.
  private let location: (folder: String, file: String)?
  /// The faults in other files. These files are not used.
  private var faults: [MarkupError.Fault] = []

  /// - Parameter file: The file's path; nil for a text that is not in a file.
  init(_ bytes: [UInt8], file: String?, displayName: String, _ settings: AndroidSettings) throws(Failure) {
    self.bytes = bytes
    self.settings = settings
    self.displayName = displayName
    kind = AndroidText(bytes) ?? .layout
    let folder = file.flatMap { ResourceFolder.type(around: $0) }
    let type = kind == .drawable ? "drawable" : "layout"
    if kind == .values || folder == "values" {
      throw .input(
        "\(displayName) is a file of values, not a layout: name a layout; the values beside it are found "
          + "automatically, and others with --resources DIR.")
    }
    guard kind != .drawable || settings.allowsDrawables else {
      throw .input("\(displayName) is a drawable, not a layout: 'draw \(displayName) --svg OUT' paints it.")
    }
    let resourceName = file.map { ResourceFolder.resourceName(of: $0) } ?? ""
    name = resourceName.isEmpty ? "layout" : resourceName
    location = file.flatMap { folder == type ? ResourceFolder.location(of: $0) : nil }
    // A drawable is always added under the path of its kind and its own name.
    let keepsPath = kind == .layout && location != nil
    path = file.flatMap { keepsPath ? ResourceFolder.pathWithFolder(of: $0) : nil } ?? "\(type)/\(name).xml"
  }

  mutating func layout() throws(Failure) -> InputLayout {
    var resources = try resources()
    let title = displayName.split(separator: "/").last.map { String($0) } ?? displayName
    let result: InputLayout
    do throws(MarkupError) {
      result = try kind == .drawable ? drawableLayout(resources, title) : inflatedLayout(&resources, title)
    } catch {
      throw fault(error.faults, omittedCount: error.omittedCount)
    }
    // Android's tools reject resources with duplicate names.
    if faults.contains(where: { $0.kind == .duplicate }) { throw fault([], omittedCount: 0) }
    return result
  }

  private mutating func inflatedLayout(_ resources: inout Resources, _ title: String) throws(MarkupError) -> InputLayout
  {
    let (chosen, remark) = try chosenLayout(in: &resources)
    let layout = try resources.layout(chosen, on: settings.device)
    let bounds = Frame(width: settings.device.width, height: settings.device.height)
    let warnings = layout.warnings + layout.warnings(in: layout.layout(in: bounds))
    return inputLayout(source(layout, in: bounds), title, warnings, remarks: remark.map { [$0] } ?? [])
  }

  /// Returns the name of the layout to inflate, and a remark about the choice.
  ///
  /// A file in a folder without qualifiers stands for all variants of its name, and the device selects one of them. A
  /// file in another folder is laid out itself, under a new name.
  private mutating func chosenLayout(in resources: inout Resources) throws(MarkupError) -> (
    name: String, remark: String?
  ) {
    let selectedPath = resources.path(ofLayout: name, on: settings.device)
    if selectedPath == path { return (name, nil) }
    if let selectedPath, location.map({ !$0.folder.contains("-") && !$0.file.contains("~") }) ?? true {
      return (name, "\(selectedPath) is laid out, since it is for this device; --device selects another device")
    }
    // No resource file has this name, since it contains a space.
    let newName = "\(name) alone"
    path = "layout/\(newName).xml"
    try resources.add(bytes, at: path)
    let reason = selectedPath.map { "this device would take \($0)" } ?? "it is for other devices"
    return (
      newName, "\(displayName) is laid out because you named it, although \(reason); --device selects another device"
    )
  }

  /// Returns a layout with a drawable as the background of a view that fills the window.
  private func drawableLayout(_ resources: Resources, _ title: String) throws(MarkupError) -> InputLayout {
    let size = try resources.drawable(name, on: settings.device).intrinsicSize
    var resources = resources
    // No resource file has this name, since it contains a space.
    let wrapperName = "the drawable alone"
    try resources.add(
      "<View id=\"\(name)\" layout_width=\"match_parent\" layout_height=\"match_parent\" background=\"@drawable/\(name)\"/>",
      at: "layout/\(wrapperName).xml")
    let layout = try resources.layout(wrapperName, on: settings.device)
    var source = source(layout, in: Frame(width: size.width ?? 100, height: size.height ?? 100))
    source.showsDrawables = true
    return inputLayout(source, title, layout.warnings)
  }

  private func source(_ layout: InflatedLayout, in bounds: Frame) -> AndroidSource {
    AndroidSource(inflated: layout, bounds: bounds, path: path, displayName: displayName)
  }

  private func inputLayout(
    _ source: AndroidSource, _ title: String, _ warnings: [MarkupError.Fault], remarks: [String] = []
  ) -> InputLayout {
    InputLayout(
      source, title: title, remarks: remarks,
      warnings: messages(warnings, "warning: ") + remedy(for: warnings, "warning: ")
    )
  }

  /// Returns advice to pass --resources, if a file in no resource folder has unresolved references.
  private func remedy(for newFaults: [MarkupError.Fault], _ prefix: String) -> [String] {
    let isAlone = settings.folder == nil && ResourceFolder(around: displayName) == nil
    guard isAlone, newFaults.contains(where: { $0.kind == .reference }) else { return [] }
    return [
      "\(prefix)\(displayName): the file is in no res folder; name the folder of its resources with --resources DIR"
    ]
  }

  /// Returns the resources: the file itself and the files of its folder. Files with faults are excluded, and their
  /// faults are recorded.
  private mutating func resources() throws(Failure) -> Resources {
    var resources = Resources()
    resources.isStrict = settings.isStrict
    do throws(MarkupError) {
      try resources.add(bytes, at: path)
    } catch {
      throw fault(error.faults, omittedCount: error.omittedCount)
    }
    guard let folder = try folder() else { return resources }
    for file in try folder.files(without: { isReplaced($0, $1, of: folder) }) {
      do throws(MarkupError) {
        try resources.add(file.bytes, at: file.path)
      } catch {
        faults += error.faults
      }
    }
    return resources
  }

  /// Returns `true` if a file of the folder is replaced by the file that was named: it is the same file, or has the
  /// same resource name.
  private func isReplaced(_ folder: String, _ file: String, of resources: ResourceFolder) -> Bool {
    if kind == .layout, let location, resources.contains(displayName, inSubfolder: location.folder) {
      return (folder, file) == location
    }
    let type = kind == .drawable ? "drawable" : "layout"
    return ResourceFolder.type(of: folder) == type && ResourceFolder.resourceName(of: file) == name
  }

  private func folder() throws(Failure) -> ResourceFolder? {
    if let folder = settings.folder { return try ResourceFolder(named: folder) }
    return ResourceFolder(around: displayName)
  }

  private func fault(_ newFaults: [MarkupError.Fault], omittedCount: Int) -> Failure {
    var lines = messages(newFaults, "")
    if omittedCount > 0 { lines.append("\(displayName): and \(omittedCount) more") }
    return .inputAtPositions(lines + remedy(for: newFaults, ""))
  }

  /// Returns the recorded faults and `newFaults` as messages.
  private func messages(_ newFaults: [MarkupError.Fault], _ prefix: String) -> [String] {
    (faults + newFaults).map { prefix + renamed($0.description) }
  }

  /// Returns a message in which the file has its display name instead of its resource path.
  private func renamed(_ message: String) -> String { AndroidSource.renamed(message, path, displayName) }
}
