import Foundation

extension Course {
  /// Reads the course from the texts of this module, which are in a folder beside the running program.
  package static func bundled() throws(CourseFault) -> Course {
    let folder = try folder()
    return try Course { file throws(CourseFault) in try bytes(of: file, in: folder) }
  }

  /// Reads a file in the folder of this module's texts.
  package static func bundledFile(_ name: String) throws(CourseFault) -> [UInt8] {
    try bytes(of: name, in: try folder())
  }

  static func folder() throws(CourseFault) -> String {
    let name = "EagerLayout_PlaygroundLessons", testBundle = Bundle(for: LessonReader.self)
    // Tests on Apple systems run in a program of Xcode, not beside the folder.
    let candidates = [Bundle.main.bundleURL, testBundle.bundleURL.deletingLastPathComponent(), testBundle.bundleURL]
    for candidate in candidates + [testBundle.resourceURL].compactMap({ $0 }) {
      // The folder has different names on Linux and on Apple systems.
      for folder in ["\(name).resources/Text", "\(name).bundle/Text"] {
        let path = candidate.appendingPathComponent(folder).path
        if FileManager.default.fileExists(atPath: path) { return path }
      }
    }
    throw CourseFault(
      file: "\(name).resources",
      "The lessons are missing: their folder is not beside the program. Build the program again, or copy the folder beside it."
    )
  }

  static func bytes(of file: String, in folder: String) throws(CourseFault) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(file)") else {
      throw CourseFault(file: file, "The file is missing or cannot be read. It belongs in the folder \(folder).")
    }
    return [UInt8](data)
  }
}
