import PlaygroundCommands
import PlaygroundKit

extension Help {
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
        arithmetic of every layout. Without a command, it opens the menu; without a terminal, it prints a greeting.
        """
      ],
      sections: [
        "Commands": [
          Entry("lesson [N]", "open a lesson with its exercises; without N, list the lessons"),
          Entry("try LAYOUT", "show the picture and the frames of a layout, or compare several widths"),
          Entry("prompt", "type layouts; each is drawn immediately"),
          Entry("why LAYOUT ITEM", "explain the size and the position of an item, step by step"),
          Entry("draw LAYOUT [ITEM…]", "draw the boxes, and list their frames"),
          Entry("book DIR", "write all lessons as pages for a browser; runs the program book"),
          Entry("help COMMAND", "show the help of a command"),
        ],
        "Arguments": [LayoutHelp.notation.entry],
        "Files": [
          Entry(
            Program.layout.invocation,
            "the program for layouts in files: JSON, HTML with CSS, Android's XML. Its commands are frames, draw, "
              + "why, convert and page, the playground for browsers")
        ],
        "Options": [
          Entry("--ascii", "use only ASCII characters; write this before the command, if there is one"),
          Entry("--plain", "print lines of text instead of screens, and read answers from standard input"),
          Entry("--seed N", "the seed of the numbers in exercises: the same N gives the same exercises"),
          Entry("--progress FILE", "save your progress in this file"),
          Entry("--reset", "reset your progress; the old file is kept under another name"),
          Entry("--version", "print the version"), helpEntry,
        ],
        "Keys": [
          Entry("Space, Backspace", "go on and go back, page by page; n goes to the next exercise"),
          Entry("?", "lists all keys of the current screen; between quotes in a layout, it is part of the text"),
          Entry(
            "letters",
            "while you type a layout, letters are text; while you type a number, h shows a hint and ! the solution"),
          Entry(
            "Escape",
            "stops typing, so that letters are commands; pressed again, goes from an exercise to the menu and keeps "
              + "your answer, and from a layout back to the previous screen"),
          Entry("Tab", "while you type numbers, goes to the next one; in a layout, checks the layout"),
          Entry("Return", "while you type numbers, goes to the next empty one; if none is empty, checks your answer"),
          Entry("Control-_, Control-Y", "in a text: undo and redo the last change"),
          Entry(
            "Control-C",
            "pressed twice, leaves the program from any screen; on the menu, once is enough. Control-D does the same, "
              + "except while you type"),
        ],
        "Environment": [
          Entry(
            "EAGERLAYOUT_PROGRESS",
            "the file for your progress; default: eagerlayout/progress in XDG_STATE_HOME, or in ~/.local/state"),
          Entry("TERM", "if it is dumb or empty, lines of text are printed instead of screens"),
          Entry("NO_COLOR", "if this variable is set, the output has no colors"),
          Entry("COLUMNS", "the width of the output if it is not a terminal"),
          Entry(
            "LC_ALL",
            "the first of LC_ALL, LC_CTYPE and LANG that is set must name UTF-8, or the output is ASCII only"),
          exitCodes,
        ],
      ])
  }

  static var lesson: Help {
    Help(
      usage: ["lesson [N] [--plain] [--ascii] [--seed N] [--progress FILE]"],
      about: [
        """
        Opens a lesson: an idea, code with the picture and the numbers that the engine computes for it, an experiment, \
        a question, and exercises whose answers are checked. You can edit every layout.
        """,
        """
        Without a terminal, or with --plain, the lesson is printed as text. Answers are read from standard input, one \
        per line; an answer that is a layout may have several lines, and ends with an empty line. If there is no \
        input, the exercises are still printed.
        """,
      ],
      sections: [
        "Arguments": [
          Entry("N", "the number of the lesson, or its name, such as fixed-and-flex; without N, the lessons are listed")
        ],
        "Options": [
          Entry("--plain", "print the whole lesson at once, as lines of text"),
          Entry("--ascii", "draw with ASCII characters only"),
          Entry("--seed N", "the seed of the numbers in exercises: the same N gives the same exercises"),
          Entry("--progress FILE", "save your progress in this file"), helpEntry,
        ],
      ])
  }
}
