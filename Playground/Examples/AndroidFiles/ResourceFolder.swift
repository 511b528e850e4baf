import EagerLayout
import Foundation
import AndroidLayout

/// A folder `res` with all its files.
struct ResourceFolder {
  var resources = Resources()
  /// The images, by their paths in the folder.
  var images: [String: Data] = [:]

  /// Reads all files of a folder.
  init(_ folder: URL) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    var files: [(path: String, bytes: [UInt8])] = []
    for path in paths where path.hasSuffix(".xml") || path.hasSuffix(".png") {
      let bytes = try Data(contentsOf: folder.appendingPathComponent(path))
      if path.hasSuffix(".png") { images[path] = bytes }
      if !path.hasSuffix(".9.png") { files.append((path, Array(bytes))) }
    }
    resources = try Resources(files: files)
    // The border pixels of a nine-patch describe how it stretches. The library does not decode images.
    for (path, bytes) in images where path.hasSuffix(".9.png") {
      guard let pixels = PixelImage(png: Array(bytes)) else { continue }
      resources.add(
        ninePatch: NinePatch(width: pixels.width, height: pixels.height) { pixels.alpha(x: $0, y: $1) }, at: path)
    }
  }
}
