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
        arithmetic of every layout. Without a command it opens the menu, or prints a greeting without a terminal.
        """
      ],
      sections: [
        "Commands": [
          Entry("lesson [N]", "a lesson and its exercises; without a number, the list of lessons"),
          Entry("try LAYOUT", "the frames and the picture of a layout, or of one in several widths"),
          Entry("prompt", "type layouts; each is drawn immediately"),
          Entry("why LAYOUT ITEM", "why an item has its size and place, step by step"),
          Entry("draw LAYOUT [ITEM…]", "a picture and a list of frames"),
          Entry("book DIR", "all lessons as pages for a browser; a separate program"),
          Entry("help COMMAND", "more about a command"),
        ],
        "Arguments": [LayoutHelp.notation.entry],
        "Files": [
          Entry(
            Program.layout.invocation,
            "the program for layouts in files: JSON, HTML with CSS, Android's XML. It has frames, draw, why, convert and "
              + "page, the playground for a browser")
        ],
        "Options": [
          Entry("--ascii", "before a command or alone: pages and drawings in ASCII characters only"),
          Entry("--plain", "lines of text instead of screens, with answers read from standard input"),
          Entry("--seed N", "the seed of the numbers in exercises: the same N gives the same exercises"),
          Entry("--progress FILE", "save your progress in this file"),
          Entry("--reset", "start from zero; the old file is kept under another name"),
          Entry("--version", "the version"), helpEntry,
        ],
        "Keys": [
          Entry("?", "the keys of the present screen, one a line; in a layout's text, outside of quotes"),
          Entry("letters", "text while you type; in numbers, h still shows a hint and ! the solution"),
          Entry("Escape", "stops typing, so that letters are keys; again: opens the menu. Your text is kept"),
          Entry("Tab", "goes to the next number; checks a layout"),
          Entry("Return", "goes to the next empty number; after the last one, checks them"),
          Entry("Control-_, Control-Y", "in a text: undo and redo the last change"),
          Entry("Control-C", "twice: leaves the program from anywhere; so does Control-D unless you type text"),
        ],
        "Environment": [
          Entry(
            "EAGERLAYOUT_PROGRESS",
            "the file for your progress; default: eagerlayout/progress in XDG_STATE_HOME, or in ~/.local/state"),
          Entry("TERM", "if it is dumb or empty, lines of text instead of screens"),
          Entry("NO_COLOR", "if this variable is set, no colors"),
          Entry("COLUMNS", "the width of the output if it is not a terminal"),
          Entry(
            "LC_ALL", "or else LC_CTYPE, or else LANG: if it is set and does not name UTF-8, the output is ASCII only"),
          exitCodes,
        ],
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
        Without a terminal, or with --plain, everything is text: answers are read from standard input, one line each, \
        with an empty line after a layout. Without answers the exercises are still shown.
        """,
      ],
      sections: [
        "Arguments": [Entry("N", "the lesson's number, or its name: fixed-and-flex; by default, lists the lessons")],
        "Options": [
          Entry("--plain", "lines of text, with the whole lesson at once"),
          Entry("--ascii", "draw with ASCII characters"),
          Entry("--seed N", "the seed of the numbers in exercises: the same N gives the same exercises"),
          Entry("--progress FILE", "save your progress in this file"), helpEntry,
        ],
      ])
  }
}
