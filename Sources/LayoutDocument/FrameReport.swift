package import EagerLayout

/// The frames of a document, or the reason why there are none, as one line of JSON.
///
///     FrameReport(name: "bar", placement: placement).description
///     // {"name":"bar","frame":{"x":0,"y":0,"width":340,"height":40,"children":[
///     //   {"id":"logo","x":0,"y":10,"width":60,"height":20}]}}
///
/// A frame is the node's border box relative to its parent's, or relative to the bounds if `isAbsolute` is set. It
/// includes the node's id. The line includes the document's name, if there is one. Children are in document order; a
/// node without children has no `children`.
package struct FrameReport: Sendable {
  /// The line in UTF-8, without a line break at the end.
  package let utf8: [UInt8]

  /// Creates the line of a layout. Complexity: O(n log m), where n and m are the numbers of nodes and ids.
  package init(name: String?, placement: Placement, isAbsolute: Bool = false) {
    var json = JSONWriter()
    json.bytes.reserveCapacity(64 * placement.frames.count + 64)
    Self.begin(name, in: &json)
    json.write("\"frame\":")
    // The ancestors whose children are being written.
    var openParents: [Int] = []
    let parents = placement.builtParents
    for node in placement.frames.indices {
      let parent = parents[node]
      if parent >= 0 {
        if parent == node - 1 {
          json.write(",\"children\":[")
          openParents.append(parent)
        } else {
          json.write("}")
          while let last = openParents.last, last != parent {
            json.write("]}")
            openParents.removeLast()
          }
          json.write(",")
        }
      }
      let frame = isAbsolute ? placement.frames[node] : placement.frameInParent(of: node)
      json.write("{")
      if let id = placement.id(of: node) {
        json.write("\"id\":")
        json.write(string: id.description)
        json.write(",")
      }
      json.write("\"x\":")
      json.write(number: frame.x)
      json.write(",\"y\":")
      json.write(number: frame.y)
      json.write(",\"width\":")
      json.write(number: frame.width)
      json.write(",\"height\":")
      json.write(number: frame.height)
    }
    json.write("}")
    for _ in openParents { json.write("]}") }
    json.write("}")
    utf8 = json.bytes
  }

  /// Creates the line of a document that could not be laid out.
  package init(name: String?, error: LayoutDocumentError) {
    self.init(name: name ?? error.name, error: error.description)
  }

  /// Creates the line of a layout that could not be read.
  package init(name: String? = nil, error: String) {
    var json = JSONWriter()
    Self.begin(name, in: &json)
    json.write("\"error\":")
    json.write(string: error)
    json.write("}")
    utf8 = json.bytes
  }

  /// Lays out one of several documents and creates its line.
  package init(_ entry: LayoutDocuments.Element) {
    do throws(LayoutDocumentError) {
      let document = try entry.document.get()
      self.init(name: document.name, placement: document.layout())
    } catch {
      self.init(name: error.name, error: error)
    }
  }

  private static func begin(_ name: String?, in json: inout JSONWriter) {
    json.write("{")
    guard let name else { return }
    json.write("\"name\":")
    json.write(string: name)
    json.write(",")
  }
}

extension FrameReport: CustomStringConvertible {
  package var description: String { String(decoding: utf8, as: UTF8.self) }
}
