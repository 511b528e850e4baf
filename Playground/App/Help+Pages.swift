import LayoutDocument
import PlaygroundKit

extension Help {
  static var commands: [String] {
    ["frames", "draw", "why", "convert", "lesson", "try", "prompt", "page", "book", "help"]
  }

  /// The help page of a command.
  static func page(of command: String) -> Help? {
    switch command {
    case "frames": frames
    case "draw": draw
    case "why": why
    case "convert": convert
    case "lesson": lesson
    case "page": page
    case "book": book
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
        Teaches layout with EagerLayout: lessons with exercises, layouts to change by hand, pictures, and the frames of \
        layouts. Without a command it opens the menu; where there is no terminal, it greets.
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
            Entry("frames LAYOUT…", "the frames, as JSON"),
            Entry("convert LAYOUT", "the layout in another form: the notation, JSON, Swift or CSS"),
            Entry("page [FILE]", "the playground as one page for a browser, beside the browser's own layout"),
            Entry("book DIR", "all lessons as pages for a browser"), Entry("help COMMAND", "more about one of these"),
          ]
        ),
        ("Words", [layoutEntry]),
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

  static var frames: Help {
    Help(
      usage: ["frames LAYOUT… [--absolute] [--width N] [--height N] [--from-css]"],
      about: [
        """
        Lays out all that it is given and prints a line of JSON for each: {"name": …, "frame": {"id": …, "x": …, \
        "y": …, "width": …, "height": …, "children": […]}}, or {"name": …, "error": "…"}. What has no name has no name or id.
        """,
        """
        A file has one document over several lines, or one in each line. A frame is in its parent's coordinates: x and y \
        are measured from the corner of the box around it. With --absolute all are measured from the corner of the bounds, as \
        in the list of 'draw' and the library's placement.frames. The exit code is 0 if all files could be read, whatever their \
        documents are like.
        """,
        "A document is such as:", sample,
      ],
      sections: [
        ("Words", [layoutEntry]),
        (
          "Options",
          [Entry("--absolute", "x and y from the corner of the bounds")] + layoutEntries + [helpEntry]
        ),
        androidSection,
        (
          "Keys of a box",
          [
            Entry("id", "its name, a string"), Entry("style", "its properties, an object"),
            Entry("children", "the boxes in it, an array; or one of the next two"),
            Entry("text", "words, each character ten wide and high"),
            Entry("intrinsic", "a natural size, [width, height]"),
            Entry("face", "how large text is, {\"advance\": 8, \"line-height\": 16}"),
          ]
        ),
        ("Properties of style", LayoutDocument.properties.map { Entry($0.name, $0.values) }),
        ("Several at once", LayoutDocument.shorthands.map { Entry($0.name, $0.values) }),
        (
          "Properties where display is",
          LayoutDocument.containers.map { container in
            let parts = [("", container.properties), ("its items: ", container.items)]
            let told = parts.filter { !$0.1.isEmpty }.map { $0.0 + $0.1.joined(separator: ", ") }
            return Entry(container.name, told.joined(separator: "; "))
          }
        ),
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
      usage: [
        "draw LAYOUT [ITEM…] [--svg OUT] [--columns N] [--rows N] [--list | --no-list]",
        "draw LAYOUT … [--width N] [--height N] [--from-css] [--ascii]",
        "draw FILE.xml --svg OUT --drawables [--device 360x640@2] …",
      ],
      about: [
        """
        Lays something out and draws its boxes, each where it is, with a list of the numbers beside or below. On a \
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
            layoutEntry,
            Entry("ITEM", "draw this box and what is in it: its name, or its number in the list"),
          ]
        ),
        (
          "Options",
          [
            Entry("--svg OUT", "write an SVG picture to the file OUT instead; - is standard output"),
            Entry("--drawables", "in the SVG of a layout of Android: backgrounds, images and texts under the outlines"),
            Entry("--columns N", "the columns of the drawing; else as wide as the terminal"),
            Entry("--rows N", "the rows of the drawing; else as high as the terminal"),
            Entry("--list", "the whole list, though the drawing scrolls away"),
            Entry("--no-list", "the drawing alone"),
          ] + layoutEntries + [
            Entry("--ascii", "draw with ASCII characters"), helpEntry,
          ]
        ),
        androidSection,
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

  static var page: Help {
    Help(
      usage: ["page [FILE]"],
      about: [
        """
        The playground for a browser, in one file that opens from disk: layouts to change by hand, with the engine's frames \
        beside those of the browser, the course, and random layouts by which both are compared. Nothing is loaded or sent.
        """,
        """
        It is built from the sources by Playground/Web/build.sh, which needs the Swift toolchain and python3. Where that was \
        done, this command says where the page is, or writes it to a file; else it says how to build it, and ends with 1.
        """,
      ],
      sections: [
        ("Words", [Entry("FILE", "the file to write it to; with -, it is printed"), helpEntry])
      ])
  }

  static var book: Help {
    Help(
      usage: ["book DIR", "book --json [--seeds N] [FILE]"],
      about: [
        """
        Writes all lessons as pages for a browser into a folder, which is made if there is none: one page each, with \
        pictures as SVG, and index.html to begin with. They need no server. A small script in them checks answers and \
        shows layouts in other widths; they can be read without it, and printed with the answers at the end.
        """,
        """
        With --json it writes all lessons as data: {"lessons": [...], "screens": [...]}. A layout has its code, bounds and \
        boxes, each with its frame, [x, y, width, height]; sentences are lists of pieces, {"text": ...}, {"code": ...} or {"number": ...}; \
        exercises have the numbers of their first time, and what answers are checked by in "key".
        """,
      ],
      sections: [
        (
          "Words",
          [
            Entry("DIR", "the folder"), Entry("--json", "write data, no pages"),
            Entry("--seeds N", "each exercise with N sets of numbers: the others stand in \"again\""),
            Entry("FILE", "the file to write it to; without one, or with -, it is printed"), helpEntry,
          ]
        )
      ])
  }

  static var helpEntry: Entry { Entry("--help", "this page") }
}
