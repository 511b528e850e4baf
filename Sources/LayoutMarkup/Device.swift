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
  /// Which way its language is written. Initially from left to right.
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
  ///   - direction: which way its language is written.
  ///   - isNight: whether it shows itself as at night.
  ///   - idiom: what it is.
  ///   - apiLevel: the version of Android's programming interface.
  ///   - theme: the style of attributes of the theme.
  ///   - states: the states of the root.
  public init(
    width: Double, height: Double, density: Double = 1, fontScale: Double = 1, language: String? = nil,
    region: String? = nil, script: String? = nil, direction: Direction = .leftToRight, isNight: Bool = false,
    idiom: String = "phone", apiLevel: Int = 34, theme: String? = nil, states: Set<String> = ["enabled"]
  ) {
    self.width = width
    self.height = height
    self.density = density
    self.fontScale = fontScale
    self.language = language
    self.region = region
    self.script = script
    self.direction = direction
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
