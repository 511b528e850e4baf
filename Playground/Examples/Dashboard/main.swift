// A dashboard in the cells of the terminal, laid out again whenever the terminal is resized.
//
//     swift run Dashboard                    until Ctrl-C
//     swift run Dashboard --size 80x24       one screen of this size
import EagerLayout
import Foundation

/// The drawing of a node.
enum Drawing {
  case panel(title: String)
  case text(String)
  case bar(Double)
}

func text(_ string: String) -> some LayoutItem {
  Measured(text: string, advance: 1, lineHeight: 1).payload(Drawing.text(string))
}

func column(_ cells: [String], alignment: CrossAlignment = .start) -> Column {
  Column(alignment: alignment) { cells.map { text($0) } }
}

func panel(_ title: String, @LayoutBuilder content: () -> LayoutItems) -> Column {
  Column(content: content).border(1).padding(horizontal: 1).overflow(.hidden).payload(Drawing.panel(title: title))
}

struct Service { var name: String, region: String, load: Double, requests: Int }

func dashboard(_ services: [Service], at second: Int) -> Column {
  Column {
    text("EagerLayout dashboard, second \(second)").padding(horizontal: 2)
    // Two panels side by side if 34 columns fit for each, else stacked.
    Row {
      panel("Load") {
        Row(gap: 1) {
          column(services.map { $0.name })
          Column { services.map { Flex().height(1).minWidth(4).payload(Drawing.bar($0.load)) } }.flex(1)
          column(services.map { "\(Int($0.load * 100)) %" }, alignment: .end)
        }
      }
      .flex(1, 1, 34)
      panel("Notes") {
        text("The columns of a table are columns: each is as wide as its widest cell, and the bars share the rest.")
        text("This text breaks where it was measured to break.").margin(top: 1)
      }
      .flex(1, 1, 34)
    }
    .wrap()
    panel("Services") {
      Row(gap: 3) {
        column(["service"] + services.map { $0.name }).flex(1)
        column(["region"] + services.map { $0.region })
        column(["requests"] + services.map { "\($0.requests)" }, alignment: .end)
      }
    }
    .flex(1)
  }
  .overflow(.hidden)
}

/// A layout drawn in terminal cells.
struct Screen {
  var cells: [[Character]]

  init(_ layout: Placement) {
    cells = Array(repeating: Array(repeating: " ", count: Int(layout.bounds.width)), count: Int(layout.bounds.height))
    for node in layout.paintOrder {
      let frame = node.frame, clip = node.clip ?? layout.bounds
      let left = Int(frame.x), top = Int(frame.y), width = Int(frame.width), height = Int(frame.height)
      switch node.payload(as: Drawing.self) {
      case .panel(let title) where width > 1 && height > 1:
        let line = String(repeating: "─", count: width - 2), inside = String(repeating: " ", count: width - 2)
        write("╭" + line + "╮", x: left, y: top, clip)
        write(" \(title) ".prefix(width - 2), x: left + 1, y: top, clip)
        for y in 1..<height - 1 { write("│" + inside + "│", x: left, y: top + y, clip) }
        write("╰" + line + "╯", x: left, y: top + height - 1, clip)
      case .text(let string):
        let lines = Measured.lines(of: string, advance: 1, width: frame.width)
        for (y, line) in zip(top..., lines) { write(line, x: left, y: y, clip) }
      case .bar(let value):
        let filled = Int(value * frame.width)
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        write(bar, x: left, y: top, clip)
      default: break
      }
    }
  }

  mutating func write(_ text: some StringProtocol, x: Int, y: Int, _ clip: Frame) {
    for (column, character) in zip(x..., text) where clip.contains(x: Double(column), y: Double(y)) {
      cells[y][column] = character
    }
  }
}

func show(columns: Int, rows: Int, second: Int = 0) {
  let services = ["web", "search", "payments", "mail"].enumerated().map { index, name in
    let load = 0.5 + 0.45 * sin(Double(second + 3 * index) / 3)
    return Service(name: name, region: ["Frankfurt", "Oregon"][index % 2], load: load, requests: Int(load * 12_000))
  }
  let layout = dashboard(services, at: second).layout(width: columns, height: rows).snapped(toScale: 1)
  if isatty(STDOUT_FILENO) == 1 { print("\u{1B}[2J\u{1B}[H", terminator: "") }
  print(Screen(layout).cells.map { String($0) }.joined(separator: "\n"))
}

let size = CommandLine.arguments.last?.split(separator: "x").compactMap { Int($0) } ?? []
if size.count == 2 || isatty(STDOUT_FILENO) == 0 {
  show(columns: size.first ?? 80, rows: size.last ?? 24)
} else {
  var window = winsize(), shown = [0, 0, 0]
  for tick in 0... where ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 {
    let current = [Int(window.ws_col), Int(window.ws_row) - 1, tick / 10]
    if current != shown { show(columns: current[0], rows: current[1], second: current[2]) }
    shown = current
    usleep(100_000)
  }
}
