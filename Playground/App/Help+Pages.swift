import LayoutDocument
import PlaygroundKit

extension Help {
  static var commands: [String] { ["frames", "draw", "lesson", "help"] }

  /// The help page of a command.
  static func page(of command: String) -> Help? {
    switch command {
    case "frames": frames
    case "draw": draw
    case "lesson": lesson
    case "help": playground
    default: nil
    }
  }

  static var playground: Help {
    Help(
      usage: ["[--ascii] [COMMAND] [--help]"],
      about: [
        "Teaches layout with EagerLayout: lessons, pictures, and the frames of layouts. Without a command it greets."
      ],
      sections: [
        (
          "Commands",
          [
            Entry("lesson [N]", "a lesson; without a number a list of them"),
            Entry("draw FILE [ID…]", "a picture of a layout document, in characters or as SVG"),
            Entry("frames FILE…", "the frames of layout documents, as JSON"),
            Entry("help COMMAND", "more about one of these"),
          ]
        ),
        (
          "Options",
          [
            Entry("--ascii", "before a command or alone: pages and drawings in nothing but ASCII characters"),
            Entry("--version", "the version"), helpEntry,
          ]
        ),
        (
          "Elsewhere",
          [
            Entry("NO_COLOR", "if this variable is set, no colours"),
            Entry("COLUMNS", "the width of the output, where it is not a terminal"),
            Entry("exit code", "0: fine. 1: something in the input was wrong. 2: something in the command line was."),
          ]
        ),
      ])
  }

  static var frames: Help {
    Help(
      usage: ["frames FILE…"],
      about: [
        """
        Lays out the documents in the files and prints a line of JSON for each: {"name": …, "frame": {"x": …, "y": …, \
        "width": …, "height": …, "children": […]}}, or {"name": …, "error": "…"}.
        """,
        """
        A file has one document over several lines, or one in each line. A frame is in its parent's coordinates: x and y \
        are measured from the corner of the box around it. (The list of 'draw' and the library's placement.frames are in \
        the bounds' coordinates: all from one corner.) The exit code is 0 if all files could be read, whatever their \
        documents are like.
        """,
        "A document is such as:", sample,
      ],
      sections: [
        ("Words", [Entry("FILE", "a file; - is standard input"), helpEntry]),
        (
          "Keys of a box",
          [
            Entry("id", "its name, a string"), Entry("style", "its properties, an object"),
            Entry("children", "the boxes in it, an array; or one of the next two"),
            Entry("text", "words, each character ten wide and high"),
            Entry("intrinsic", "a natural size, [width, height]"),
          ]
        ),
        ("Properties of style", LayoutDocument.properties.map { Entry($0.name, $0.values) }),
      ])
  }

  private static var sample: String {
    """
    {"available": {"width": 300, "height": 60}, "root": {"style": {"height": "60px"}, "children": [{"id": "logo", \
    "style": {"width": "60px"}}, {"id": "title", "style": {"flex-grow": 1}}]}}
    """
  }

  static var draw: Help {
    Help(
      usage: ["draw FILE [ID…] [--svg OUT] [--width N] [--height N] [--list | --no-list] [--ascii]"],
      about: [
        """
        Lays out a document and draws its boxes, each where it is, with a list of the numbers beside or below. On a \
        terminal the list holds what fits there; elsewhere all. Boxes that lie exactly on each other are drawn as one.
        """,
        """
        The list is in the bounds' coordinates: x and y of all boxes are measured from the same corner. ('frames' measures \
        each from its parent's.)
        """,
      ],
      sections: [
        (
          "Words",
          [
            Entry("FILE", "a file; - is standard input"),
            Entry("ID", "draw this box and what is in it: its id, or its number in the list"),
          ]
        ),
        (
          "Options",
          [
            Entry("--svg OUT", "write an SVG picture to the file OUT instead; - is standard output"),
            Entry("--width N", "the columns of the drawing; else as wide as the terminal"),
            Entry("--height N", "the rows of the drawing; else as high as the terminal"),
            Entry("--list", "the whole list, though the drawing scrolls away"),
            Entry("--no-list", "the drawing alone"),
            Entry("--ascii", "draw with ASCII characters"), helpEntry,
          ]
        ),
      ])
  }

  static var lesson: Help {
    Help(
      usage: ["lesson [N] [--plain] [--ascii]"],
      about: [
        """
        Shows a lesson: an idea, code, the picture and the numbers that the engine gives for it, something to try and a \
        question. On a terminal it goes page by page, and answers when you have thought.
        """
      ],
      sections: [
        ("Words", [Entry("N", "the lesson's number; without it, the lessons are listed")]),
        (
          "Options",
          [
            Entry("--plain", "everything at once, answers too; so it is wherever nobody can press a key"),
            Entry("--ascii", "draw with ASCII characters"), helpEntry,
          ]
        ),
      ])
  }

  private static var helpEntry: Entry { Entry("--help", "this page") }
}
