import EagerLayout

extension Exercise {
  static var masonry: [Recipe] {
    Recipe.named(
      "masonry",
      [("reach-van", reachVan), ("say-column", sayColumn), ("fit-columns", fitColumns), ("hang-wide", hangWide)])
  }

  private static func reachVan(_ dice: inout Dice) -> Exercise {
    let sofa = dice.number(60...80), bed = dice.number(40...50), table = dice.number(20...30),
      apart = dice.number(1...3, step: 1)
    return .reach(
      """
      A van is loaded, in two columns. The sofa should go in last, though it comes first in the code. And all things \
      should be kept apart, so that nothing is scratched.
      """,
      start: """
        Masonry(columns: 2) {
          Fixed(height: \(sofa)).id(sofa)
          Fixed(height: \(bed)).id(bed)
          Fixed(height: \(table)).id(table)
          Fixed(height: 20).id(lamp)
        }
        .id(van)
        """, in: (160, 180), moves: [Move("sofa", "i"), Move("", "g", apart)],
      hints: [
        "Masonry takes its items in order. Which key changes an item's place in line?",
        "The sofa's order makes it the last. A gap keeps them all apart.",
      ],
      after: "All others moved too: each looked anew where the least high column was.", explain: "sofa")
  }

  private static func sayColumn(_ dice: inout Dice) -> Exercise {
    let one = dice.number(50...70), two = dice.number(80...100), three = dice.number(20...40)
    let isLast = dice.below(2) == 0
    let masonry = Trial(
      """
      Masonry(columns: 3) {
        Fixed(height: \(one)).id(oak)
        Fixed(height: \(isLast ? two : three)).id(elm)
        Fixed(height: \(isLast ? three : two)).id(ash)
        Fixed(height: 30).id(yew)
      }
      """, width: 240, height: 130)
    let low = isLast ? "ash" : "elm", high = isLast ? "elm" : "ash"
    return .next(
      "The first three leaves are pressed into an album of three columns. Where does the yew's go?", masonry,
      explain: "yew", done: ["oak, elm, ash: y \(0)"],
      right: "Below \(code: low), at y \(three).",
      wrong: [
        ("Below \(code: "oak"), at y \(one).", reply: "A new line would begin there. There are no lines here."),
        ("Below \(code: high), at y \(two).", reply: "That is the highest column. Look for the least high."),
        ("Below all of them, at y \(two), in the first column.", reply: "That is what a row that wraps does."),
      ],
      hints: [
        "How high is each column by now?", "\(one), \(isLast ? two : three) and \(isLast ? three : two).",
        "The least high is \(three).",
      ],
      after: "Next it will look again, with what the yew has added.", &dice)
  }

  private static func fitColumns(_ dice: inout Dice) -> Exercise {
    let least = dice.number(80...110), width = 2 * least + 10 + dice.number(10...30)
    func code(_ columns: String) -> String {
      let heights = [40, 60, 30, 20]
      let pictures = zip(["cat", "dog", "cow", "hen"], heights).map { "  Fixed(height: \($1)).id(\($0))" }
      return "Masonry(\(columns)) {\n\(pictures.joined(separator: "\n"))\n}\n.gap(10)"
    }
    return .write(
      .make,
      """
      On this phone there is room for two columns, on another for one, on a table for many. No column may be less than \
      \(least) wide, and there should be as many as fit.
      """,
      start: code("columns: 1"), solution: code("minimumWidth: \(least)"), in: (width, 160),
      alsoIn: [(3 * least + 25, 160), (least + 20, 200)],
      slips: [
        WrongLayout(code("columns: 2"), "Right on this phone. Another one is not as wide: say how wide a column is."),
        WrongLayout(
          code("minimumWidth: \(2 * least)"), "Now two have no room. The number is for one column, not for all."),
      ],
      hints: [
        "Do not count columns: that is what the container should do.",
        "There is another word between the parentheses: the least width of a column.",
        "Write \(code: "minimumWidth: \(least)") in place of \(code: "columns: 1").",
      ],
      after: "The columns share what is left over, so each is a little wider than \(least).", explain: "dog")
  }

  private static func hangWide(_ dice: inout Dice) -> Exercise {
    let column = dice.number(60...90), oak = dice.number(30...50), elm = oak + dice.number(10...30),
      width = 3 * column + 20
    func code(_ sea: String) -> String {
      """
      Masonry(columns: 3) {
        Fixed(height: \(elm)).id(hill)
        Fixed(height: \(oak)).id(tree)
        Fixed(height: 20).id(boat)
        \(sea).id(sea)
      }
      .gap(10)
      """
    }
    return .write(
      .fix, "The sea is a wide picture, squeezed into one column. It should have two of them, in every width.",
      start: code("Fixed(height: 40)"), solution: code("Fixed(height: 40).span(columns: 2)"), in: (width, 150),
      alsoIn: [(width + 60, 150), (width - 30, 150)],
      slips: [
        WrongLayout(
          code("Fixed(width: \(2 * column + 10), height: 40)"),
          "It is wide enough, but goes to one column still, and hangs out of the wall or over others."),
        WrongLayout(code("Fixed(height: 40).span(columns: 3)"), "That is all three."),
        WrongLayout(code("Fixed(height: 40).grow(2)"), "Masonry does not share: growing is for rows and columns."),
      ],
      hints: [
        "A width alone does not do. The masonry should know that it needs two columns.",
        "It says how many columns it spans.", "Write \(code: ".span(columns: 2)") after the height of the sea.",
      ],
      after: "It hangs below tree and boat: the higher of those two is less high than the hill.", explain: "sea")
  }
}
