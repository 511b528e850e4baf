import Foundation
import LayoutDocument

extension Workload {
  /// The reason why workloads cannot be read. `message` is a sentence.
  struct Fault: Error {
    var message: String
  }

  /// Returns the selected documents: of a folder's files NAME.json, or of a file with one document per line.
  static func read(_ path: String, where isSelected: (String) -> Bool) throws(Fault) -> [Workload] {
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Fault(message: "there is no \(path).")
    }
    guard isFolder.boolValue else {
      var workloads: [Workload] = []
      for element in LayoutDocuments(try bytes(path)) {
        let document = try value(element.document, in: path)
        let name = document.name ?? "line-\(element.line)"
        if isSelected(name) { workloads.append(Workload(document, name: name)) }
      }
      return workloads
    }
    let files: [String]
    do { files = try FileManager.default.contentsOfDirectory(atPath: path) } catch {
      throw Fault(message: "the folder \(path) cannot be read: \(error.localizedDescription)")
    }
    let documents = files.filter { $0.hasSuffix(".json") }.sorted()
    if documents.isEmpty { throw Fault(message: "the folder \(path) has no file NAME.json.") }
    var workloads: [Workload] = []
    for file in documents {
      let name = String(file.dropLast(5))
      guard isSelected(name) else { continue }
      let text = try bytes(path + "/" + file)
      let document = Result { () throws(LayoutDocumentError) in try LayoutDocument(parsing: text) }
      workloads.append(Workload(try value(document, in: path + "/" + file), name: name))
    }
    return workloads
  }

  private static func bytes(_ path: String) throws(Fault) -> Data {
    do { return try Data(contentsOf: URL(filePath: path)) } catch {
      throw Fault(message: "\(path) cannot be read: \(error.localizedDescription)")
    }
  }

  private static func value(
    _ document: Result<LayoutDocument, LayoutDocumentError>, in path: String
  ) throws(Fault) -> LayoutDocument {
    do throws(LayoutDocumentError) { return try document.get() } catch {
      throw Fault(message: "\(path): \(error)")
    }
  }
}
