import PlaygroundCommands
import PlaygroundKit

extension Help {
  /// The help page of a command.
  static func page(of command: String) -> Help? {
    switch command {
    case "draw": draw(.notation)
    case "why": why(.notation)
    case "lesson": lesson
    case "try": tryLayout
    case "prompt": prompt
    case "help": playground
    default: nil
    }
  }

  static var playground: Help {
    Help(
      usage: ["[--ascii] [--plain] [--seed N] [--progress FILE] [COMMAND] [--help]", "[--progress FILE] --reset"],
      about: [
        """
        Teaches layout with EagerLayout: lessons with exercises, layouts to change by hand, and the picture and the \
        arithmetic of every layout. Without a command it opens the menu; where there is no terminal, it greets.
        """
      ],
      sections: [
        (
          "Commands",
          [
            Entry("lesson [N]", "a lesson and its exercises; without a number a list of lessons"),
            Entry("try LAYOUT", "the frames and the picture of a layout, or of one in several widths"),
            Entry("prompt", "type layouts, and see each at once"),
            Entry("why LAYOUT ITEM", "why an item is as large as it is, and where it is, step by step"),
            Entry("draw LAYOUT [ITEM…]", "a picture alone, in characters or as SVG"),
            Entry("book DIR", "all lessons as pages for a browser, by a program of its own"),
            Entry("help COMMAND", "more about one of these"),
          ]
        ),
        ("Words", [LayoutHelp.notation.entry]),
        (
          "Files",
          [
            Entry(
              Program.layout.invocation,
              "the program for layouts in files: JSON, HTML with CSS, Android's XML. It has frames, draw, why, convert and "
                + "page, which is the playground for a browser")
          ]
        ),
        (
          "Options",
          [
            Entry("--ascii", "before a command or alone: pages and drawings in nothing but ASCII characters"),
            Entry("--plain", "lines of text in place of screens, with answers read from standard input"),
            Entry("--seed N", "the numbers of exercises: the same N gives the same ones"),
            Entry("--progress FILE", "keep what you have done in this file"),
            Entry("--reset", "begin anew; what was kept stays beside it under another name"),
            Entry("--version", "the version"), helpEntry,
          ]
        ),
        (
          "Keys",
          [
            Entry("letters", "no commands while you type, but h for a hint where numbers are typed"),
            Entry("Escape", "leaves typing: letters are keys then. Once more leads to the menu; what is typed stays"),
            Entry("Tab", "where numbers are typed, the next one; where a layout is, checks it"),
            Entry("Return", "the next number that is not typed yet; after the last one it checks them"),
            Entry("Control-_, Control-Y", "in a text: take the last change back, and make it again"),
            Entry("Control-C", "twice: leaves the program from everywhere; so does Control-D where no text is typed"),
          ]
        ),
        (
          "Elsewhere",
          [
            Entry(
              "EAGERLAYOUT_PROGRESS",
              "the file for your progress; else eagerlayout/progress in XDG_STATE_HOME, or in ~/.local/state"),
            Entry("TERM", "if it is dumb or empty, lines of text in place of screens"),
            Entry("NO_COLOR", "if this variable is set, no colours"),
            Entry("COLUMNS", "the width of the output, where it is not a terminal"),
            Entry(
              "LC_ALL",
              "or LC_CTYPE or LANG: if the first that is set names no UTF-8, nothing but ASCII; C.UTF-8 names it"),
            Entry("exit code", "0: fine. 1: something in the input was wrong. 2: something in the command line was."),
          ]
        ),
      ])
  }

  static var lesson: Help {
    Help(
      usage: ["lesson [N] [--plain] [--ascii] [--seed N] [--progress FILE]"],
      about: [
        """
        Opens a lesson: an idea, code, the picture and the numbers that the engine gives for it, something to try, a \
        question, and exercises whose answers are checked. Every layout can be changed by hand.
        """,
        """
        Elsewhere than at a terminal, or with --plain, all of it is text: answers are read from standard input, a line each, \
        and an empty line after a layout. Without answers the exercises are shown all the same.
        """,
      ],
      sections: [
        ("Words", [Entry("N", "the lesson's number, or its name: fixed-and-flex. Without it, the lessons are listed")]),
        (
          "Options",
          [
            Entry("--plain", "lines of text, all of the lesson at once"),
            Entry("--ascii", "draw with ASCII characters"),
            Entry("--seed N", "the numbers of exercises: the same N gives the same ones"),
            Entry("--progress FILE", "keep what you have done in this file"), helpEntry,
          ]
        ),
      ])
  }
}
