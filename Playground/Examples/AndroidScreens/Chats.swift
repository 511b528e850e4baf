import Arrangements
import EagerLayout
import Screens

enum ChatRow { case row, picture, name, time, message, unread }

/// Rows as RelativeLayouts. If a picture or a count is gone, the item beside it is placed at the edge of the parent, as
/// `first` specifies here, and `layout_alignWithParentIfMissing` in Android.
let chatPage = Column(gap: 16) {
  for (index, chat) in chats.enumerated() {
    row(of: chat, index).id(ChatRow.row, index: index)
  }
}
.padding(16)

private func row(of chat: Chat, _ index: Int) -> Arranged {
  func id(_ part: ChatRow) -> LayoutID { LayoutID(part, index: index) }
  return Relative(.android) {
    Fixed(48).shape("#f9a8d4", radius: 24).margin(end: 12).id(id(.picture))
      .alignParentLeft().alignParentTop().hidden(!chat.hasPicture)
    words(chat.time, 13).margin(start: 8).id(id(.time))
      .alignParentRight().alignBaseline(id(.name))
    words(chat.name, 18, fill: "#0f172a").id(id(.name))
      .leading(to: .first(.trailing(of: id(.picture)), .parent)).toLeftOf(id(.time)).alignParentTop()
    pill(chat.unread.map { "\($0)" } ?? "", "#16a34a", on: "#ffffff").margin(start: 8).id(id(.unread))
      .alignParentRight().below(id(.name)).hidden(chat.unread == nil)
    words(chat.message).margin(top: 2).id(id(.message))
      .alignLeft(id(.name)).trailing(to: .first(.leading(of: id(.unread)), .parent)).below(id(.name))
  }
}
