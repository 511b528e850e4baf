import PlaygroundCommands
import PlaygroundLessons

extension Course {
  /// The course that belongs to the program.
  static func ofProgram() throws(Failure) -> Course {
    do throws(CourseFault) {
      return try bundled()
    } catch {
      throw .input(error.description)
    }
  }
}
