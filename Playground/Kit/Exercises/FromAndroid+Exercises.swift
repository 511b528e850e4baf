import EagerLayout

extension Exercise {
  static var fromAndroid: [Recipe] {
    Recipe.named(
      "from-android",
      [
        ("reach-mirror", reachMirror), ("say-parts", sayParts), ("mend-buttons", mendButtons), ("turn-xml", turnXML),
        ("say-cut", sayCut),
      ])
  }

  private static func reachMirror(_ dice: inout Dice) -> Exercise {
    let photo = dice.number(20...30), time = dice.number(40...60), grown = dice.number(1...3, step: 1)
    return .reach(
      "The same row as somebody sees it who reads from the right, and with a larger photo.",
      start: """
        Linear(.horizontal, gravity: .centerLeading) {
          Fixed(width: \(photo), height: 50).id(photo)
          Measured(width: 60, height: 20)
            .weight(1, from: 0).id(name)
          Fixed(width: \(time), height: 20).id(time)
        }
        .id(row)
        """, in: (240, 70), moves: [Move("photo", "z", grown), Move("", "y")],
      hints: [
        "The photo begins where reading begins. Make it wider, and turn the row round.",
        "A width of its own is \(code: "z"), and \(code: "y") turns the direction of a container.",
      ],
      after: """
        The name has the only weight, so it took what the photo left. In XML start and end make the same of a screen, and left \
        and right do not.
        """, explain: "name")
  }

  private static func sayParts(_ dice: inout Dice) -> Exercise {
    let photo = dice.number(40...80), unit = dice.number(40...50)
    let contents = (name: 60, mail: 30), width = photo + 3 * unit
    let row = Trial(
      """
      Linear(.horizontal) {
        Fixed(width: \(photo), height: 40).id(photo)
        Measured(width: \(contents.name), height: 40)
          .weight(1, from: 0).id(name)
        Measured(width: \(contents.mail), height: 40)
          .weight(2, from: 0).id(mail)
      }
      """, width: width, height: 40)
    let whole = Double(width), left = Double(3 * unit)
    let onTop = left - Double(contents.name + contents.mail)
    return .predict(
      "In XML name and mail say \(code: #"layout_width="0dp""#). How wide do they become?", row,
      asks: [.width("name"), .width("mail")],
      slips: [
        Slip(
          [Double(contents.name) + onTop / 3, Double(contents.mail) + onTop * 2 / 3],
          "So it is with weights on top of the contents. From nothing, contents do not count."),
        Slip([whole / 3, whole * 2 / 3], "The photo takes its width before anything is shared."),
        Slip([left / 2, left / 2], "The mail has twice the weight of the name."),
      ],
      hints: [
        "First what has a width of its own. What is left then?",
        "\(whole) - \(Double(photo)) = \(left), for weights of \(1) and \(2).",
        "One part of three is \(left / 3). The name has one, the mail two.",
      ],
      after: "From nothing, sizes are to each other as weights are.")
  }

  private static func mendButtons(_ dice: inout Dice) -> Exercise {
    let short = dice.number(30...50), long = dice.number(80...100), width = dice.number(220...260)
    func code(_ first: String, _ second: String) -> String {
      """
      Linear(.horizontal) {
        Measured(width: \(short), height: 40)
          \(first).id(no)
        Measured(width: \(long), height: 40)
          \(second).id(maybe)
      }
      """
    }
    return .write(
      .fix, "Both buttons have a weight of \(1). Let them be equally wide, whatever stands on them.",
      start: code(".weight(1)", ".weight(1)"), solution: code(".weight(1, from: 0)", ".weight(1, from: 0)"),
      in: (width, 60), alsoIn: [(width + 60, 60), (width - 30, 50)],
      slips: [
        WrongLayout(
          code(".weight(1, from: 0)", ".weight(1)"), "One begins with nothing now, the other still with its word."),
        WrongLayout(
          code(".width(\(width / 2))", ".width(\(width / 2))"), "Right in this width. A weight is right in all."),
        WrongLayout(
          code(".weight(1).gravity(.fill)", ".weight(1).gravity(.fill)"),
          "That is across the line: they are higher, and as wide as before."),
        WrongLayout(
          code(".weight(2)", ".weight(1)"), "The smaller one gets more of what is left. That is a guess, not a rule."),
      ],
      hints: [
        "What is shared comes on top of the words. It should come on top of nothing.",
        "In XML a \(code: "0dp") would stand there. Here the weight says what it starts from.",
        "Write \(code: ".weight(1, from: 0)") for both.",
      ],
      after: "Half of the line each. Try a longer word: nothing moves.", explain: "maybe")
  }

  private static func turnXML(_ dice: inout Dice) -> Exercise {
    let photo = dice.number(30...50), name = dice.number(60...90), send = dice.number(40...60)
    func code(_ weight: String, _ across: String) -> String {
      """
      // name: layout_width 0dp, layout_weight 1
      // send: layout_height match_parent
      Linear(.horizontal, gravity: .centerLeading) {
        Fixed(width: \(photo), height: 30).id(photo)
        Measured(width: \(name), height: 20)\(weight)
          .id(name)
        Measured(width: \(send), height: 20)\(across)
          .id(send)
      }
      """
    }
    let parts = "\n    .weight(1, from: 0)", fills = "\n    .gravity(.fill)"
    return .write(
      .make,
      "The first lines are what an XML file says of two items. Say the same of them here.",
      start: code("", ""), solution: code(parts, fills), in: (250, 60), alsoIn: [(320, 80), (200, 50)],
      slips: [
        WrongLayout(
          code("\n    .fillsRest()", fills),
          "That is match_parent along the line: nothing remains for what comes after it."),
        WrongLayout(
          code(parts, "\n    .gravity(.end)"), "It stands at the bottom, and is no higher. It should fill the line."),
        WrongLayout(
          code(parts, "\n    .height(60)"), "Right at this height. What fills is right at all of them."),
        WrongLayout(code(parts, ""), "The name is right. The button should be as high as the line."),
        WrongLayout(code("", fills), "The button is right. The name should take what is left."),
      ],
      hints: [
        "A weight with nothing to start from for the name, and something across the line for the button.",
        "Across a line \(code: "match_parent") is a gravity that fills.",
        "Write \(code: ".weight(1, from: 0)") for the name and \(code: ".gravity(.fill)") for the button.",
      ],
      after: "Two attributes became one word, and what was about the other axis became gravity.", explain: "name")
  }

  private static func sayCut(_ dice: inout Dice) -> Exercise {
    let song = dice.number(110...140), band = dice.number(70...90), loss = dice.number(10...15, step: 1)
    let line = Trial(
      """
      Linear(.horizontal) {
        Measured(width: \(song), height: 40)
          .weight(1).id(song)
        Measured(width: \(band), height: 40)
          .weight(2).id(band)
      }
      """, width: song + band - 3 * loss, height: 40)
    let whole = Double(song + band), missing = Double(3 * loss)
    return .next(
      "Two texts of \(code: "wrap_content") have too little room. What happens now?", line, explain: "band",
      done: ["\(song) + \(band) = \(whole)", "\(whole) - \(line.bounds.width) = \(missing)"],
      right: "The song gives \(song - Int(line["song"].width)), the band \(band - Int(line["band"].width)).",
      wrong: [
        ("The song gives \(2 * loss), the band \(loss).", reply: "It is the band that has the greater weight."),
        (
          "Each gives by its width, so the song gives more.",
          reply: "That is how a row shrinks. By Android's rules it is the weight again."
        ),
        ("The band sticks out.", reply: "Without weights something would. These have weights."),
      ],
      hints: [
        "Weights share what is left, and what is left may be below nothing.",
        "There are \(missing) too many, and weights of \(1) and \(2).",
        "A third of \(missing) is \(loss). The song gives that, and the band twice as much.",
      ],
      after: "The heavier one gets more where there is room, and loses more where there is none.", &dice)
  }
}
