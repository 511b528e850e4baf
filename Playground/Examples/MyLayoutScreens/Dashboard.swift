import Arrangements
import EagerLayout
import Screens

enum Dashboard { case title, people, sales, visits, map, log, note }

/// A page that one `Split` divides into three rows: a title, three figures, and an area of two columns, the second of
/// which has two rows.
let dashboard = Split(
  .rows(
    [
      .content,
      .fraction(0.25).columns([.fill, .fill, .fill], gap: 8),
      .fill.columns([.rest(0.6), .fill.rows([.fill, .points(56)], gap: 8)], gap: 8),
    ], gap: 12)
) {
  words("Today", 22, fill: "#0f172a").id(Dashboard.title)
  figure("1,204", "people").id(Dashboard.people)
  figure("318", "sales").id(Dashboard.sales)
  figure("9,977", "visits").id(Dashboard.visits)
  figure("", "map").shape("#bbf7d0", radius: 8).id(Dashboard.map)
  figure("", "log").id(Dashboard.log)
  figure("", "note").shape("#fef08a", radius: 8).id(Dashboard.note)
}
.padding(16).flex(1)

private func figure(_ number: String, _ label: String) -> Column {
  Column {
    if !number.isEmpty { words(number, 20, fill: "#0f172a") }
    words(label, 13)
  }
  .padding(12).justifyContent(.center).shape("#e0f2fe", radius: 8)
}
