// Which keys of live layouts a learner has met: the others do what they do, but are not listed before their lesson.
extension Lesson {
  /// The keys whose properties the lesson teaches.
  private var ownKeys: String {
    let taught = [
      ("frame-is-a-rectangle", "z"), ("adding-is-laying-out", "+"), ("row-and-column", "d"), ("gap-and-padding", "gp"),
      ("margins", "v"), ("basis", "b"), ("too-little-room", "s"), ("clamp-and-share", "mx"),
      ("what-is-left-over", "j"), ("across", "at"), ("lines", "o"), ("out-of-line", "i"), ("reversed", "ky"),
    ]
    return taught.first { $0.0.utf8.elementsEqual(name.utf8) }?.1 ?? ""
  }

  /// Numbers the lessons and their exercises by their places, and gives each the keys that are taught so far.
  static func inOrder(_ lessons: [Lesson]) -> [Lesson] {
    var lessons = lessons, keys = ""
    for index in lessons.indices {
      keys += lessons[index].ownKeys
      lessons[index].number = index + 1
      lessons[index].keys = keys
      for place in lessons[index].exercises.indices {
        lessons[index].exercises[place].number = "\(index + 1).\(place + 1)"
        lessons[index].exercises[place].keys = keys
      }
    }
    return lessons
  }
}
