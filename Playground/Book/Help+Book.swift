import PlaygroundCommands
import PlaygroundKit

extension Help {
  static var book: Help {
    Help(
      usage: ["DIR [--live FILE] [--address URL]", "--json [--seeds N] [FILE]"],
      about: [
        """
        Writes all lessons as pages for a browser into a folder, and creates the folder if needed. Each lesson is one \
        page with its pictures as SVG, and a PNG for link previews; index.html lists the lessons. Any static host \
        can serve the folder, and it also opens from disk. The pages can be read and printed without a script; the \
        answers are printed at the end.
        """,
        """
        With --live, each lesson can also be done on its page: sliders, layouts to change, all exercises, progress. \
        FILE is the script of the web page, Playground/Web/dist/live.js, which Playground/Web/build.sh builds. That \
        program writes such a folder, too: Playground/Web/dist/book.
        """,
        """
        With --json, writes all lessons as data: {"lessons": [...], "screens": [...]}. A layout has its code, its \
        bounds and its boxes. Each box has a frame, [x, y, width, height]. A sentence is a list of pieces: {"text": \
        ...}, {"code": ...} or {"number": ...}. An exercise has the numbers of the first attempt, and under "answerKey" the \
        values with which answers are compared.
        """,
      ],
      sections: [
        "Arguments": [
          Entry("DIR", "the folder to write to"), Entry("--live FILE", "add the script in FILE to the pages"),
          Entry("--address URL", "the address of the folder, for link previews; most sites need it"),
          Entry("--json", "write data instead of pages"),
          Entry(
            "--seeds N",
            "write N variants of each exercise, with different numbers; variants 2 to N are under the key \"variants\""),
          Entry("FILE", "the file to write; without one, or with -, the data is printed"), helpEntry,
        ]
      ])
  }
}
