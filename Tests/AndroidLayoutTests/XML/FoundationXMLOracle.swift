import Foundation
import AndroidLayout
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("XML compared with Foundation's parser")
struct FoundationXMLOracle {
  @Test("Random well-formed XML has the elements, attributes and text that Foundation's parser reads")
  func wellFormedDocuments() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<Thorough.pick(300, 3_000) {
      let text = document(&random)
      let (tree, faults) = XMLReader.read(Array(text.utf8))
      #expect(faults.isEmpty, "\(text)")
      let foundationEvents = Events.read(text)
      #expect(foundationEvents.isWellFormed, "\(text)")
      #expect(sortedTags(tree) == foundationEvents.tags, "\(text)")
      #expect(tree.text(of: 0) == foundationEvents.text, "\(text)")
    }
  }

  @Test("Randomly changed XML is refused like in Foundation, except for ]]> and double hyphens")
  func changedDocuments() {
    var random = SplitMix64(seed: 12), refused = 0
    for _ in 0..<Thorough.pick(300, 3_000) {
      // Foundation's parser crashes on a processing instruction without data.
      var text = Array(document(&random).replacing("<?go on?>", with: "").unicodeScalars)
      switch random.below(3) {
      case 0: text.remove(at: random.below(text.count))
      case 1: text.insert(random.pick(Array("<>&\"'/= a;".unicodeScalars)), at: random.below(text.count))
      default: text.swapAt(random.below(text.count), random.below(text.count))
      }
      let changed = String(String.UnicodeScalarView(text))
      let isAccepted = XMLReader.read(Array(changed.utf8)).faults.isEmpty
      let foundationAccepts = Events.read(changed).isWellFormed
      refused += isAccepted ? 0 : 1
      if isAccepted != foundationAccepts {
        #expect(isAccepted && (changed.contains("]]>") || changed.contains("--")), "\(changed)")
      }
    }
    #expect(refused > 100)
  }

  /// The tags with sorted attributes, because a dictionary of attributes has no order.
  private func sortedTags(_ tree: XMLTree) -> [String] {
    tree.elements.indices.map { element in
      let attributes = tree.attributes(of: element).map {
        "\(tree.name(ofAttribute: $0))=\(tree.value(ofAttribute: $0))"
      }
      return ([tree.name(of: element)] + attributes.sorted()).joined(separator: " ")
    }
  }

  private func document(_ random: inout SplitMix64) -> String {
    var text = random.oneIn(2) ? "<?xml version=\"1.0\"?>\n" : ""
    var open: [String] = []
    for step in 0..<(4 + random.below(12)) {
      if step > 0, !open.isEmpty {
        switch random.below(6) {
        case 0 where open.count > 1: text += "</\(open.removeLast())>"
        case 1: text += random.pick(["é x", " 1 &lt; 2 ", "&#233;&#x1F600;", "\r\n", "\u{1F600}"])
        case 2: text += random.pick(["<!-- a - b -->", "<?go on?>", "<![CDATA[<&]] ]]>"])
        default: break
        }
      }
      let name = random.pick(["a", "LinearLayout", "b.c", "x-1", "_d"])
      text += "<\(name)"
      for attribute in ["id", "android", "e"].prefix(random.below(4)) {
        text += " \(attribute)\(random.pick(["=", " = "]))"
        text += random.pick(["\"1 ' 2\"", "'\"'", "\"&quot;\n&#9;\"", "''", "\"é>\""])
      }
      if step > 0, random.oneIn(2) {
        text += random.pick(["/>", " />"])
      } else {
        text += ">"
        open.append(name)
      }
    }
    while let name = open.popLast() { text += "</\(name)\(random.oneIn(4) ? " " : "")>" }
    return text
  }
}

/// The events of Foundation's parser for a text.
private final class Events: NSObject, XMLParserDelegate {
  var tags: [String] = []
  var text = ""
  var isWellFormed = true

  static func read(_ text: String) -> Events {
    let events = Events()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = events
    if !parser.parse() { events.isWellFormed = false }
    return events
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    tags.append(([name] + attributes.map { "\($0.key)=\($0.value)" }.sorted()).joined(separator: " "))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  func parser(_ parser: XMLParser, foundCDATA block: Data) { text += String(decoding: block, as: UTF8.self) }
  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) { isWellFormed = false }
}
