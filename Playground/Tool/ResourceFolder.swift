import PlaygroundCommands

/// A folder of Android resources: `res`, with `layout`, `values-de` and others.
struct ResourceFolder {
  /// Its path for the names of its files; empty for the current folder.
  let path: String

  private static let types = ["layout", "values", "drawable", "mipmap", "color"]

  /// A folder named by an option.
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

  /// The resource folder of a file, if its own folder is for a type: `res` for `res/layout/row.xml`.
  init?(around file: String) {
    guard let folder = Self.place(of: file), Self.type(of: folder.name) != nil else { return nil }
    path = folder.parent
  }

  /// The resource type of the folder of a file; nil if the folder has none.
  static func type(around file: String) -> String? { place(of: file).flatMap { type(of: $0.name) } }

  /// A path that includes the file's folder, even if the program runs there.
  static func pathWithFolder(of file: String) -> String {
    let parts = file.split(separator: "/")
    guard let folder = place(of: file)?.name, parts.dropLast().last.map({ String($0) }) != folder else { return file }
    return "\(folder)/\(parts.last ?? "")"
  }

  /// The folder of a file, and its name there.
  static func ownPlace(of file: String) -> (folder: String, file: String)? {
    guard let folder = place(of: file)?.name, let name = file.split(separator: "/").last else { return nil }
    return (folder, String(name))
  }

  /// Whether a file with this name is in one of its folders.
  func holds(_ file: String, _ folder: String) -> Bool {
    let name = file.split(separator: "/").last ?? ""
    guard let own = Files.wholePath(of: "\(joined(folder))/\(name)") else { return false }
    return own == Files.wholePath(of: file)
  }

  static func type(of folder: String) -> String? {
    let type = folder.split(separator: "-").first.map { String($0) } ?? ""
    return types.contains(type) ? type : nil
  }

  /// The name of a file's folder, and the path of that folder's parent.
  private static func place(of file: String) -> (name: String, parent: String)? {
    var parts = file.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    parts.removeLast()
    if let name = parts.last, name != ".", name != "..", !name.isEmpty {
      parts.removeLast()
      return (name, parts.isEmpty ? "" : parts == [""] ? "/" : parts.joined(separator: "/"))
    }
    // The current folder provides the missing folder names.
    guard parts.isEmpty || parts == ["."], let here = Files.currentFolder else { return nil }
    return here.split(separator: "/").last.map { (String($0), "..") }
  }

  /// The type folders to read, by name.
  private var folders: [String] {
    Files.names(in: path.isEmpty ? "." : path).filter { Self.type(of: $0) != nil }
      .filter { Files.isFolder(joined($0)) }
  }

  private func joined(_ name: String) -> String { path.isEmpty ? name : path == "/" ? "/\(name)" : "\(path)/\(name)" }

  /// The files in it by path, without excluded ones.
  func files(
    without isLeftOut: (_ folder: String, _ file: String) -> Bool
  ) throws(Failure) -> [(path: String, bytes: [UInt8])] {
    var files: [(path: String, bytes: [UInt8])] = []
    for folder in folders {
      for name in Files.names(in: joined(folder)) where !name.hasPrefix(".") {
        let path = "\(joined(folder))/\(name)"
        if isLeftOut(folder, name) || Files.isFolder(path) { continue }
        files.append((path, try Files.read(path)))
      }
    }
    return files
  }

  /// The resource name of a file: `row` for `row~ipad.xml`.
  static func resourceName(of file: String) -> String {
    let last = file.split(separator: "/").last ?? ""
    return last.prefix { $0 != "." && $0 != "~" && $0 != "@" }.description
  }
}

extension Files {
  /// Whether a folder of this name exists.
  static func isFolder(_ path: String) -> Bool {
    guard let folder = unsafe opendir(path) else { return false }
    unsafe closedir(folder)
    return true
  }

  /// The names in a folder, sorted; empty if it cannot be read.
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

  /// The absolute path of a file, without links; nil if the file does not exist.
  static func wholePath(of file: String) -> String? {
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
