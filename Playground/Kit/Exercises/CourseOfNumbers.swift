/// The course as it was when lessons and exercises were called by their numbers: files written then are read by it.
enum CourseOfNumbers {
  /// A lesson by its name, or its number then.
  static func lesson(_ word: [UInt8]) -> String {
    guard let number = Progress.number(word), (1...lessons.count).contains(number) else {
      return String(decoding: word, as: UTF8.self)
    }
    return lessons[number - 1].name
  }

  /// An exercise by its name, or by its lesson and its place there then, from 1; screens to build stood in lesson 0.
  static func exercise(_ word: [UInt8]) -> Exercise.ID {
    let numbers = word.split(separator: 0x2E).map { Progress.number(Array($0)) }
    guard numbers.count == 2, let number = numbers[0], let place = numbers[1], number <= lessons.count else {
      return Exercise.ID(String(decoding: word, as: UTF8.self))
    }
    let lesson = number == 0 ? screens : lessons[number - 1]
    let names = lesson.exercises.utf8.split(separator: 0x20)
    guard (1...names.count).contains(place) else { return Exercise.ID(String(decoding: word, as: UTF8.self)) }
    return Exercise.ID(lesson.name + "/" + String(decoding: Array(names[place - 1]), as: UTF8.self))
  }

  private static var screens: (name: String, exercises: String) {
    ("screens", "toolbar list-row form dialog chat-bubble cards")
  }

  private static var lessons: [(name: String, exercises: String)] {
    [
      ("frame-is-a-rectangle", "say-where copy-shelf fill-edge"),
      ("adding-is-laying-out", "say-heights fill-the-rest say-what-changes"),
      ("row-and-column", "say-sizes turn centre"),
      ("gap-and-padding", "say-title make-room fill-room"),
      ("fixed-and-flex", "say-rest push-away fill-free say-first"),
      ("shares", "say-shares make-columns fill-share say-next"),
      ("basis", "say-widths make-equal fill-width"),
      ("less-than-one", "say-parts make-part fill-parts"),
      ("too-little-room", "say-shrunk keep-text fill-shrink say-next"),
      ("clamp-and-share", "say-grown say-shrunk fill-rounds say-next make-limit say-both"),
      ("automatic-minimum", "say-held make-equal fill-narrowest"),
      ("what-is-left-over", "say-between push-last centre-all fill-evenly"),
      ("across", "say-places drop-badge keep-text fill-baseline"),
      ("lines", "say-place say-last let-wrap fill-lines"),
      ("text", "say-height let-follow fill-lines say-next"),
      ("box-in-a-box", "say-heights make-sidebar give-height say-next"),
      ("pixels-and-cells", "say-snapped fill-edges fill-lost say-next"),
      ("why-this-wide", "say-title fill-rounds say-next make-title"),
    ]
  }
}
