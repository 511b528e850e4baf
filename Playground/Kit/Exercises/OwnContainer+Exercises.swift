import EagerLayout

extension Exercise {
  static var ownContainer: [Recipe] {
    Recipe.named(
      "own-container",
      [("reach-compass", reachCompass), ("say-asked", sayAsked), ("fill-place", fillPlace), ("mend-half", mendHalf)])
  }

  private static func reachCompass(_ dice: inout Dice) -> Exercise {
    let radius = dice.number(50...70), letter = dice.one(of: [20, 30]), larger = dice.number(1...3, step: 1)
    let letters = listing(["north", "east", "south", "west"]) { "Fixed(width: \(letter), height: 20).id(\($0))" }
    return .reach(
      """
      On this compass all four are a quarter too far on: north is at the right. Put it where it belongs, by one key, \
      and make it wider than the others.
      """,
      start: "Along(.circle(radius: \(radius))) {\n\(letters)\n}\n.id(compass)",
      in: (2 * radius + 80, 2 * radius + 40), moves: [Move("north", "i"), Move("north", "z", larger)],
      hints: [
        "A circle begins at the right, and goes on clockwise. Who should be the first on it, and who the last?",
        "North should be the last: its order says so. Then the key for widths.",
      ],
      after: "The container places its items in their order. One order changed, and all four have another place.",
      explain: "north")
  }

  private static func sayAsked(_ dice: inout Dice) -> Exercise {
    let width = dice.number(30...50), height = dice.number(20...30), page = dice.number(220...280)
    let stairs = Trial(
      """
      Row(alignment: .start) {
        Along(
          .line(from: (0, 0), to: (\(2 * width), \(2 * height))),
          anchor: (0, 0)
        ) {
          Fixed(width: \(width), height: \(height)).id(one)
          Fixed(width: \(width), height: \(height)).id(two)
          Fixed(width: \(width), height: \(height)).id(three)
        }
        .id(stairs)
        Flex().height(20).id(page)
      }
      """, width: page, height: 120)
    let code = [
      "struct Stairs: SimpleArrangement {", "  func place(_ items: inout ItemPlaces) {", "    var x = 0.0, y = 0.0",
      "    for item in 0..<items.count {", "      items.place(item, x: x, y: y)", "      x += items.width(of: item)",
      "      y += items.height(of: item)", "    }", "  }", "}",
    ]
    return .next(
      """
      So stairs should stand in a row. Somebody writes their own, as below, and the page begins right behind the first \
      step. What is missing?
      """, stairs, explain: "page", done: code.map { Prose([.code(unbroken($0))]) },
      right: "\(code: "inlineSizes(of:)"): how wide it is.",
      wrong: [
        (
          "\(code: "setWidths(of:)"): how wide each item is.",
          reply: "Without it each has its own width, and that is right for steps."
        ),
        (
          "\(code: "height(of:)"): how high it is.",
          reply: "That is missing too. But the page stands beside the stairs, not below."
        ),
        (
          "Nothing: \(code: "place") says where all lie.",
          reply: "It says so when all widths are known. The row asked much earlier."
        ),
      ],
      hints: [
        "The row gives the page what the stairs leave. What does it ask the stairs?",
        "It asks how wide they are. What is the answer of a container that says nothing about it?",
        "As wide as the widest item: \(width), in place of \(3 * width).",
      ],
      after: "A place does not make room. Whoever says only where things lie is as large as one of them.", &dice)
  }

  /// A line of code that keeps the spaces it begins with.
  private static func unbroken(_ line: String) -> String {
    let count = line.utf8.prefix { $0 == 0x20 }.count
    return String(repeating: "\u{A0}", count: count) + String(decoding: line.utf8.dropFirst(count), as: UTF8.self)
  }

  private static func fillPlace(_ dice: inout Dice) -> Exercise {
    let radius = dice.number(40...60), item = dice.one(of: [20, 30, 40]), width = dice.number(180...240, step: 20)
    let items = listing(["cut", "copy", "paste", "undo"]) { "Fixed(width: \(item), height: 20).id(\($0))" }
    let menu = Trial(
      "Along(.circle(radius: \(radius))) {\n\(items)\n}", width: width, height: 2 * radius + 40)
    let code = [
      "func place(_ items: inout ItemPlaces) {", "  let middle = items.extent.width / 2",
      "  var turn = (x: 1.0, y: 0.0)",
      "  for item in 0..<items.count {", "    let x = middle + radius * turn.x",
      "    let half = items.width(of: item) / 2", "    items.place(item, x: x - half, y: ...)",
      "    turn = (-turn.y, turn.x)", "  }", "}",
    ]
    return .fill(
      "Be the container: its radius is \(radius). For cut, the first, \(code: "turn.x") is \(1). Where does it begin?",
      menu, explain: "cut",
      lines: code.map { Prose([.code(unbroken($0))]) } + [
        "middle: \(width) / \(2) = [?]", "with the radius: [?]", "less half of cut: [?]",
      ],
      values: [Double(width) / 2, Double(width / 2 + radius), Double(width / 2 + radius - item / 2)],
      slips: [
        Slip(
          [Double(width) / 2, Double(width / 2 + radius), Double(width / 2 + radius)],
          "You know its middle. A place is a corner: half of its width is before the middle."),
        Slip(
          [Double(width) / 2, Double(width / 2 + radius), Double(width / 2 + radius - item)],
          "Half of its width is before the middle, not all of it."),
        Slip(
          [Double(width) / 2, Double(width / 2 - radius), Double(width / 2 - radius - item / 2)],
          "The circle begins at the right."),
      ],
      hints: [
        "The circle lies in the middle of the container.", "From there it is a radius of \(radius) to the right.",
        "And then half of \(item) back, since an item begins at its left edge.",
      ],
      after: """
        That was one round of the loop. The last line in it turns on by a quarter, and the next item is placed. For \
        more than four, write a smaller turn.
        """)
  }

  private static func mendHalf(_ dice: inout Dice) -> Exercise {
    let radius = dice.number(50...80), item = dice.one(of: [20, 30, 40])
    func code(_ curve: String) -> String {
      let items = listing(["cut", "copy", "paste"]) { "Fixed(width: \(item), height: 20).id(\($0))" }
      return "Along(\n  \(curve)\n) {\n\(items)\n}"
    }
    return .write(
      .fix,
      """
      The thumb covers what lies below it. The menu should open in the upper half of the circle, from left to right. \
      Degrees count from the right, clockwise.
      """,
      start: code(".arc(radius: \(radius), from: 0, to: 180)"),
      solution: code(".arc(radius: \(radius), from: 180, to: 360)"), in: (2 * radius + 60, 2 * radius + 40),
      alsoIn: [(2 * radius + 120, 2 * radius + 40), (2 * radius + 60, 2 * radius + 100)],
      slips: [
        WrongLayout(
          code(".arc(radius: \(radius), from: 360, to: 180)"), "It is the upper half, but cut lies at the right."),
        WrongLayout(
          code(".arc(radius: \(radius), from: 180, to: 270)"), "From the left to the top. Go on to the right."),
        WrongLayout(code(".circle(radius: \(radius))"), "That is all round."),
      ],
      hints: [
        "At the right is \(0), at the bottom \(90). What is at the left?",
        "It begins at \(180), at the left. Go on over the top.",
        "Write \(code: ".arc(radius: \(radius), from: 180, to: 360)").",
      ],
      after: "Whoever wrote the container thought of circles. You only say which part of one you want.", explain: "cut")
  }
}
