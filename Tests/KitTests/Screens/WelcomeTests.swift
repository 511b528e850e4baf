import EagerLayout
import Foundation
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
@testable import PlaygroundWriters

@Suite("The welcome screen")
struct FirstScreen {
  private static let source = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Playground/Course")

  @Test("The welcome screen fits every width, and 80 by 24 as a whole", arguments: [24, 50, 80, 120, 200])
  func widths(width: Int) {
    let screen = Welcome.screen(
      width: width, command: "swift run playground", fileCommand: "swift run layout")
    #expect(screen.width <= width)
    #expect(screen.lost == 0)
    // The row itself is not drawn, so no box is marked as outside of it.
    #expect(!screen.lines().contains { $0.contains("\u{2571}") })
    if width == 80 { #expect(screen.height < 24) }
  }

  @Test("The welcome screen shows the code that it runs, and its results")
  func code() throws {
    let source = try String(contentsOf: Self.source.appending(path: "Screens/Welcome.swift"), encoding: .utf8)
    let lines = source.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    let code = Welcome.code.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    let places = lines.indices.filter { lines[$0...].starts(with: code) }
    #expect(places.count == 2, "once as text, once as code")
    let text = Welcome.screen(width: 80, command: "playground", fileCommand: "layout").lines().joined(separator: " ")
    for part in ["in a width of 480", "in a width of 300", "480 - 120 leaves", "one share of 120"] {
      #expect(text.replacing("   ", with: "").replacing("  ", with: " ").contains(part))
    }
  }

  @Test("The fixed item of the welcome screen keeps its width and flexible ones shrink")
  func frames() {
    let wide = Welcome.row().layout(in: Frame(width: 480, height: 60)).frames.dropFirst().map { $0.width }
    let narrow = Welcome.row().layout(in: Frame(width: 300, height: 60)).frames.dropFirst().map { $0.width }
    #expect(wide == [120, 120, 240])
    #expect(narrow == [120, 60, 120])
  }
}
