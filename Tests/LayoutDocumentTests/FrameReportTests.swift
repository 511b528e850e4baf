import EagerLayout
import LayoutDocument
import Testing

@Suite("Frame reports")
struct FrameReportTests {
  @Test("A frame report nests frames like their nodes, and each frame is relative to its parent")
  func nesting() throws {
    let document = try LayoutDocument(
      parsing: document(root: #"{"children":[{"children":[{},{"children":[{}]}]},{},{"children":[{}]}]}"#))
    let placement = document.layout()
    func frame(_ node: Int, _ children: String...) -> String {
      let frame = placement.frameInParent(of: node)
      func text(_ value: Double) -> String { value == Double(Int(value)) ? "\(Int(value))" : "\(value)" }
      let list = children.isEmpty ? "" : #","children":[\#(children.joined(separator: ","))]"#
      return
        #"{"x":\#(text(frame.x)),"y":\#(text(frame.y)),"width":\#(text(frame.width)),"height":\#(text(frame.height))\#(list)}"#
    }
    let expected = frame(0, frame(1, frame(2), frame(3, frame(4))), frame(5), frame(6, frame(7)))
    #expect(FrameReport(name: nil, placement: placement).description == #"{"frame":\#(expected)}"#)
  }

  @Test("A frame report contains the id of each node that has one")
  func ids() throws {
    let document = try LayoutDocument(
      parsing: document(root: #"{"id":"\"r\"","children":[{"style":{"width":5}},{"id":"a[1]"}]}"#))
    #expect(
      FrameReport(name: nil, placement: document.layout()).description
        == #"{"frame":{"id":"\"r\"","x":0,"y":0,"width":300,"height":0,"children":["#
        + #"{"x":0,"y":0,"width":5,"height":0},{"id":"a[1]","x":5,"y":0,"width":0,"height":0}]}}"#)
  }

  @Test("A frame report can be relative to the bounds' corner")
  func absoluteFrames() throws {
    let document = try LayoutDocument(
      parsing: document(root: #"{"style":{"padding":4},"children":[{"children":[{"style":{"width":5}}]}]}"#))
    #expect(
      FrameReport(name: nil, placement: document.layout(), isAbsolute: true).description
        == #"{"frame":{"x":0,"y":0,"width":300,"height":8,"children":["#
        + #"{"x":4,"y":4,"width":5,"height":0,"children":[{"x":4,"y":4,"width":5,"height":0}]}]}}"#)
  }

  @Test("Nodes that are not displayed have a frame of zeros in a frame report")
  func hiddenNodes() throws {
    let document = try LayoutDocument(
      parsing: document(
        root: #"""
          {"children":[{"style":{"width":"10px"}},{"style":{"width":"50.25px","height":"20px"},"children":[
            {"style":{"display":"none"},"children":[{}]},{"style":{"width":"5px"}}]}]}
          """#))
    let zeros = #""x":0,"y":0,"width":0,"height":0"#
    #expect(
      FrameReport(name: "n", placement: document.layout()).description
        == #"{"name":"n","frame":{"x":0,"y":0,"width":300,"height":20,"children":["#
        + #"{"x":0,"y":0,"width":10,"height":20},{"x":10,"y":0,"width":50.25,"height":20,"children":["#
        + #"{\#(zeros),"children":[{\#(zeros)}]},{"x":0,"y":0,"width":5,"height":20}]}]}}"#)
  }

  @Test("A frame report states the error of a document in place of frames")
  func error() throws {
    do throws(LayoutDocumentError) {
      _ = try LayoutDocument(parsing: #"{"name":"\"a\"","root":{},"b":1,"available":{"width":1,"height":1}}"#)
      Issue.record("no fault")
    } catch {
      let report = #""error":"b: unknown key; remove it, or write name, available, root or expected"}"#
      #expect(FrameReport(name: nil, error: error).description == #"{"name":"\"a\"",\#(report)"#)
      #expect(FrameReport(name: "c", error: error).description == #"{"name":"c",\#(report)"#)
    }
  }
}
