import EagerLayout

extension Lesson {
  static var relative: Lesson {
    let rows = inRows, card = card(""), hidden = self.card(".hidden()"), form = form, circle = circle, twice = twice
    let field = writing(clip: 30), narrow = writing(clip: 50)
    return Lesson(
      name: "relative", title: "Each by another",
      puzzle: .guess(
        """
        A form of two rows. The lower field should begin just below the upper one, however long the words before them are. How?
        """, rows,
        choices: [
          "Both words get a width of \(rows["mail"].width).", "Both words get \(code: ".grow(1)").",
          "As long as each stands in its own row: not at all.",
        ], right: 2,
        replies: [
          "Until somebody translates them.",
          "Then each takes a share of what is left, and the fields end up elsewhere.",
          "",
        ],
        answer: """
          A row knows its own items and nothing of its neighbour. Here something of one row should follow something of \
          another.
          """),
      idea: [
        """
        In a \(code: "Relative") an item says where its edges are, by another item or by the container: \
        \(code: ".leading(to: .trailing(of: photo), 10)") begins \(10) behind the photo. Leading is where it begins, \
        trailing is where it ends; then there are top and bottom, and the middles, centerX and centerY.
        """,
        """
        Two edges give a size. With one edge it keeps its own, and without a word it lies in the corner where the \
        container begins.
        """,
      ],
      steps: [
        Step(
          card,
          remark: """
            The name begins at \(card["name"].x), and the mail below it does as the name does. The button ends with \
            the container, at \(card["follow"].maxX). Its middle is the container's, too: \(card["follow"].y) above \
            it, and \(card.bounds.height - card["follow"].maxY) below.
            """),
        Step(
          hidden, after: card,
          remark: """
            Not everybody has a photo. What is hidden has no size, and nothing is kept from it: the \
            \(card["name"].x - card["photo"].maxX) behind it go too. The name begins at \(hidden["name"].x), and the \
            mail with it. So the card needs no second layout.
            """),
        Step(
          form,
          remark: """
            This was the puzzle. Each field begins behind the word that ends last, at \(form["your"].x) both. Write \
            longer words, and both fields move.
            """),
        Step(
          circle,
          remark: """
            Who was there first? Each begins where the other ends. The layout does not go round for ever: it leaves \
            out the last rule of the two, so that the egg begins at \(circle["egg"].x). And it says so: the egg \
            \(code: "has its leading edge by itself").
            """),
      ],
      experiment: Experiment(
        """
        A message begins \(10) behind the clip and ends \(10) before the button. Press \(code: "z") twice: the clip \
        gets wider. And the field?
        """, from: field, item: "clip", to: narrow,
        outcome: """
          It begins at \(narrow["field"].x), still ends at \(narrow["field"].maxX), and is \(narrow["field"].width) \
          wide in place of \(field["field"].width). Two edges are a width. Distances count to the right: one to the \
          left is a number below nothing.
          """),
      question: .guess(
        "Where does the caption begin, and how wide is it?", twice, asks: [.x("caption"), .width("caption")],
        slips: [
          Exercise.Slip(
            [twice["photo"].maxX, twice["caption"].width], "There the photo ends. But who says that it begins there?"),
          Exercise.Slip(
            [twice["photo"].maxX, twice.bounds.width - twice["photo"].width],
            "So it would with two edges. It has one edge, and a width."),
          Exercise.Slip([0, twice["caption"].width], "It ends with the container."),
        ],
        answer: """
          At \(twice["caption"].x), \(twice["caption"].width) wide. Its width is twice the photo's, and its end is the \
          container's. The beginning follows from these two.
          """),
      exercises: Exercise.relative)
  }

  private static var inRows: Trial {
    Trial(
      """
      Column {
        Row {
          Measured(width: 40, height: 20).id(name)
          Flex().height(20).id(your)
        }
        Row {
          Measured(width: 70, height: 20).id(mail)
          Flex().height(20).id(its)
        }
      }
      .gap(10)
      """, width: 220, height: 60)
  }

  private static func card(_ says: String) -> Trial {
    Trial(
      """
      Relative {
        Fixed(width: 40, height: 40)
          \(says).id(photo)
        Measured(width: 90, height: 16)
          .leading(to: .trailing(of: photo), 10)
          .id(name)
        Measured(width: 60, height: 16)
          .leading(to: .leading(of: name))
          .top(to: .bottom(of: name), 4).id(mail)
        Fixed(width: 50, height: 20)
          .trailing(to: .parent)
          .centerY(to: .parent).id(follow)
      }
      """, width: 240, height: 40)
  }

  private static func writing(clip: Int) -> Trial {
    Trial(
      """
      Relative {
        Fixed(width: \(clip), height: 30).id(clip)
        Fixed(width: 50, height: 30)
          .trailing(to: .parent).id(send)
        Flex().height(30)
          .leading(to: .trailing(of: clip), 10)
          .trailing(to: .leading(of: send), -10)
          .id(field)
      }
      """, width: 240, height: 50)
  }

  private static var form: Trial {
    let field = """
      Flex().height(20).leading(
          to: .greatest(
            .trailing(of: name),
            .trailing(of: mail))
        ).trailing(to: .parent)
      """
    return Trial(
      """
      Relative {
        Measured(width: 40, height: 20).id(name)
        \(field).id(your)
        Measured(width: 70, height: 20)
          .top(to: .bottom(of: name), 10).id(mail)
        \(field)
          .top(to: .top(of: mail)).id(its)
      }
      """, width: 220, height: 60)
  }

  private static var circle: Trial {
    Trial(
      """
      Relative {
        Fixed(width: 60, height: 40)
          .leading(to: .trailing(of: egg)).id(hen)
        Fixed(width: 30, height: 40)
          .leading(to: .trailing(of: hen)).id(egg)
      }
      """, width: 200, height: 60)
  }

  private static var twice: Trial {
    Trial(
      """
      Relative {
        Fixed(width: 60, height: 40).id(photo)
        Flex().height(20)
          .width(to: .width(of: photo, times: 2))
          .trailing(to: .parent).id(caption)
      }
      """, width: 260, height: 60)
  }
}
