import EagerLayout
import Foundation
import LayoutDocument
import TestSupport
import Testing

@testable import benchmarks

@Suite("Workloads of the benchmarks")
struct WorkloadTests {
  @Test("A benchmark workload made from a document has the frames of the document")
  func workloadHasFramesOfDocument() throws {
    let document = try LayoutDocument(
      parsing: """
        {"available": {"width": 300, "height": 200}, "root": {"style": {"width": "100%", "row-gap": "3px"}, "children": [
          {"style": {"flex-grow": 1}, "children": [{"intrinsic": [10, 20], "id": "changed"}]},
          {"style": {"flex-direction": "column"}, "children": [{"style": {"height": "7px"}}, {}]}
        ]}}
        """)
    let workload = Workload(document, name: "small")
    #expect(workload.nodes.count == 6)
    let placement = Placement(workload.arena(), in: workload.space)
    #expect(placement.frames == document.layout().frames)
    #expect(placement["changed"]?.width == 10)
  }

  @Test(
    "A benchmark workload of nested boxes has a leaf at each of its levels, at any depth",
    arguments: [1, 2, 200, Thorough.pick(3_000, 100_000)])
  func chainWorkload(levels: Int) {
    let workload = Workload.chain(levels: levels)
    #expect(workload.nodes.count == 2 * levels + 2)
    let placement = Placement(workload.arena(), in: workload.space)
    // The position of the innermost leaf contains the margins of all levels.
    let innermost = placement.frames[2 * levels + 1]
    #expect(innermost.x >= Double(levels) && innermost.y >= Double(levels))
    #expect(placement.frames[0].width == 4000)
  }

  @Test("Benchmark workloads are read from a folder of JSON files or a file of lines, filtered by name")
  func readingWorkloads() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "workloads-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, _ name: String) throws {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    let document = #"{"available": {"width": 1, "height": 1}, "root": {}}"#
    try write(document, "one.json")
    try write(document, "two.json")
    try write("no document", "other.txt")
    try write(#"{"name": "named", \#(document.dropFirst())"# + "\n" + document + "\n", "lines.jsonl")

    #expect(try Workload.read(folder.path(), where: { _ in true }).map { $0.name } == ["one", "two"])
    #expect(try Workload.read(folder.path(), where: { $0 == "two" }).map { $0.name } == ["two"])
    let lines = folder.appending(path: "lines.jsonl").path()
    #expect(try Workload.read(lines, where: { _ in true }).map { $0.name } == ["named", "line-2"])

    let missingFault = #expect(throws: Workload.Fault.self) {
      try Workload.read(folder.path() + "no", where: { _ in true })
    }
    #expect(missingFault?.message == "there is no \(folder.path())no.")
    let text = folder.appending(path: "other.txt").path()
    let fault = #expect(throws: Workload.Fault.self) { try Workload.read(text, where: { _ in true }) }
    #expect(fault?.message.hasPrefix(text) == true)
  }
}
