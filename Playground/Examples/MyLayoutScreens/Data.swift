// The content of the screens.

let cities = ["Berlin", "Reykjavik", "Rio de Janeiro", "Oslo", "New York", "Lima", "Kyoto", "San Francisco"]

let sections = [("News", 1.0), ("Photos", 2), ("Talk", 1), ("Food", 1), ("Maps", 1), ("Concerts", 2)]

let biography = "Writes about engines that compute, and what they may compute one day besides numbers."

let counts = [("128", "posts"), ("4.2k", "readers"), ("97", "follows")]

struct Picture {
  var caption: String, ratio: Double, fill: String
}

let pictures = [
  Picture(caption: "Harbour", ratio: 1, fill: "#60a5fa"),
  Picture(caption: "A lighthouse in fog", ratio: 3 / 4, fill: "#94a3b8"),
  Picture(caption: "Dunes", ratio: 3 / 2, fill: "#fbbf24"),
  Picture(caption: "The old mill, seen from the river", ratio: 1, fill: "#34d399"),
  Picture(caption: "Poppies", ratio: 4 / 5, fill: "#f87171"),
  Picture(caption: "Night train", ratio: 16 / 9, fill: "#1e293b"),
]

let actions = [("Chat", "#2563eb"), ("Call", "#16a34a"), ("Mail", "#ea580c"), ("Find", "#9333ea")]
