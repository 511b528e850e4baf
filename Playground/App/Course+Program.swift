import PlaygroundCommands
import PlaygroundLessons

extension Course {
  static func ofProgram() throws(Failure) -> Course {
    do throws(CourseFault) {
      return try bundled()
    } catch {
      throw .input(error.description)
    }
  }
}
