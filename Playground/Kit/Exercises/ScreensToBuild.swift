/// The part after the lessons: real screens to build, checked as the exercises are.
public enum ScreensToBuild {
  /// The screens, from the plainest on.
  public static var recipes: [Exercise.Recipe] {
    Exercise.Recipe.named(
      "screens",
      [
        ("toolbar", toolbar), ("list-row", listRow), ("form", form), ("dialog", dialog), ("chat-bubble", chatBubble),
        ("cards", cards),
      ])
  }

  /// What each is called, in the order of ``recipes``.
  public static var titles: [String] {
    ["A toolbar", "A row of a list", "A form", "A dialog", "A chat bubble", "Cards"]
  }
}
