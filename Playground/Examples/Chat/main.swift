// A chat of 10,000 messages in an incremental layout: it scrolls, receives messages at both ends, and one is edited.
//
//     swift run Chat                          prints the changes and the visible rows
//     swift run -c release Chat --timings     also prints durations
import EagerLayout
import Foundation

struct Message { var id: Int, author: String, text: String }

enum Part: Int { case text }

let window = (width: 320.0, height: 240.0)
let words = ["so", "the", "layout", "keeps", "what", "did", "not", "change", "and", "finds", "anew", "what", "did"]

func message(_ id: Int) -> Message {
  let text = (0...(id * 7 % 23)).map { words[(id + $0) % words.count] }.joined(separator: " ")
  return Message(id: id, author: id % 3 == 0 ? "me" : "Ada", text: text)
}

func text(_ string: String) -> Measured { Measured(text: string, advance: 7, lineHeight: 16) }

func row(_ message: Message) -> Row {
  let isMine = message.author == "me"
  return Row(gap: 8) {
    if !isMine { Fixed(32) }
    Column {
      if !isMine { text(message.author) }
      text(message.text).id(Part.text, index: message.id)
    }
    .padding(8).maxWidth(.percent(75))
  }
  .justifyContent(isMine ? .end : .start).padding(horizontal: 12, vertical: 4).id(message.id)
}

func list(_ messages: [Message]) -> Column { Column { for message in messages { row(message) } } }

// MARK: Visible rows

/// The visible rows, from top to bottom.
func visibleRows(of tree: LayoutTree, scrolledTo offset: Double) -> [LayoutTree.Node] {
  let visibleFrame = Frame(y: offset, width: window.width, height: window.height)
  return tree.nodes(in: visibleFrame).filter { tree.parent(of: $0) == tree.root }
}

func show(_ title: String, _ tree: LayoutTree, scrolledTo offset: Double) {
  print("\(title), scrolled to \(Int(offset)) of \(Int(tree[tree.root].height))")
  for row in visibleRows(of: tree, scrolledTo: offset) {
    if let id = tree.id(of: row) { print("  row \(id)  \(tree[row].offset(x: 0, y: -offset))") }
  }
}

let showsTimings = CommandLine.arguments.contains("--timings")

/// Runs a closure, and prints its duration on request.
@discardableResult
func timed<Result>(_ title: String, _ body: () -> Result) -> Result {
  let start = Date(), result = body(), time = -start.timeIntervalSinceNow
  if showsTimings { print("  \(title): \(Int(time * 1_000_000)) µs") }
  return result
}

// MARK: The program

var messages = (51...10_050).map(message)
var tree = timed("10,000 rows become a tree") { LayoutTree(list(messages)) }
tree.findsByPlace = true
timed("the first layout") { tree.layout(width: window.width) }
print("\(tree.count) nodes")

var offset = tree[tree.root].height - window.height
timed("the rows of a window") { show("the end", tree, scrolledTo: offset) }

// A message arrives below the visible rows, and moves none of them.
offset /= 2
let arrived = tree.append(row(message(10_051)), to: tree.root)
var changes = timed("a message arrives") { tree.layout(width: window.width) }
print("a message arrives: \(changes.count) nodes have another frame, the message \(tree[arrived])")

// Older messages are loaded above. The offset moves with the first visible row, so that the visible rows stay in place.
show("before older messages are loaded", tree, scrolledTo: offset)
if let anchor = visibleRows(of: tree, scrolledTo: offset).first {
  let before = tree[anchor].y
  messages = (1...50).map(message) + messages + [message(10_051)]
  timed("a value of 10,051 rows is compared") { tree.update(to: list(messages)) }
  changes = timed("50 messages are inserted") { tree.layout(width: window.width) }
  offset += tree[anchor].y - before
}
print("older messages are loaded: \(changes.count) nodes have another frame in their parent")
show("after that", tree, scrolledTo: offset)

// A message is edited. The rows below it move up without being measured again.
if let edited = tree.node(9_990), let content = tree.node(Part.text, index: 9_990) {
  tree.setContent(text("(removed)"), of: content)
  changes = timed("a message is edited") { tree.layout(width: window.width) }
  print("message 9990 is edited: \(changes.count) nodes have another frame, the message \(tree[edited])")
}

// A message is inserted and slides in: interpolates between the placements before and after.
let before = timed("a placement of all") { tree.placement() }
tree.insert(row(Message(id: 20_000, author: "me", text: "slides in")), into: tree.root, at: 9_000)
tree.layout(width: window.width)
let after = tree.placement()
for percent in [25, 50, 75, 100] {
  let between = timed("a frame of the animation") { before.interpolated(to: after, at: Double(percent) / 100) }
  if let list = between.first, let new = between[20_000], let pushed = between[9_001] {
    print("at \(percent) %: the list \(list.frame), the new row \(new), the one it pushes down \(pushed)")
  }
}
