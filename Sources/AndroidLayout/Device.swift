/// What resources are chosen for, and lengths are of.
///
///     let phone = Device(width: 360, height: 640, density: 2, language: "en", region: "GB")
public struct Device: Equatable, Sendable {
  /// Which way its language is written.
  public enum Direction: Equatable, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft

    /// Which way a language is written, as Android's locales have it; from left to right for one that nobody knows.
    ///
    ///     Device.Direction(ofLanguage: "ar")                    // rightToLeft
    ///     Device.Direction(ofLanguage: "az", script: "Arab")    // rightToLeft
    ///
    /// - Parameters:
    ///   - language: its code, as in `ar`; nil is from left to right.
    ///   - script: its script, which says it alone where it is given.
    public init(ofLanguage language: String?, script: String? = nil) {
      let isTurned =
        script.map { Self.turnedScripts.contains($0.inSmallLetters) }
        ?? language.map { Self.turnedLanguages.contains($0.inSmallLetters) } ?? false
      self = isTurned ? .rightToLeft : .leftToRight
    }

    private static let turnedScripts = Set(
      "adlm arab aran hebr mand mend nkoo rohg samr syrc thaa yezi".listedNames)
    /// Those whose script is one of these where nothing is said of it.
    private static let turnedLanguages = Set(
      """
      ar arc ary arz azb bal bgn bqi ckb dv fa glk he iw ji ks lrc mzn nqo pnb prs ps rhg sd sdh skr syr ug ur yi
      """.listedNames)
  }

  /// The width of its screen, in dp.
  public var width: Double
  /// The height of its screen, in dp.
  public var height: Double
  /// Pixels for each dp. Initially 1.
  public var density: Double
  /// By what sizes in sp are multiplied. Initially 1.
  public var fontScale: Double
  /// Its language, as in `en`; nil where no resource in a language is wanted.
  public var language: String?
  /// Its region, as in `GB`.
  public var region: String?
  /// Its script, as in `Latn`.
  public var script: String?
  /// Which way its language is written. Initially as the language has it; one that is set later does not change it.
  public var direction: Direction
  /// Whether it shows itself as at night.
  public var isNight: Bool
  /// What it is: `phone`, `tablet`, `ipad`, `television`, `watch`, `car`. Initially `phone`.
  public var idiom: String
  /// The version of Android's programming interface that it counts as having. Initially 34.
  public var apiLevel: Int
  /// The style in which attributes of the theme (`?attr/…`) are looked up, as in `@style/App`.
  public var theme: String?
  /// The states of the root, such as `pressed` or `selected`, by which colours are chosen. `enabled` unless set.
  public var states: Set<String>

  /// A device.
  ///
  /// - Parameters:
  ///   - width: the width of its screen, in dp.
  ///   - height: the height of its screen, in dp.
  ///   - density: pixels for each dp.
  ///   - fontScale: by what sizes in sp are multiplied.
  ///   - language: its language.
  ///   - region: its region.
  ///   - script: its script.
  ///   - direction: which way its language is written; nil for what its language and script say.
  ///   - isNight: whether it shows itself as at night.
  ///   - idiom: what it is.
  ///   - apiLevel: the version of Android's programming interface.
  ///   - theme: the style of attributes of the theme.
  ///   - states: the states of the root.
  public init(
    width: Double, height: Double, density: Double = 1, fontScale: Double = 1, language: String? = nil,
    region: String? = nil, script: String? = nil, direction: Direction? = nil, isNight: Bool = false,
    idiom: String = "phone", apiLevel: Int = 34, theme: String? = nil, states: Set<String> = ["enabled"]
  ) {
    self.width = width
    self.height = height
    self.density = density
    self.fontScale = fontScale
    self.language = language
    self.region = region
    self.script = script
    self.direction = direction ?? Direction(ofLanguage: language, script: script)
    self.isNight = isNight
    self.idiom = idiom
    self.apiLevel = apiLevel
    self.theme = theme
    self.states = states
  }

  /// Pixels for each dp, a number above 0.
  var usableDensity: Double { density > 0 && density <= 1e3 ? density : 1 }
  /// By what sizes in sp are multiplied, a number above 0.
  var usableFontScale: Double { fontScale > 0 && fontScale <= 1e3 ? fontScale : 1 }
}
