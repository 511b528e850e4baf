import PlaygroundCommands

/// A folder of Android resources: `res`, with subfolders such as `layout` and `values-de`.
struct ResourceFolder {
  /// The path of the folder; empty for the current folder.
  let path: String

  private static let types = ["layout", "values", "drawable", "mipmap", "color"]

  /// The folder that an option specifies.
  init(named path: String) throws(Failure) {
    guard Files.isFolder(path) else {
      throw .input(
        Files.exists(path)
          ? "'\(path)' is not a folder: --resources takes the folder that contains layout, values and drawable."
          : "there is no folder '\(path)': --resources takes the folder that contains layout, values and drawable.")
    }
    self.path = path.hasSuffix("/") ? String(path.dropLast()) : path
    guard !folders.isEmpty else {
      throw .input("there are no resources in '\(path)': name the folder that contains layout, values or drawable.")
    }
  }

  /// The resource folder that contains a file, if the file is in a subfolder for a type: `res` for
  /// `res/layout/row.xml`.
  init?(around file: String) {
    guard let folder = Self.parentFolder(of: file), Self.type(of: folder.name) != nil else { return nil }
    path = folder.parent
  }

  /// Returns the resource type of a file's folder; nil if the folder is not for resources.
  static func type(around file: String) -> String? { parentFolder(of: file).flatMap { type(of: $0.name) } }

  /// Returns a file's path with at least the name of its folder, even if that is the current folder.
  static func pathWithFolder(of file: String) -> String {
    let parts = file.split(separator: "/")
    guard let folder = parentFolder(of: file)?.name, parts.dropLast().last.map({ String($0) }) != folder else {
      return file
    }
    return "\(folder)/\(parts.last ?? "")"
  }

  /// Returns the name of a file's folder and the file's own name.
  static func location(of file: String) -> (folder: String, file: String)? {
    guard let folder = parentFolder(of: file)?.name, let name = file.split(separator: "/").last else { return nil }
    return (folder, String(name))
  }

  /// Returns `true` if a file is in a subfolder of this folder.
  func contains(_ file: String, inSubfolder folder: String) -> Bool {
    let name = file.split(separator: "/").last ?? ""
    guard let ownPath = Files.resolvedPath(of: "\(joined(folder))/\(name)") else { return false }
    return ownPath == Files.resolvedPath(of: file)
  }

  static func type(of folder: String) -> String? {
    let type = folder.split(separator: "-").first.map { String($0) } ?? ""
    return types.contains(type) ? type : nil
  }

  /// Returns the name of a file's folder, and the path of the parent of that folder.
  private static func parentFolder(of file: String) -> (name: String, parent: String)? {
    var parts = file.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    parts.removeLast()
    if let name = parts.last, name != ".", name != "..", !name.isEmpty {
      parts.removeLast()
      return (name, parts.isEmpty ? "" : parts == [""] ? "/" : parts.joined(separator: "/"))
    }
    // For a path without folders, the current folder is the file's folder.
    guard parts.isEmpty || parts == ["."], let currentPath = Files.currentFolder else { return nil }
    return currentPath.split(separator: "/").last.map { (String($0), "..") }
  }

  /// The names of the subfolders for resource types.
  private var folders: [String] {
    Files.names(in: path.isEmpty ? "." : path).filter { Self.type(of: $0) != nil }
      .filter { Files.isFolder(joined($0)) }
  }

  private func joined(_ name: String) -> String { path.isEmpty ? name : path == "/" ? "/\(name)" : "\(path)/\(name)" }

  /// Returns the paths and contents of the files in the subfolders, except those for which `isExcluded` returns `true`.
  func files(
    without isExcluded: (_ folder: String, _ file: String) -> Bool
  ) throws(Failure) -> [(path: String, bytes: [UInt8])] {
    var files: [(path: String, bytes: [UInt8])] = []
    for folder in folders {
      for name in Files.names(in: joined(folder)) where !name.hasPrefix(".") {
        let path = "\(joined(folder))/\(name)"
        if isExcluded(folder, name) || Files.isFolder(path) { continue }
        files.append((path, try Files.read(path)))
      }
    }
    return files
  }

  /// Returns the resource name of a file: `row` for `row~ipad.xml`.
  static func resourceName(of file: String) -> String {
    let fileName = file.split(separator: "/").last ?? ""
    return fileName.prefix { $0 != "." && $0 != "~" && $0 != "@" }.description
  }
}

extension Files {
  /// Returns `true` if a folder with this path exists.
  static func isFolder(_ path: String) -> Bool {
    guard let folder = unsafe opendir(path) else { return false }
    unsafe closedir(folder)
    return true
  }

  /// Returns the sorted names of the files and folders in a folder; empty if it cannot be read.
  static func names(in path: String) -> [String] {
    guard let folder = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Returns the absolute path of a file, with links resolved; nil if the file does not exist.
  static func resolvedPath(of file: String) -> String? {
    guard let path = unsafe realpath(file, nil) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// The path of the current folder.
  static var currentFolder: String? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }
}
