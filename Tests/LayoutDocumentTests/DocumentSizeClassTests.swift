import Arrangements
import EagerLayout
import LayoutDocument
import TestSupport
import Testing

@Suite("Size classes in documents")
struct DocumentSizeClassTests {
  private let tablet = SizeClass(width: .regular, height: .compact, orientation: .landscape)
  private let phone = SizeClass(width: .compact, height: .regular, orientation: .portrait)

  private func document(_ root: String, _ size: SizeClass = SizeClass()) throws -> LayoutDocument {
    try LayoutDocument(parsing: #"{"available":{"width":300,"height":100},"root":\#(root)}"#, sizeClass: size)
  }

  private func faults(_ root: String, _ size: SizeClass = SizeClass()) -> String {
    do throws(LayoutDocumentError) {
      _ = try LayoutDocument(parsing: #"{"available":{"width":300,"height":100},"root":\#(root)}"#, sizeClass: size)
      return ""
    } catch {
      return error.description
    }
  }

  @Test("A style for a matching size class overrides the node's style, even if it comes first in the text")
  func matchingStyles() throws {
    for root in [
      #"{"style":{"width":50,"height":10},"when":[{"width":"regular","style":{"width":70}}]}"#,
      #"{"when":[{"width":"regular","style":{"width":70}}],"style":{"width":50,"height":10}}"#,
    ] {
      #expect(try document(root).layout().frames[0] == Frame(width: 50, height: 10))
      #expect(try document(root, phone).layout().frames[0] == Frame(width: 50, height: 10))
      #expect(try document(root, tablet).layout().frames[0] == Frame(width: 70, height: 10))
    }
  }

  @Test("The most specific style for the size class determines each property, in any order of the styles")
  func mostSpecificStyle() throws {
    let entries = [
      #"{"orientation":"landscape","style":{"width":1,"height":1,"margin":1}}"#,
      #"{"width":"regular","style":{"width":2,"height":2}}"#, #"{"height":"compact","style":{"width":3}}"#,
      #"{"width":"compact","height":"compact","orientation":"landscape","style":{"width":4}}"#,
    ]
    for list in [entries, entries.reversed(), [entries[2], entries[0], entries[3], entries[1]]] {
      let read = try document(#"{"children":[{"id":"a","when":[\#(list.joined(separator: ","))]}]}"#, tablet)
      #expect(read.layout()["a"] == Frame(x: 1, y: 1, width: 3, height: 2))
    }
  }

  @Test("A document's styles for size classes are chosen like the values of Choices")
  func equalsChoices() throws {
    let categories: [(String?, SizeClass.Category)] = [(nil, .any), ("compact", .compact), ("regular", .regular)]
    let orientations: [(String?, SizeClass.Orientation)] = [
      (nil, .any), ("portrait", .portrait), ("landscape", .landscape),
    ]
    var choices = Choices(default: 0), entries: [String] = []
    for width in categories {
      for height in categories {
        for orientation in orientations where width.0 != nil || height.0 != nil || orientation.0 != nil {
          let value = entries.count + 1
          choices = choices.when(width.1, height.1, orientation.1, value)
          let conditions = [("width", width.0), ("height", height.0), ("orientation", orientation.0)].compactMap {
            key, value in
            value.map { #""\#(key)":"\#($0)","# }
          }
          entries.append(#"{\#(conditions.joined())"style":{"width":\#(value)}}"#)
        }
      }
    }
    for last in 0..<entries.count {
      // Without the more specific entries, less specific ones apply.
      let root = #"{"style":{"width":0},"when":[\#(entries[...last].joined(separator: ","))]}"#
      var firstEntries = Choices(default: 0)
      for value in 1...last + 1 {
        let (width, height, orientation) = (value / 9, value / 3 % 3, value % 3)
        firstEntries = firstEntries.when(categories[width].1, categories[height].1, orientations[orientation].1, value)
      }
      for size in [tablet, phone, SizeClass(width: .regular)] {
        #expect(try document(root, size).layout().frames[0].width == Double(firstEntries[size]))
        if last == entries.count - 1 { #expect(firstEntries[size] == choices[size]) }
      }
    }
  }

  @Test("A style for a size class can hide a node, change a container's properties or make a node a container")
  func containers() throws {
    let root = """
      {"children": [
        {"id": "menu", "style": {"width": 100},
         "when": [{"width": "compact", "style": {"display": "none"}}, {"orientation": "landscape", "style": {"width": 80}}]},
        {"id": "page", "style": {"display": "masonry", "columns": 1, "flex": 1, "gap": 10},
         "when": [{"width": "regular", "style": {"columns": 2}}], "children": [{"intrinsic": [10, 20]}, {"id": "second"}]}]}
      """
    #expect(try document(root, tablet).layout()["second"] == Frame(x: 195, width: 105, height: 0))
    #expect(try document(root, phone).layout()["page"] == Frame(width: 300, height: 30))
    // `minimum-width` in the size class replaces `columns`, because the two properties are alternatives.
    let other = """
      {"style": {"display": "masonry", "columns": 1}, "children": [{"intrinsic": [1, 5]}, {"id": "second"}],
       "when": [{"width": "regular", "style": {"minimum-width": 100}}]}
      """
    #expect(try document(other, tablet).layout()["second"] == Frame(x: 100, width: 100, height: 0))
    #expect(try document(other, phone).layout()["second"] == Frame(y: 5, width: 300, height: 0))
    let becomesContainer = """
      {"children": [{"id": "a", "intrinsic": [10, 10]}, {"id": "b", "intrinsic": [10, 10]}],
       "when": [{"width": "compact", "style": {"display": "masonry", "columns": 1}}]}
      """
    #expect(try document(becomesContainer, tablet).layout()["b"] == Frame(x: 10, width: 10, height: 10))
    #expect(try document(becomesContainer, phone).layout()["b"] == Frame(y: 10, width: 300, height: 10))
  }

  @Test("A document is written with the styles of its size class")
  func writing() throws {
    let root = #"{"style":{"width":50},"when":[{"width":"regular","style":{"width":70}}]}"#
    let read = try document(root, tablet)
    #expect(read.json().contains(#""root":{"style":{"width":"70px"}}"#))
    #expect(try LayoutDocument(parsing: read.json()) == read)
  }

  @Test(
    "A fault in a style for a size class is reported with its path, whether the size class matches or not",
    arguments: Rows.of([
      (#"5"#, "when: 5 is not an array; write [{\"width\": \"regular\", \"style\": {…}}]"),
      (#"[7]"#, "when[0]: 7 is not an object; write {\"width\": \"regular\", \"style\": {…}}"),
      (
        #"[{"style":{}}]"#,
        "when[0]: has no condition; write width, height or orientation, or move its style into the node's style"
      ),
      (#"[{"width":"regular"}]"#, "when[0].style: is missing; write the properties for these conditions"),
      (
        #"[{"width":"wide","style":{}}]"#,
        #"when[0].width: "wide" is not a value of width; write compact or regular"#
      ),
      (
        #"[{"orientation":3,"style":{}}]"#,
        "when[0].orientation: 3 is not a value of orientation; write portrait or landscape"
      ),
      (#"[{"widht":"regular","width":"regular","style":{}}]"#, "when[0].widht: unknown key; did you mean width?"),
      (#"[{"width":"regular","style":{"width":-1}}]"#, "when[0].style.width: -1 is negative; write 0 or more"),
      (#"[{"width":"regular","style":{"widht":1}}]"#, "when[0].style.widht: unknown property; did you mean width?"),
      (
        #"[{"width":"regular","style":{}},{"width":"regular","style":{}}]"#,
        "when[1]: has the same conditions as an earlier entry; merge the two"
      ),
    ]))
  func faults(rows: Rows<(String, String)>) {
    for (when, fault) in rows {
      for size in [tablet, phone] { #expect(faults(#"{"when":\#(when)}"#, size) == "root.\(fault)") }
    }
  }

  @Test("Faults of container properties are reported only in styles whose size class matches")
  func faultsOfContainers() {
    let root =
      #"{"style":{"display":"masonry","columns":2},"when":[{"width":"regular","style":{"columns":0.5,"tag":1}}]}"#
    #expect(faults(root, phone) == "")
    let found = faults(root, tablet).split(separator: "\n")
    #expect(found.count == 2)
    #expect(
      found.allSatisfy { $0.hasPrefix("root.when[0].style.columns: ") || $0.hasPrefix("root.when[0].style.tag: ") })
    #expect(
      faults(#"{"style":{"when":[]}}"#) == "root.style.when: unknown property; write when beside style, not inside")
  }
}
