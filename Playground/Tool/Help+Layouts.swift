import LayoutDocument
import PlaygroundCommands
import PlaygroundKit

extension LayoutHelp {
  static var files: LayoutHelp {
    LayoutHelp(
      layout:
        "a file, - for standard input, or the layout itself in quotes: a document (JSON), HTML with CSS, a layout of "
        + "Android (XML), the notation, or a piece of Swift with it",
      options: [
        Help.Entry("--from-css", "it is CSS: rules before HTML, or declarations alone; HTML is known by its <")
      ],
      sections: [android], drawingFlags: ["--drawables"],
      drawingUsage: ["draw FILE.xml --svg OUT --drawables [--device 360x640@2] …"],
      drawingOptions: [
        Help.Entry("--drawables", "in the SVG of a layout of Android: backgrounds, images and texts under the outlines")
      ],
      reasons: [
        """
        A layout of Android is explained in its own words: what an attribute makes of a size (EXACTLY, AT_MOST, measured twice), \
        which gravity or rule puts a view where it is, and then the numbers.
        """
      ],
      drawingExample: "draw page.html --svg page.svg")
  }

  private static var android: (title: String, entries: [Help.Entry]) {
    (
      "Layouts of Android",
      [
        Help.Entry("--resources DIR", "where layout, values and drawable are; else the res folder that the file is in"),
        Help.Entry("--device WxH@D", "the screen in dp, and pixels for each of them: 360x640@2 unless it is said"),
        Help.Entry("--language L", "en, en-GB, sr-Latn: whose resources are chosen"),
        Help.Entry("--night", "resources for the night"),
        Help.Entry("--rtl, --ltr", "written from right to left, or from left to right, whatever the language"),
        Help.Entry("--font-scale N", "by what sizes in sp are multiplied"),
        Help.Entry("--theme STYLE", "the style that ?attr/… are looked up in"),
        Help.Entry("--states S,S", "states of the root by which colours are chosen, such as pressed"),
        Help.Entry("--idiom I, --api N", "phone, tablet, ipad, …; the version of Android"),
        Help.Entry(
          "--strict", "what is not there is a fault: a resource, a class that holds views, the value of an expression"),
      ]
    )
  }
}

extension Help {
  /// The help page of a command.
  static func page(of command: String) -> Help? {
    switch command {
    case "frames": frames
    case "draw": draw(.files)
    case "why": why(.files)
    case "convert": convert
    case "page": page
    case "help": layout
    default: nil
    }
  }

  static var layout: Help {
    Help(
      usage: ["[--ascii] COMMAND … [--help]"],
      about: [
        """
        Lays out what is in files, or typed in quotes: JSON, HTML with CSS, Android's XML, and the notation that the \
        playground teaches.
        """
      ],
      example: "frames page.html",
      sections: [
        (
          "Commands",
          [
            Entry("frames LAYOUT…", "the frames, as JSON"),
            Entry("draw LAYOUT [ITEM…]", "a picture, in characters or as SVG; or several, in several widths"),
            Entry("why LAYOUT ITEM", "why an item is as large as it is, and where it is, step by step"),
            Entry("convert LAYOUT", "the layout in another form: the notation, JSON, Swift or CSS"),
            Entry("page [FILE]", "the playground as one page for a browser, beside the browser's own layout"),
            Entry("help COMMAND", "more about one of these"),
          ]
        ),
        ("Words", [LayoutHelp.files.entry]),
        (
          "Options",
          [
            Entry("--ascii", "before a command: drawings in nothing but ASCII characters"),
            Entry("--version", "the version"), helpEntry,
          ]
        ),
        (
          "Lessons", [Entry(Program.playground.invocation, "the program that teaches: lessons, exercises, a prompt")]
        ),
        (
          "Elsewhere",
          [
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
        ("Words", [LayoutHelp.files.entry]),
        (
          "Options",
          [Entry("--absolute", "x and y from the corner of the bounds")] + LayoutHelp.files.entries + [helpEntry]
        ),
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
      ] + LayoutHelp.files.sections)
  }

  private static var sample: String {
    """
    {"available": {"width": 300, "height": 60}, "root": {"style": {"height": "60px"}, "children": [{"id": "logo", \
    "style": {"width": "60px"}}, {"id": "title", "style": {"flex-grow": 1}}]}}
    """
  }

  static var convert: Help {
    Help(
      usage: ["convert LAYOUT [--to notation | json | swift | css] [--width N] [--height N] [--from-css]"],
      about: [
        """
        Writes a layout in another form: in the notation unless another is said, as a document, as a program, or as HTML \
        with CSS. Its frames are the same; CSS has no containers for some, which a comment in it says.
        """,
        """
        A layout of Android is written with all that its resources say. LinearLayouts become Linear(.android), RelativeLayouts \
        Relative(.android), frames and scrolls Overlay, views sizes and texts; the first box is the window. What would have \
        another frame gets its size as a number, and where that does not help, a fault names the view.
        """,
      ],
      sections: [
        ("Words", [LayoutHelp.files.entry]),
        (
          "Options",
          [Entry("--to FORM", "notation, json, swift or css")] + LayoutHelp.files.entries + [helpEntry]
        ),
      ] + LayoutHelp.files.sections)
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
}
