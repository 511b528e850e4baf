// A settings screen of React Native, ported style by style. The original styles are in the comments.
import EagerLayout

enum Part: Int { case header, title, avatar, badge, name, mail, edit, list, row, label, value, tabs, tab }

// const styles = StyleSheet.create({
enum Styles {
  // screen: { flex: 1 },
  static let screen = FlexStyle(.yoga) { $0.flex = 1 }
  // header: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', height: 44 },
  static let header = FlexStyle(.yoga) {
    $0.flexDirection = .row
    $0.alignItems = .center
    $0.justifyContent = .center
    $0.height = 44
  }
  // profile: { flexDirection: 'row', alignItems: 'center', gap: 12, padding: 16 },
  static let profile = FlexStyle(.yoga) {
    $0.flexDirection = .row
    $0.alignItems = .center
    $0.gap = 12
    $0.padding = 16
  }
  // avatar: { width: 64, aspectRatio: 1 },
  static let avatar = FlexStyle(.yoga) {
    $0.width = 64
    $0.aspectRatio = 1
  }
  // badge: { position: 'absolute', top: -4, right: -4, minWidth: 20, height: 20, paddingHorizontal: 6 },
  static let badge = FlexStyle(.yoga) {
    $0.position = .absolute
    $0.top = -4
    $0.right = -4
    $0.minWidth = 20
    $0.height = 20
    $0.paddingHorizontal = 6
  }
  // names: { flex: 1 },
  static let names = FlexStyle(.yoga) { $0.flex = 1 }
  // edit: { paddingHorizontal: 12, paddingVertical: 6, borderWidth: 1 },
  static let edit = FlexStyle(.yoga) {
    $0.paddingHorizontal = 12
    $0.paddingVertical = 6
    $0.border = 1
  }
  // list: { flex: 1, marginTop: 8, overflow: 'hidden' },
  static let list = FlexStyle(.yoga) {
    $0.flex = 1
    $0.marginTop = 8
    $0.overflow = .hidden
  }
  // row: { flexDirection: 'row', alignItems: 'center', minHeight: 48, marginHorizontal: 16, borderBottomWidth: 1 },
  static let row = FlexStyle(.yoga) {
    $0.flexDirection = .row
    $0.alignItems = .center
    $0.minHeight = 48
    $0.marginHorizontal = 16
    $0.borderBottom = 1
  }
  // label: { flex: 1 },
  static let label = FlexStyle(.yoga) { $0.flex = 1 }
  // tabs: { flexDirection: 'row', height: 50, paddingBottom: '2%' },
  static let tabs = FlexStyle(.yoga) {
    $0.flexDirection = .row
    $0.height = 50
    $0.paddingBottom = .percent(2)
  }
  // tab: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  static let tab = FlexStyle(.yoga) {
    $0.flex = 1
    $0.alignItems = .center
    $0.justifyContent = .center
  }
}
// });

/// <Text style={style}>, in a font whose characters are all 8 wide.
func text(_ string: String, _ style: FlexStyle = .yoga) -> some LayoutItem {
  Measured(text: string, advance: 8, lineHeight: 20).style(style)
}

let settings = [("Notifications", "On"), ("Appearance", "Automatic"), ("Language", "English"), ("Storage", "1.2 GB")]

let screen = Box(Styles.screen) {
  Box(Styles.header) { text("Settings").id(Part.title) }.id(Part.header)
  Box(Styles.profile) {
    Box(Styles.avatar) { text("3", Styles.badge).id(Part.badge) }.id(Part.avatar)
    Box(Styles.names) {
      text("Ada Lovelace").id(Part.name)
      text("ada@example.org").id(Part.mail)
    }
    Box(Styles.edit) { text("Edit") }.id(Part.edit)
  }
  Box(Styles.list) {
    for (index, (label, value)) in settings.enumerated() {
      Box(Styles.row) {
        text(label, Styles.label).id(Part.label, index: index)
        text(value).id(Part.value, index: index)
      }
      .id(Part.row, index: index)
    }
  }
  .id(Part.list)
  Box(Styles.tabs) {
    for (index, name) in ["Home", "Search", "Profile"].enumerated() {
      Box(Styles.tab) { text(name) }.id(Part.tab, index: index)
    }
  }
  .id(Part.tabs)
}

let placement = screen.layout(width: 375, height: 667)
for node in placement { if let id = node.id { print(id, node.frame) } }
for issue in placement.issues { print(issue.message) }
