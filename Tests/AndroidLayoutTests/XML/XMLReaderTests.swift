import AndroidLayout
import TestSupport
import Testing

@Suite("Reading XML")
struct XMLReaderTests {
  @Test("Elements, attributes and text of XML are read in order")
  func tree() {
    let tree = XMLReader.read(
      Array(
        """
        <?xml version="1.0" encoding="utf-8"?>
        <!-- a -- note -->
        <LinearLayout android:id = "@+id/a" tools:b='&lt;"&#x41;é&#10;\t'>
          <View/>1 &amp; 2<![CDATA[<&]]><x><y z=">"></y></x>
        </LinearLayout>
        """.utf8)
    ).tree
    #expect(
      described(tree) == [
        "<LinearLayout android:id=@+id/a tools:b=<\"Aé\n >", "<View>", "<x>", "<y z=>>",
      ])
    #expect(tree.text(of: 0) == "\n  1 & 2<&\n")
    #expect(tree.children(of: 0) == [1, 2])
    #expect(tree.elements.map { $0.parent } == [-1, 0, 0, 2])
  }

  @Test("After a fault, XML is read with its probable meaning")
  func recovery() {
    let tree = XMLReader.read(Array("<a b=1 b='2' c='3'><d<e></a><f/>".utf8)).tree
    #expect(described(tree) == ["<a b=1 c=3>", "<d>", "<e>", "<f>"])
    #expect(tree.elements.map { $0.parent } == [-1, 0, 1, -1])
  }

  @Test("XML with random changed bytes is read as a valid tree, with faults in order inside the text")
  func changedBytes() {
    let text = Array(
      "<?xml version='1.0'?><a b='c &amp; d' é=\"\n\"><!-- -- --><b><![CDATA[ ]]></b>x<c/>&#65;</a>\n".utf8)
    var random = SplitMix64(seed: 7), found = 0
    for _ in 0..<Thorough.pick(3_000, 20_000) {
      var bytes = text
      for _ in 0...random.below(3) {
        switch random.below(3) {
        case 0: bytes[random.below(bytes.count)] = UInt8(random.below(256))
        case 1: bytes.remove(at: random.below(bytes.count))
        default: bytes.insert(random.pick(text), at: random.below(bytes.count))
        }
      }
      let (tree, faults) = XMLReader.read(bytes)
      found += faults.isEmpty ? 0 : 1
      #expect(faults.map { $0.offset } == faults.map { $0.offset }.sorted())
      #expect(faults.allSatisfy { $0.offset >= 0 && $0.offset <= bytes.count })
      for (place, element) in tree.elements.enumerated() {
        #expect(element.parent < place && element.end > place && Int(element.end) <= tree.elements.count)
        #expect(element.firstPiece <= element.endPiece)
      }
      _ = tree.elements.isEmpty ? "" : tree.text(of: 0)
    }
    #expect(found > 1_000)
  }
}

/// The start tags of a tree in a uniform notation.
func described(_ tree: XMLTree) -> [String] {
  tree.elements.indices.map { element in
    let attributes = tree.attributes(of: element).map {
      " \(tree.name(ofAttribute: $0))=\(tree.value(ofAttribute: $0))"
    }
    return "<\(tree.name(of: element))\(attributes.joined())>"
  }
}
