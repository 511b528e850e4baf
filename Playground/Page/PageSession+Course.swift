internal import EagerLayout
import PlaygroundCourse
import PlaygroundData
import PlaygroundKit
import PlaygroundWriters

extension PageSession {
  /// Sets the exercise to check answers of: its data as JSON, as `book --json` writes it. Pictures may be
  /// missing in it.
  ///
  /// The answer is `{"expected": boxes}` if a layout is expected, else `{}`; `{"damage": true}` for invalid data.
  public mutating func exercise(_ data: String) {
    exercise = JSON(Array(data.utf8)).flatMap { Exercise($0) }
    guard let exercise else { return answer(["damage": .flag(true)]) }
    guard case .layout(let expected) = exercise.form else { return answer([:]) }
    answer(["expected": expected.data])
  }

  /// Checks an answer to the exercise: numbers with spaces between them, the number of a choice, or a layout's text.
  ///
  /// The answer contains the reply as `"right"`, `"wrong"` or `"unclear"`: a list of pieces; or `"fault"`, as in
  /// ``read(_:)``. A wrong layout also has `"comparison": {"bounds", "expected", "actual"}`. Boxes in `"actual"` are
  /// `"changed"` if their frames differ from the expected ones.
  public mutating func check(_ text: String) {
    switch exercise?.check(text) {
    case .right(let success): answer(["right": success.words.data])
    case .wrong(let reply):
      let comparison = reply.comparison.map { comparison -> JSON in
        ["bounds": comparison.bounds.data, "expected": comparison.expected.data, "actual": comparison.actual.data]
      }
      answer(["wrong": reply.words.data, "comparison": comparison])
    case .unclear(let words): answer(["unclear": words.data])
    case .fault(let fault): answer(["fault": fault.data(in: text)])
    case nil: answer([:])
    }
  }

  /// Changes a node as a key of live layouts does: `+` and `-` change its share, `g` its container's gap.
  ///
  /// The answer is `{"text", "message"}`: the changed layout, and a message. The session's layout stays the same.
  public mutating func press(node: Int, key: UInt32) {
    guard hasNode(node), let letter = Unicode.Scalar(key) else { return answer([:]) }
    var live = Live(Preview(sketch, in: bounds), title: "", choosing: node)
    live.change(by: letter)
    answer(["text": .text(live.current.sketch.text), "message": .text(live.message.map { $0.text }.joined())])
  }

  /// Records progress: the first line is `load`, `read NAME` or `finish ID TRIES HINTS SEEN`, where `SEEN` is 1 if the
  /// solution was shown; after `load` follows the saved text, or nothing to start from zero.
  ///
  /// The answer is `{"text", "finishedCount", "read", "records", "reviews"}`: the text to save, in the format of the
  /// terminal's file; names of lessons read;
  /// `{"id", "level", "due", "times", "isSolved", "stars"}` of each exercise done; and ids
  /// of exercises that are due again. It is `{"damage": sentence}` if the saved text or the line is invalid.
  public mutating func progress(_ text: String) {
    let bytes = Array(text.utf8), lineEnd = bytes.firstIndex(of: 0x0A) ?? bytes.count
    let words = bytes[..<lineEnd].split(separator: 0x20).map { String(decoding: Array($0), as: UTF8.self) }
    func isWord(_ index: Int, _ word: String) -> Bool {
      index < words.count && words[index].utf8.elementsEqual(word.utf8)
    }
    if isWord(0, "load") {
      let savedText = bytes[min(lineEnd + 1, bytes.count)...]
      do throws(Progress.Damage) {
        progress = savedText.isEmpty ? Progress() : try Progress(String(decoding: savedText, as: UTF8.self))
      } catch {
        return answer(["damage": .text(error.sentence)])
      }
    } else if isWord(0, "read"), words.count == 2 {
      progress.read(lesson: words[1])
    } else if isWord(0, "finish"), words.count == 5, let tries = Progress.number(Array(words[2].utf8)),
      let hints = Progress.number(Array(words[3].utf8))
    {
      progress.finish(Exercise.ID(words[1]), tries: tries, hints: hints, sawSolution: isWord(4, "1"))
    } else {
      return answer(["damage": .text("This is not an action.")])
    }
    answer(progress.data)
  }
}

extension Progress {
  fileprivate var data: JSON {
    [
      "text": .text(text), "finishedCount": .number(finishedCount), "read": .texts(lessonsRead),
      "records": .list(
        records.map { record -> JSON in
          [
            "id": .text(record.id.text), "level": .number(record.level), "due": .number(record.due),
            "times": .number(record.times), "isSolved": .flag(record.isSolved), "stars": .number(record.stars),
          ]
        }), "reviews": .texts(reviews.map { $0.text }),
    ]
  }
}

extension Picture {
  fileprivate var data: JSON { .list(boxes.map { $0.data }) }
}
