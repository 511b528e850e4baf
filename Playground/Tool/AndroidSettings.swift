import AndroidLayout
import EagerLayout
import PlaygroundCommands
import PlaygroundKit

/// The device for Android layouts and the folder of their resources, as specified by options.
struct AndroidSettings {
  /// The folder of the resources; nil to use the folder of the layout file.
  private(set) var folder: String?
  /// `true` to report missing resources as faults: `Resources.isStrict`.
  private(set) var isStrict = false
  private(set) var device = Device(width: 360, height: 640, density: 2)
  /// The specified options for Android, which other kinds of layouts do not support.
  private(set) var specifiedOptions: [String] = []
  private let command: String

  static let values = [
    "--resources", "--device", "--language", "--font-scale", "--theme", "--idiom", "--api", "--states",
  ]
  static let flags = ["--night", "--rtl", "--ltr", "--strict"]

  /// `true` if the command accepts a drawable in place of a layout.
  var allowsDrawables: Bool { command == "draw" }

  init(_ options: Options, of command: String) throws(Failure) {
    self.command = command
    specifiedOptions = Self.values.filter { options.value($0) != nil } + Self.flags.filter { options.has($0) }
    folder = options.value("--resources")
    if let text = options.value("--device") {
      guard let screen = Self.screen(text) else {
        throw .usage(
          "--device is width × height in dp and the pixels per dp, as in 360x640@2, not '\(text)'",
          help: "\(command) --help")
      }
      (device.width, device.height, device.density) = screen
    }
    if let text = options.value("--language") { readLanguage(text) }
    if let text = options.value("--font-scale") {
      guard let scale = Double(text), scale > 0, scale <= 100 else {
        throw .usage("--font-scale is a number above 0, such as 1.3, not '\(text)'", help: "\(command) --help")
      }
      device.fontScale = scale
    }
    device.theme = options.value("--theme").map { $0.hasPrefix("@") ? $0 : "@style/\($0)" }
    if let idiom = options.value("--idiom") { device.idiom = idiom }
    if let level = try options.number("--api", in: 1...1000) { device.apiLevel = level }
    for state in options.value("--states")?.split(separator: ",") ?? [] { device.states.insert(String(state)) }
    device.isNight = options.has("--night")
    isStrict = options.has("--strict")
    if options.has("--rtl"), options.has("--ltr") {
      throw .usage("--rtl and --ltr cannot be combined", help: "\(command) --help")
    }
    if options.has("--rtl") { device.direction = .rightToLeft }
    if options.has("--ltr") { device.direction = .leftToRight }
  }

  /// Throws if options for Android are specified with another kind of layout.
  func rejectOptions(for layout: String) throws(Failure) {
    guard let option = specifiedOptions.first else { return }
    throw .usage("\(option) is for Android layouts, and \(layout) is not one", help: "\(command) --help")
  }

  /// Reads a screen such as `360x640@2`: width, height and an optional density.
  private static func screen(_ text: String) -> (Double, Double, Double)? {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let sizes = parts[0].split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? -1 }
    let density = parts.count == 2 ? Double(parts[1]) ?? -1 : 1
    guard parts.count < 3, sizes.count == 2, density > 0, density <= 100 else { return nil }
    guard sizes.allSatisfy({ $0 > 0 && $0 <= 1e6 }) else { return nil }
    return (sizes[0], sizes[1], density)
  }

  /// Reads a language such as `en`, `en-GB` or `sr-Latn-RS`, also in the form of folder names: `en-rGB`, `b+sr+Latn`.
  private mutating func readLanguage(_ text: String) {
    var parts = text.split { $0 == "-" || $0 == "+" || $0 == "_" }.map { String($0) }
    if parts.first == "b" { parts.removeFirst() }
    device.language = parts.first
    for part in parts.dropFirst() {
      if part.utf8.count == 4 {
        device.script = part
      } else {
        device.region = part.utf8.count == 3 && part.hasPrefix("r") ? String(part.dropFirst()) : part
      }
    }
    device.direction = Device.Direction(ofLanguage: device.language, script: device.script)
  }
}
