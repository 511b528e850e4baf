import Foundation
import AndroidLayout
import Testing

/// The cases are written by `.ci/hunt/markup.py`, which describes how to run this test.
@Suite("XML that expat read or refused")
struct ExpatCases {
  private struct Case: Decodable {
    struct Element: Decodable, Equatable {
      var name: String
      var attributes: [[String]]
      var text: String
    }

    var bytes: Data
    var isAccepted: Bool
    var elements: [Element]
  }

  private static let path = ProcessInfo.processInfo.environment["XML_CASES"]

  private func elements(of tree: XMLTree) -> [Case.Element] {
    tree.elements.indices.map { element in
      Case.Element(
        name: tree.name(of: element),
        attributes: tree.attributes(of: element).map { [tree.name(ofAttribute: $0), tree.value(ofAttribute: $0)] },
        text: tree.text(of: element))
    }
  }

  @Test(
    "XML is read with the elements that expat reads, or refused if expat refuses it",
    .enabled(if: path != nil))
  func sameAsExpat() throws {
    let text = try String(contentsOfFile: try #require(Self.path), encoding: .utf8)
    let decoder = JSONDecoder()
    var accepted = 0, refused = 0
    for line in text.split(separator: "\n") {
      let expected = try decoder.decode(Case.self, from: Data(line.utf8))
      let bytes = [UInt8](expected.bytes), (tree, faults) = XMLReader.read(bytes)
      let shown = String(decoding: bytes, as: UTF8.self)
      if expected.isAccepted {
        accepted += 1
        #expect(faults.isEmpty, "\(shown)")
        #expect(elements(of: tree) == expected.elements, "\(shown)")
      } else {
        refused += 1
        #expect(!faults.isEmpty, "\(shown)")
      }
    }
    print("\(accepted) read alike, \(refused) refused alike")
    #expect(accepted > 0 && refused > 0)
  }
}
