import EagerLayout

extension Exercise {
  static var relative: [Recipe] {
    Recipe.named(
      "relative",
      [("reach-bank", reachBank), ("fill-between", fillBetween), ("free-hen", freeHen), ("say-hidden", sayHidden)])
  }

  private static func reachBank(_ dice: inout Dice) -> Exercise {
    let reeds = dice.number(2...6, step: 1), duck = dice.number(1...3, step: 1), apart = dice.number(10...20)
    return .reach(
      """
      A duck swims \(apart) before the reeds, her chick close behind her. Let the reeds grow, and then the duck, until \
      all is as in the picture. The chick needs no help.
      """,
      start: """
        Relative {
          Fixed(width: 20, height: 70).id(reeds)
          Fixed(width: 50, height: 30)
            .leading(to: .trailing(of: reeds), \(apart))
            .bottom(to: .parent).id(duck)
          Fixed(width: 20, height: 16)
            .leading(to: .trailing(of: duck), 5)
            .bottom(to: .parent).id(chick)
        }
        .id(pond)
        """, in: (260, 90), moves: [Move("reeds", "z", reeds), Move("duck", "z", duck)],
      hints: [
        "Whoever follows another one keeps its distance. So begin at the left.",
        "First make the reeds wider, then the duck: \(code: "z").",
      ],
      after: "You moved two edges, and the chick followed both. It is told by the duck, and she by the reeds.",
      explain: "chick")
  }

  private static func fillBetween(_ dice: inout Dice) -> Exercise {
    let clip = dice.number(30...40), send = dice.number(40...60), gap = dice.one(of: [6, 8, 10])
    let width = dice.number(240...300)
    func code(_ says: String) -> String {
      """
      Relative {
        Fixed(width: \(clip), height: 30).id(clip)
        Fixed(width: \(send), height: 30)
          .trailing(to: .parent).id(send)
        Measured(width: 90, height: 30)\(says)
          .id(field)
      }
      """
    }
    let begins = "\n    .leading(to: .trailing(of: clip), \(gap))"
    return .write(
      .make, "You write a message. The field should begin \(gap) behind the clip and end \(gap) before the button.",
      start: code(""), solution: code("\(begins)\n    .trailing(to: .leading(of: send), -\(gap))"), in: (width, 50),
      alsoIn: [(width + 60, 50), (width - 50, 40)],
      slips: [
        WrongLayout(
          code(begins), "It begins where it should. With one edge it keeps its own width: give it the other."),
        WrongLayout(
          code("\(begins)\n    .trailing(to: .leading(of: send), \(gap))"),
          "It covers the button's edge. Distances count to the right, so one to the left is below nothing."),
        WrongLayout(
          code("\(begins)\n    .trailing(to: .trailing(of: send), -\(gap))"),
          "It ends before the button's end. It should end before its beginning."),
        WrongLayout(
          code("\(begins)\n    .width(to: \(width - clip - send - 2 * gap))"),
          "Right in this width. Put it by the button, and it is right in all."),
      ],
      hints: [
        "Two edges are missing: where the field begins and where it ends.",
        "It begins by the clip's trailing edge, and ends by the button's leading edge.",
        """
        Write \(code: ".leading(to: .trailing(of: clip), \(gap))") and \
        \(code: ".trailing(to: .leading(of: send), -\(gap))").
        """,
      ],
      after: "Two edges are a width: \(width - clip - send - 2 * gap) here.", explain: "field")
  }

  private static func freeHen(_ dice: inout Dice) -> Exercise {
    let hen = dice.number(50...70), egg = dice.number(20...30), width = dice.number(200...240),
      gap = dice.one(of: [5, 10])
    func code(_ hens: String, egg says: String) -> String {
      """
      Relative {
        Fixed(width: \(hen), height: 40)
          .leading(to: \(hens))
          .id(hen)
        Fixed(width: \(egg), height: 40)
          .leading(to: \(says))
          .id(egg)
      }
      """
    }
    return .write(
      .fix,
      """
      Hen and egg each wait for the other. Let the egg lie in the middle of the container, and the hen stand \(gap) \
      behind it.
      """,
      start: code(".trailing(of: egg, \(gap))", egg: ".trailing(of: hen)"),
      solution: code(".trailing(of: egg, \(gap))", egg: ".parent(.centerX)"),
      in: (width, 60), alsoIn: [(width + 60, 60), (180, 50)],
      slips: [
        WrongLayout(
          code(".trailing(of: egg, \(gap))", egg: "\(width / 2)"), "Right in this width. The middle is the container's."
        ),
        WrongLayout(
          code("0", egg: ".parent(.centerX)"), "The egg is right. But the hen does not follow it any more."),
      ],
      hints: [
        "One of them has to be put by somebody else. Which one?",
        "The hen follows the egg. So the egg is put by the container, which is called parent.",
        "Write \(code: ".parent(.centerX)") in place of \(code: ".trailing(of: hen)").",
      ],
      after: "One end of the chain holds on to the container, and the others to it.", explain: "hen")
  }

  private static func sayHidden(_ dice: inout Dice) -> Exercise {
    let bell = dice.number(20...40), gap = dice.one(of: [6, 8, 10]), name = dice.number(80...110)
    let relative = Trial(
      """
      Relative {
        Fixed(width: \(bell), height: 30)
          .leading(to: .parent).id(bell)
        Fixed(width: \(name), height: 30)
          .leading(to: .trailing(of: bell), \(gap))
          .id(name)
        Fixed(width: 40, height: 30)
          .leading(to: .trailing(of: name), \(gap))
          .id(age)
      }
      """, width: 240, height: 50)
    return .next(
      "Now the bell also gets \(code: ".hidden()"). Where does the age begin?", relative, explain: "age",
      done: ["age: x \(bell + gap + name + gap)"],
      right: "At \(name + gap).",
      wrong: [
        ("At \(gap + name + gap).", reply: "Nothing is kept from what is hidden: the name begins at the very start."),
        ("Where it was.", reply: "So it would if the bell had become invisible, but kept its room."),
        ("At the start: there is no bell to go by.", reply: "It goes by the name, and the name is there."),
      ],
      hints: [
        "First the name: it goes by the bell, which has no size now.",
        "What is hidden is a point, and nothing is kept from it. So the name begins at \(0).",
        "The name is \(name) wide, and the age keeps \(gap) from it.",
      ],
      after: "The name moved to the start, and the age with it. One word hides an item, and the rest closes up.", &dice)
  }
}
