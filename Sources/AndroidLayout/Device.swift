/// The screen and the settings of a device, which determine the chosen resources and the conversion of lengths.
///
///     let phone = Device(width: 360, height: 640, density: 2, language: "en", region: "GB")
public struct Device: Equatable, Sendable {
  /// A writing direction.
  public enum Direction: Equatable, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft

    /// The writing direction of a language, as in Android's locales; from left to right for an unknown language.
    ///
    ///     Device.Direction(ofLanguage: "ar")                    // rightToLeft
    ///     Device.Direction(ofLanguage: "az", script: "Arab")    // rightToLeft
    ///
    /// - Parameters:
    ///   - language: the language's code, as in `ar`; `nil` is from left to right.
    ///   - script: the language's script. If it is specified, the language is ignored.
    public init(ofLanguage language: String?, script: String? = nil) {
      let isRightToLeft =
        script.map { Self.rightToLeftScripts.contains($0.asciiLowercased) }
        ?? language.map { Self.rightToLeftLanguages.contains($0.asciiLowercased) } ?? false
      self = isRightToLeft ? .rightToLeft : .leftToRight
    }

    private static let rightToLeftScripts = Set(
      "adlm arab aran hebr mand mend nkoo rohg samr syrc thaa yezi".listedNames)
    /// Languages that are usually written in one of `rightToLeftScripts`.
    private static let rightToLeftLanguages = Set(
      """
      ar arc ary arz azb bal bgn bqi ckb dv fa glk he iw ji ks lrc mzn nqo pnb prs ps rhg sd sdh skr syr ug ur yi
      """.listedNames)
  }

  /// The width of the screen, in dp.
  public var width: Double
  /// The height of the screen, in dp.
  public var height: Double
  /// The pixels per dp. Initially 1. A number that is not positive or exceeds 1,000 counts as 1.
  public var density: Double
  /// The factor for sizes in sp. Initially 1. A number that is not positive or exceeds 1,000 counts as 1.
  public var fontScale: Double
  /// The language, as in `en`; `nil` excludes resources with a language qualifier.
  public var language: String?
  /// The region, as in `GB`.
  public var region: String?
  /// The script, as in `Latn`.
  public var script: String?
  /// The writing direction. Initially derived from the language and script; setting those later does not change it.
  public var direction: Direction
  /// Whether the device is in night mode.
  public var isNight: Bool
  /// The kind of device: `phone`, `tablet`, `ipad`, `television`, `watch`, `car`. Initially `phone`.
  public var idiom: String
  /// The API level of Android, for version qualifiers. Initially 34.
  public var apiLevel: Int
  /// The style in which attributes of the theme (`?attr/…`) are looked up, as in `@style/App`.
  public var theme: String?
  /// The states of the root, such as `pressed` or `selected`, for which colors are chosen. Initially only `enabled`.
  public var states: Set<String>

  /// Creates a device.
  ///
  /// - Parameters:
  ///   - width: the width of its screen, in dp.
  ///   - height: the height of its screen, in dp.
  ///   - density: pixels for each dp.
  ///   - fontScale: the factor for sizes in sp.
  ///   - language: its language.
  ///   - region: its region.
  ///   - script: its script.
  ///   - direction: the writing direction; `nil` to derive it from the language and the script.
  ///   - isNight: whether the device is in night mode.
  ///   - idiom: the kind of device.
  ///   - apiLevel: the API level of Android.
  ///   - theme: the style in which attributes of the theme are looked up.
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

  /// The pixels per dp; 1 if ``density`` is out of range.
  var usableDensity: Double { density > 0 && density <= 1e3 ? density : 1 }
  /// The factor for sizes in sp; 1 if ``fontScale`` is out of range.
  var usableFontScale: Double { fontScale > 0 && fontScale <= 1e3 ? fontScale : 1 }
}
