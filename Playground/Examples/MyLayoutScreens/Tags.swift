import Arrangements
import EagerLayout
import Screens

enum Tags { case logo, query, cancel, city, section }

/// A search field whose gaps shrink first, tags in as many lines as necessary, and sections in lines of three.
let tagPage = Column(gap: 16) {
  Linear(.horizontal, .myLayout, gravity: .centerLeading) {
    Fixed(36).shape("#2563eb", radius: 18).id(Tags.logo)
    pill("Search for a place").minWidth(.maxContent).gap(before: 24).yields(gap: 1).weight(1).id(Tags.query)
    words("Cancel", fill: "#2563eb").gap(before: 24).yields(gap: 1).id(Tags.cancel)
  }
  Flow(alignment: .between, lastLine: .start) {
    for (index, city) in cities.enumerated() { pill(city).id(Tags.city, index: index) }
  }
  .gap(8)
  Flow(columns: 3, lineAlignment: .stretch) {
    for (index, (title, weight)) in sections.enumerated() {
      pill(title, "#dbeafe", on: "#1d4ed8").weight(weight).id(Tags.section, index: index)
    }
  }
  .gap(8)
}
.padding(16)
