import Arrangements
import EagerLayout
import Screens

enum Profile: Hashable { case cover, avatar, name, badge, follow, biography, count(Int) }

/// A card whose parts are placed relative to each other. The avatar overlaps the edge of the cover, the badge follows
/// the name, the text begins below both the name and the button, and the counts have equal widths.
let profile = Relative(
  groups: [.equalWidths(counts.indices.map { LayoutID(Profile.count($0)) }, plus: -8)]
) {
  Fixed(height: 96).shape("#93c5fd", radius: 12).id(Profile.cover).width(to: .parent)
  Fixed(64).shape("#1d4ed8", radius: 32).id(Profile.avatar)
    .leading(to: .parent, 16).centerY(to: .bottom(of: Profile.cover))
  pill("Follow", "#0f172a", on: "#ffffff").id(Profile.follow)
    .trailing(to: .parent).top(to: .bottom(of: Profile.cover, 12))
  words("Ada Lovelace", 20, fill: "#0f172a").id(Profile.name)
    .leading(to: .leading(of: Profile.avatar)).top(to: .bottom(of: Profile.avatar, 12))
    .trailing(atMost: .parent(plus: -80))
  words("verified", fill: "#16a34a").id(Profile.badge)
    .leading(to: .trailing(of: Profile.name, 8)).trailing(atMost: .parent)
    .baseline(to: .baseline(of: Profile.name))
  words(biography).id(Profile.biography)
    .leading(to: .leading(of: Profile.avatar)).trailing(to: .parent, -16)
    .top(to: .greatest(.bottom(of: Profile.name, 8), .bottom(of: Profile.follow, 8)))
  for (index, (number, label)) in counts.enumerated() {
    Column(alignment: .center) {
      words(number, 20, fill: "#0f172a")
      words(label)
    }
    .padding(8).shape("#f1f5f9", radius: 8).id(Profile.count(index))
    .leading(to: index == 0 ? .parent : .trailing(of: Profile.count(index - 1), 12))
    .top(to: .bottom(of: Profile.biography, 16))
  }
}
.padding(16)
