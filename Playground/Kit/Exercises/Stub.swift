extension Exercise {
  static var automaticMinimum: [Recipe] { [] }
  static var whatIsLeftOver: [Recipe] { [] }
  static var across: [Recipe] { [] }
  static var lines: [Recipe] { [] }
  static var text: [Recipe] { [] }
  static var boxInABox: [Recipe] { [] }
  static var pixelsAndCells: [Recipe] { [] }
  static var whyThisWide: [Recipe] { [] }
}
