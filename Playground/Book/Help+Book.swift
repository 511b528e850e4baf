import PlaygroundCommands
import PlaygroundKit

extension Help {
  static var book: Help {
    Help(
      usage: ["DIR", "--json [--seeds N] [FILE]"],
      about: [
        """
        Writes all lessons as pages for a browser into a folder, which it creates if needed: one page each, with \
        pictures as SVG, and index.html to begin with. They need no server. A small script in them checks answers and \
        shows layouts in other widths; they can be read without it, and printed with the answers at the end.
        """,
        """
        With --json it writes all lessons as data: {"lessons": [...], "screens": [...]}. A layout has its code, bounds and \
        boxes, each with its frame, [x, y, width, height]; sentences are lists of pieces, {"text": ...}, {"code": ...} or {"number": ...}; \
        exercises have the numbers of their first time, and the values to check answers in "key".
        """,
      ],
      sections: [
        "Arguments": [
          Entry("DIR", "the folder"), Entry("--json", "write data, no pages"),
          Entry("--seeds N", "each exercise with N sets of numbers: the others are in \"again\""),
          Entry("FILE", "the file to write it to; without one, or with -, it is printed"), helpEntry,
        ]
      ])
  }
}
