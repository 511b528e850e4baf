import EagerLayout

extension Exercise {
  static var flow: [Recipe] {
    Recipe.named(
      "flow",
      [("reach-poem", reachPoem), ("fill-field", fillField), ("mend-keypad", mendKeypad), ("say-break", sayBreak)])
  }

  private static func reachPoem(_ dice: inout Dice) -> Exercise {
    let border = dice.number(3...5, step: 1), apart = dice.number(1...3, step: 1)
    let pond = dice.number(60...80), frog = dice.number(60...80), leap = dice.number(60...80)
    return .reach(
      """
      A poem of four words, written all in one corner. Give it a border of white paper, and more room between its \
      words. The lines come by themselves.
      """,
      start: """
        Flow {
          Fixed(width: \(pond), height: 20).id(pond)
          Fixed(width: \(frog), height: 20).id(frog)
          Fixed(width: \(leap), height: 20).id(leap)
          Fixed(width: 60, height: 20).id(plop)
        }
        .id(paper)
        """, in: (240, 130), moves: [Move("", "p", border), Move("", "g", apart)],
      hints: [
        "The border is the padding of the paper: \(code: "p").",
        "Then the gap: \(code: "g") parts words, and lines as well.",
      ],
      after: "Nobody said where a line ends. It ends where the next word has no room.", explain: "plop")
  }

  private static func fillField(_ dice: inout Dice) -> Exercise {
    let to = dice.number(50...70), ann = dice.number(60...80), width = dice.number(280...320)
    func code(_ field: String) -> String {
      """
      Flow {
        Fixed(width: \(to), height: 20).id(ann)
        Fixed(width: \(ann), height: 20).id(bob)
        \(field).id(field)
      }
      .gap(10)
      """
    }
    let taken = to + ann + 20
    return .write(
      .make,
      """
      A letter to Ann and Bob, and a field for one more name. The field should reach to the edge of its line, in every \
      width.
      """,
      start: code("Measured(width: 60, height: 20)"),
      solution: code("Measured(width: 60, height: 20)\n    .weight(1)"), in: (width, 60),
      alsoIn: [(width + 60, 60), (taken + 40, 60)],
      slips: [
        WrongLayout(
          code("Measured(width: 60, height: 20)\n    .grow(1)"),
          "Growing is for rows and columns. A flow does not hear it: it has a word of its own."),
        WrongLayout(
          code("Fixed(width: \(width - taken), height: 20)"), "Right in this width. In another one it ends elsewhere."),
      ],
      hints: [
        "The line has \(width - taken) left for the field. Do not write that down: let the field take it.",
        "In a flow, what is left over goes to items with a weight.",
        "Write \(code: ".weight(1)") after the field's size.",
      ],
      after: "Where the line has no room for it, the field goes to a line of its own and takes all of that.",
      explain: "field")
  }

  private static func mendKeypad(_ dice: inout Dice) -> Exercise {
    let key = dice.number(50...70), width = 3 * key + 2 * dice.number(12...20, step: 2)
    func code(_ arguments: String) -> String {
      let keys = listing(["one", "two", "three", "four", "five"]) { "Fixed(width: \(key), height: 20).id(\($0))" }
      return "Flow(\n  \(arguments)\n) {\n\(keys)\n}\n.gap(8)"
    }
    return .write(
      .fix, "On this keypad four should stand below one, and five below two. But five has run away to the edge.",
      start: code("alignment: .between,\n  lastLine: .likeTheOthers"),
      solution: code("alignment: .between,\n  lastLine: .columns"), in: (width, 50),
      alsoIn: [(width + 16, 50), (width - 6, 50)],
      slips: [
        WrongLayout(
          code("alignment: .between,\n  lastLine: .start"),
          "Four is right. Five is not yet below two: the gaps above it are larger."),
        WrongLayout(code("alignment: .start"), "Five is below two. But the first line should end at the edge."),
      ],
      hints: [
        "Read what the flow is told about its last line.",
        "It should be neither as the others nor plain, but take the gaps of the line before.",
        "Write \(code: "lastLine: .columns") in the place of what stands there.",
      ],
      after: "The gaps are those of a full line, so that the keys stand in columns.", explain: "five")
  }

  private static func sayBreak(_ dice: inout Dice) -> Exercise {
    let one = dice.number(60...80), two = dice.number(60...80), gap = dice.one(of: [8, 10]),
      three = dice.number(80...90)
    let width = one + two + 2 * gap + three - dice.number(10...30)
    let flow = Trial(
      """
      Flow {
        Fixed(width: \(one), height: 20).id(salt)
        Fixed(width: \(two), height: 20).id(oil)
        Fixed(width: \(three), height: 20).id(onions)
        Fixed(width: 40, height: 20).id(egg)
      }
      .gap(\(gap))
      """, width: width, height: 60)
    let left = width - one - two - 2 * gap
    return .next(
      "The flow is \(width) wide. What about the onions, which are \(three) wide?", flow, explain: "onions",
      done: ["salt, oil and gaps: \(one) + \(two) + \(2 * gap) = \(one + two + 2 * gap)"],
      right: "They begin the second line, and the egg stands beside them.",
      wrong: [
        ("They are squeezed into \(left).", reply: "A flow does not squeeze what has a width of its own."),
        (
          "They begin the second line, and the egg goes back to the first.",
          reply: "As in a text, no word goes back before one that comes earlier in the code."
        ),
        ("They stick out of the first line.", reply: "So they would in a row that may not wrap."),
      ],
      hints: [
        "How much is left in the first line, after salt, oil and two gaps?", "\(left), and the onions need \(three).",
        "What has no room begins a new line. What comes after it follows it.",
      ],
      after: "Some room stays empty at the end of the first line. Order comes before thrift.", &dice)
  }
}
