internal import Arrangements

extension Vocabulary {
  /// The containers of the library Arrangements.
  public static let standard = Vocabulary(ContainerDescription.all.map { Word($0) })
}

extension Vocabulary.Form where Specified == Double {
  /// A number of px, which may be negative.
  static var signedLength: Self {
    number(in: -largestNumber...largestNumber, "a length such as 12 or -8", withUnit: true)
  }

  static var weight: Self { number(in: 0...largestNumber, "a number such as 1 or 0.5") }
}
