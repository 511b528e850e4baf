package import PlaygroundCourse

/// The lessons and the screens to build, read from text files.
package struct Course: Sendable {
  package let lessons: [Lesson]
  package let screens: [Exercise.Recipe]

  /// Reads the lessons that `course.txt` lists, and the screens to build.
  ///
  /// - Parameter read: Returns the bytes of a file.
  package init(reading read: (String) throws(CourseFault) -> [UInt8]) throws(CourseFault) {
    let lessonList = TextLines(try read("course.txt"))
    var lessons: [Lesson] = []
    for line in lessonList.lines where !line.isBlank && lessonList.bytes[line.bytes.lowerBound] != 0x23 {
      let name = String(decoding: lessonList.bytes[line.bytes], as: UTF8.self)
      lessons.append(try Self.lesson(name, try read("\(name).lesson")))
    }
    self.lessons = Lesson.numbered(lessons)
    screens = try Self.screens(try read("screens.lesson"))
  }

  package static func lesson(_ name: String, _ bytes: [UInt8]) throws(CourseFault) -> Lesson {
    try LessonReader(file: "\(name).lesson", bytes).lesson(name: name).lesson()
  }

  package static func screens(_ bytes: [UInt8]) throws(CourseFault) -> [Exercise.Recipe] {
    let (definitions, exercises) = try LessonReader(file: "screens.lesson", bytes).exercises()
    return exercises.recipes(of: "screens", definitions)
  }
}
