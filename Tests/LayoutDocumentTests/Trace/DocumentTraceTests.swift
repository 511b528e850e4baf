import EagerLayout
import Foundation
import LayoutDocument
import TestSupport
import Testing

@Suite("Traces of documents")
struct DocumentTraceTests {
  @Test("Each step in the traces of conformance cases follows from its operands", arguments: CaseFile.allCases)
  func conformanceCases(file: CaseFile) throws { try check(file.someBytes(oneIn: 60, thorough: 3)) }

  @Test("Traces explain the frames of absolute children larger than the space between their insets, in both directions")
  func absoluteChildren() throws {
    for direction in ["ltr", "rtl"] {
      for alignment in ["start", "center", "end", "safe end", "unsafe center"] {
        for (left, width, right) in [(10, 20, 10), (10, 60, 10), (30, 60, -20), (-20, 60, 30), (10, 200, 10)] {
          let style =
            #"{"position":"absolute","left":"\#(left)px","right":"\#(right)px","width":"\#(width)px","margin-left":"3px","#
            + #""justify-self":"\#(alignment)","align-self":"\#(alignment)","top":"5px","bottom":"5px","height":"60px"}"#
          let root = #"{"style":{"display":"grid","direction":"\#(direction)"},"children":[{"style":\#(style)}]}"#
          try check(Array(#"{"available":{"width":100,"height":40},"root":\#(root)}"#.utf8))
        }
      }
    }
  }

  @Test("Traces explain the frames of absolute children whose containing block is a farther ancestor")
  func distantContainingBlock() throws {
    for direction in ["ltr", "rtl"] {
      for alignment in ["start", "center", "end", "safe center"] {
        let lengths = [
          #""width":"20px""#, #""width":"300px""#, #""left":"5px","top":"10%""#, #""right":"5%","bottom":"5px""#,
        ]
        for lengths in lengths {
          let child =
            #"{"style":{"position":"absolute","height":"50%","align-self":"\#(alignment)",\#(lengths)},"#
            + #""intrinsic":[20,20]}"#
          let inner =
            #"{"style":{"position":"static","margin":"3px","border":"2px","padding":"4px"},"children":[\#(child)]}"#
          let outer = #"{"style":{"position":"static","padding":"7px"},"children":[\#(inner)]}"#
          let root =
            #"{"style":{"direction":"\#(direction)","border":"1px","padding":"5px","align-items":"flex-start"},"#
            + #""children":[\#(outer)]}"#
          try check(Array(#"{"available":{"width":100,"height":80},"root":\#(root)}"#.utf8))
        }
      }
    }
  }

  @Test("Traces explain a grid without items that is measured before its width is definite")
  func emptyGrid() throws {
    let empty = #"{"style":{"display":"grid","grid-template-rows":"20px auto","height":"28%"}}"#
    let ratio = #"{"style":{"height":"50%","aspect-ratio":2}}"#
    let column = #"{"style":{"flex-direction":"column","height":"50%"},"children":[\#(empty),\#(ratio)]}"#
    let root = #"{"style":{"display":"grid"},"children":[\#(column)]}"#
    try check(Array(#"{"available":{"width":100,"height":80},"root":\#(root)}"#.utf8))
  }

  /// `TRACE_CASES` in the environment names a folder with further cases, as JSON Lines.
  @Test(
    "Each trace step of the cases in the folder TRACE_CASES follows from its operands",
    .enabled(if: ProcessInfo.processInfo.environment["TRACE_CASES"] != nil))
  func casesInFolder() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["TRACE_CASES"])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".jsonl") }
    #expect(!names.isEmpty)
    for name in names {
      try check(Array(try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(name))))
    }
  }

  private func check(_ bytes: [UInt8]) throws {
    var broken: [String] = [], count = 0
    for entry in LayoutDocuments(bytes) {
      let document = try entry.document.get()
      let trace = document.trace()
      let checker = TraceChecker(
        trace, document.arena, space: [document.available.width, document.available.height].compactMap { $0.points })
      count += 1
      if trace.placement != document.layout() { broken.append("\(document.name ?? ""): another layout") }
      guard let fault = checker.faults.first else { continue }
      broken.append("\(document.name ?? ""): \(fault)")
    }
    #expect(count > 0)
    #expect(
      broken.count == 0, "\(broken.count) of \(count) traces have faults: \(broken.prefix(9).joined(separator: "\n"))")
  }
}

extension LayoutDocument.Space.Size {
  fileprivate var points: Double? {
    if case .points(let size) = self { size } else { nil }
  }
}
