// The screens of an Android project: reads its folder of resources, lays out three screens for a device, prints their
// frames, and draws them.
//
//     swift run AndroidFiles                                           a telephone of 360 × 640 dp
//     swift run AndroidFiles --device 800x1280 --night --svg pictures
//     swift run AndroidFiles --language ar
import EagerLayout
import Foundation
import AndroidLayout

let arguments = CommandLine.arguments

func value(of option: String) -> String? {
  arguments.firstIndex(of: option).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
}

let language = value(of: "--language") ?? "en"
let size = (value(of: "--device") ?? "360x640").split(separator: "x").compactMap { Double($0) }
let device = Device(
  width: size.first ?? 360, height: size.last ?? 640, density: 2, language: language,
  direction: ["ar", "fa", "he", "ur"].contains(language) ? .rightToLeft : .leftToRight,
  isNight: arguments.contains("--night"))

do {
  let folder =
    value(of: "--resources").map { URL(fileURLWithPath: $0) } ?? Bundle.module.bundleURL.appendingPathComponent("res")
  let files = try ResourceFolder(folder)
  for screen in try [settings(files), chat(files), form(files)] {
    let placement = screen.layout.layout(in: Frame(width: device.width, height: device.height))
      .snapped(toScale: device.density)
    print("\(screen.name):")
    for node in placement { if let id = node.id { print("  \(id): \(node.frame)") } }
    if let content = screen.layout.scrollContent("scroll", in: placement) { print("  scrolls over \(content)") }
    for warning in screen.layout.warnings + screen.layout.warnings(in: placement) { print("  \(warning)") }
    guard let pictures = value(of: "--svg") else { continue }
    try FileManager.default.createDirectory(atPath: pictures, withIntermediateDirectories: true)
    try Picture(screen, placement, files).svg
      .write(toFile: "\(pictures)/\(screen.name).svg", atomically: true, encoding: .utf8)
  }
} catch {
  // The error lists the faults of all files, each with its line.
  print(error)
  exit(1)
}
