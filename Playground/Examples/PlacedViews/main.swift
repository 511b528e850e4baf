// Places views of your own class with LayoutViews: a view class with a frame, and a card made of such views.
import EagerLayout
import LayoutViews

/// A view class as in a program that draws its own views: a name, an optional text, and a frame.
final class View: PlacedView {
  let name: String
  let text: String
  var isHidden = false
  var frame = Frame.zero

  init(_ name: String, text: String = "") {
    self.name = name
    self.text = text
  }

  /// Characters are 8 wide and 16 high. `nil` for a view without a text: the layout alone determines its size.
  func sizeThatFits(in available: Extent) -> ContentSize? {
    if text.isEmpty { return nil }
    let lines = Measured.lines(of: text, advance: 8, width: available.width)
    let longest = lines.map { $0.count }.max() ?? 0
    return ContentSize(width: Double(longest * 8), height: Double(lines.count * 16), firstBaseline: 12)
  }
}

/// A card, and the layout of its views.
struct Card {
  let background = View("background")
  let avatar = View("avatar")
  let name = View("name", text: "Ada Lovelace")
  let badge = View("badge", text: "new")
  let bio = View("bio", text: "Wrote the first program, for a machine that was never built")
  let line = View("line")
  let dismiss = View("dismiss", text: "Dismiss")
  let follow = View("follow", text: "Follow")

  var views: [View] { [background, avatar, name, badge, bio, line, dismiss, follow] }

  var content: Column {
    Column(gap: 12) {
      Row(gap: 12) {
        Item(avatar).size(48)
        Column(gap: 4) {
          Row(alignment: .baseline, gap: 8) {
            Item(name)
            Item(badge).padding(horizontal: 4).hidden(badge.isHidden)
          }
          Item(bio)
        }
        .flex(1)
      }
      Fixed(height: 1).view(line)
      Row(gap: 8) {
        Item(dismiss).padding(8)
        Item(follow).padding(8)
      }
      .justifyContent(.end)
    }
    .padding(16)
    .view(background)
  }
}

let card = Card()
for (width, isNew) in [(320.0, true), (240.0, false)] {
  card.badge.isHidden = !isNew
  let size = card.content.size(fitting: Extent(width: width, height: .infinity))
  let placement = place(card.content, in: Frame(size))
  print("a card of \(size)")
  for view in card.views where !view.isHidden { print("  \(view.name): \(view.frame)") }
  for issue in placement.issues { print("  \(issue.message)") }
}
