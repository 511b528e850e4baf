// A log of 2,000 entries. Each frame builds, lays out and draws the whole screen.
//
//     swift run Redraw                        120 frames, and the last one as text
//     swift run -c release Redraw --live      60 frames a second, until Ctrl-C
//     swift run -c release Redraw --time      also the times of building and laying out a frame
import EagerLayout
import Foundation

// MARK: The state

struct Entry { var time: String, mark: String, source: String, message: String }

struct Log {
  private(set) var entries: [Entry] = []
  private var count = 0

  init() { for _ in 0..<2_000 { advance() } }

  /// Adds an entry, and removes the oldest one of more than 2,000.
  mutating func advance() {
    let sources = ["web", "mail", "search", "payments"], words = ["user", "opened", "order", "again", "after", "retry"]
    let message = (0..<5 + count * 7 % 13).map { words[(count + $0 * $0) % words.count] }.joined(separator: " ")
    let time = String(format: "%02d:%02d.%02d", count / 3_600 % 60, count / 60 % 60, count % 60)
    entries.append(Entry(time: time, mark: count % 9 == 0 ? "!" : "·", source: sources[count % 4], message: message))
    if entries.count > 2_000 { entries.removeFirst() }
    count += 1
  }
}

// MARK: The screen, a function of the state

func text(_ string: String) -> some LayoutItem {
  Measured(text: string, advance: 1, lineHeight: 1).payload(string)
}

func line(_ entry: Entry) -> Row {
  Row(gap: 1) {
    text(entry.time)
    text(entry.mark)
    text(entry.source).width(8)
    text(entry.message).flex(1)
  }
  .shrink(0)
}

func screen(_ log: Log) -> Column {
  Column {
    Row {
      text("The last of \(log.entries.count) entries").flex(1)
      text(log.entries.last?.time ?? "")
    }
    // The end of the log is at the bottom, and its beginning is clipped.
    Column { for entry in log.entries { line(entry) } }
      .justifyContent(.end).flex(1).overflow(.hidden)
  }
}

// MARK: Drawing

func draw(_ placement: Placement) -> String {
  let bounds = placement.bounds
  var cells = Array(repeating: Array(repeating: Character(" "), count: Int(bounds.width)), count: Int(bounds.height))
  for node in placement where node.frame.maxY > bounds.y {
    guard let string = node.payload(as: String.self) else { continue }
    let frame = node.frame, clip = node.clip ?? bounds
    let lines = Measured.lines(of: string, advance: 1, width: frame.width)
    for (y, line) in zip(Int(frame.y)..., lines) {
      for (x, character) in zip(Int(frame.x)..., line) where clip.contains(x: Double(x), y: Double(y)) {
        cells[y][x] = character
      }
    }
  }
  return cells.map { String($0) }.joined(separator: "\n")
}

// MARK: The loop

let bounds = Frame(width: 72, height: 16), frameCount = 120
let arguments = CommandLine.arguments
var log = Log(), scratch = LayoutScratch(), picture = "", nodeCount = 0, next = Date()

for _ in 0..<(arguments.contains("--live") ? .max : frameCount) {
  log.advance()
  let placement = screen(log).layout(in: bounds, reusing: &scratch)
  picture = draw(placement)
  nodeCount = placement.count
  if arguments.contains("--live") {
    print("\u{1B}[H\u{1B}[2J" + picture)
    // Wait until the next sixtieth of a second.
    next = max(next + 1 / 60, Date())
    Thread.sleep(until: next)
  }
}
print("\(frameCount) frames of \(nodeCount) nodes. The last one:\n\n\(picture)")

/// Prints the times of frames without drawing: a new state, a new value of the screen, its layout.
func time(_ title: String, _ makeFrame: () -> Placement) {
  let times = (0..<frameCount).map { _ in
    let start = Date()
    _ = makeFrame()
    return -1_000 * start.timeIntervalSinceNow
  }
  .sorted()
  print("\(title): minimum \(String(format: "%.2f ms, median %.2f ms", times[0], times[frameCount / 2]))")
}

if arguments.contains("--time") {
  time("without a scratch") {
    log.advance()
    return screen(log).layout(in: bounds)
  }
  time("with a scratch") {
    log.advance()
    return screen(log).layout(in: bounds, reusing: &scratch)
  }
}
