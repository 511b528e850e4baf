// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "EagerLayout",
  // The first systems that have actors.
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6)],
  products: [
    .library(name: "EagerLayout", targets: ["EagerLayout"]),
    .library(name: "Arrangements", targets: ["Arrangements"]),
    .library(name: "LayoutExplanations", targets: ["LayoutExplanations"]),
    .library(name: "LayoutDocument", targets: ["LayoutDocument"]),
    .library(name: "AndroidLayout", targets: ["AndroidLayout"]),
    .library(name: "AndroidDrawables", targets: ["AndroidDrawables"]),
    .library(name: "LayoutViews", targets: ["LayoutViews"]),
    .executable(name: "playground", targets: ["playground"]),
    .executable(name: "layout", targets: ["layout"]),
    .executable(name: "book", targets: ["book"]),
  ],
  targets: [
    .target(name: "EagerLayout", swiftSettings: strict),
    .target(name: "Arrangements", dependencies: ["EagerLayout"], swiftSettings: strict),
    .target(name: "LayoutExplanations", dependencies: ["EagerLayout"], swiftSettings: strict),
    .target(name: "LayoutDocument", dependencies: ["Arrangements", "EagerLayout"], swiftSettings: strict),
    .target(name: "LayoutHTML", dependencies: ["EagerLayout", "LayoutDocument"], swiftSettings: strict),
    .target(name: "AndroidLayout", dependencies: ["Arrangements", "EagerLayout"], swiftSettings: strict),
    .target(
      name: "AndroidDrawables", dependencies: ["AndroidLayout", "Arrangements", "EagerLayout"], swiftSettings: strict),
    // Parts of it compile on Apple systems only, where no test runs: a warning there is not an error.
    .target(name: "LayoutViews", dependencies: ["EagerLayout"], swiftSettings: Array(strict.dropFirst())),

    // Shared by both executables and the web page: the notation and the drawing.
    .target(
      name: "PlaygroundKit", dependencies: ["Arrangements", "EagerLayout", "LayoutExplanations"],
      path: "Playground/Kit", swiftSettings: strict),
    // Shared by the layout tool, the book and the web page: layouts as SVG, CSS, Swift and JSON.
    .target(
      name: "PlaygroundWriters", dependencies: ["Arrangements", "EagerLayout", "PlaygroundKit"],
      path: "Playground/Writers", swiftSettings: strict),
    // Shared by the playground and the web page: lessons, exercises, layouts that are changed by keys.
    .target(
      name: "PlaygroundCourse", dependencies: ["EagerLayout", "LayoutExplanations", "PlaygroundKit"],
      path: "Playground/Course", swiftSettings: strict),
    // Shared by the book and the web page: exercises as JSON.
    .target(
      name: "PlaygroundData", dependencies: ["EagerLayout", "PlaygroundCourse", "PlaygroundKit"],
      path: "Playground/Data", swiftSettings: strict),
    // The lessons and exercises as text, and their reader. Not part of the web page.
    .target(
      name: "PlaygroundLessons",
      dependencies: ["EagerLayout", "LayoutExplanations", "PlaygroundCourse", "PlaygroundKit"],
      path: "Playground/Lessons", exclude: ["README.md"], resources: [.copy("Text")], swiftSettings: strict),
    // Shared by the layout tool and the web page: Android's files in the notation.
    .target(
      name: "AndroidNotation", dependencies: ["AndroidLayout", "Arrangements", "EagerLayout", "PlaygroundKit"],
      path: "Playground/Android", swiftSettings: strict),
    .target(
      name: "PlaygroundPage",
      dependencies: [
        "AndroidLayout", "AndroidNotation", "Arrangements", "EagerLayout", "LayoutExplanations", "PlaygroundCourse",
        "PlaygroundData", "PlaygroundKit", "PlaygroundWriters",
      ],
      path: "Playground/Page", swiftSettings: strict),
    // Shared by both executables: options, the terminal, and the commands that both have.
    .target(
      name: "PlaygroundCommands", dependencies: ["EagerLayout", "LayoutExplanations", "PlaygroundKit"],
      path: "Playground/Commands", swiftSettings: strict),
    .executableTarget(
      name: "playground",
      dependencies: [
        "EagerLayout", "LayoutExplanations", "PlaygroundCommands", "PlaygroundCourse", "PlaygroundKit",
        "PlaygroundLessons",
      ],
      path: "Playground/App", swiftSettings: strict),
    .executableTarget(
      name: "book",
      dependencies: [
        "EagerLayout", "LayoutExplanations", "PlaygroundCommands", "PlaygroundCourse", "PlaygroundData",
        "PlaygroundKit", "PlaygroundLessons", "PlaygroundWriters",
      ],
      path: "Playground/Book", swiftSettings: strict),
    .executableTarget(
      name: "layout",
      dependencies: [
        "AndroidDrawables", "AndroidLayout", "AndroidNotation", "EagerLayout", "LayoutDocument", "LayoutExplanations",
        "LayoutHTML", "PlaygroundCommands", "PlaygroundKit", "PlaygroundWriters",
      ],
      path: "Playground/Tool", swiftSettings: strict),

    .executableTarget(
      name: "benchmarks",
      dependencies: ["AllocationCounter", "AndroidLayout", "Arrangements", "EagerLayout", "LayoutDocument"],
      path: "Tests/Benchmarks",
      exclude: ["instructions.sh", "peers.py"], swiftSettings: strict),
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .target(
      name: "TestSupport", dependencies: ["EagerLayout"], path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "EagerLayoutTests", dependencies: ["Arrangements", "EagerLayout", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "ArrangementsTests", dependencies: ["Arrangements", "EagerLayout", "TestSupport"],
      exclude: ["Chromium"], swiftSettings: strict),
    .testTarget(
      name: "LayoutDocumentTests",
      dependencies: ["Arrangements", "EagerLayout", "LayoutDocument", "LayoutHTML", "TestSupport"],
      exclude: ["Conformance"], swiftSettings: strict),
    .testTarget(
      name: "LayoutExplanationsTests", dependencies: ["Arrangements", "EagerLayout", "LayoutExplanations"],
      swiftSettings: strict),
    .testTarget(
      name: "AndroidLayoutTests",
      dependencies: ["AndroidLayout", "AndroidNotation", "EagerLayout", "PlaygroundKit", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "AndroidDrawablesTests", dependencies: ["AndroidDrawables", "AndroidLayout", "EagerLayout", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutViewsTests", dependencies: ["EagerLayout", "LayoutViews"], swiftSettings: strict),
    .testTarget(
      name: "KitTests",
      dependencies: [
        "AndroidNotation", "Arrangements", "EagerLayout", "LayoutDocument", "LayoutExplanations", "LayoutHTML",
        "PlaygroundCourse", "PlaygroundData", "PlaygroundKit", "PlaygroundLessons", "PlaygroundPage",
        "PlaygroundWriters", "TestSupport", "book",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: ["AllocationCounter", "EagerLayout", "LayoutDocument", "TestSupport", "benchmarks"],
      swiftSettings: strict),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "EagerLayout", "LayoutDocument", "PlaygroundCommands", "PlaygroundKit", "TestSupport", "book", "layout",
        "playground",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// The long tests of the layouts themselves, which CI builds with the libraries optimized and the address sanitizer.
if Context.environment["LONG_TESTS"] != nil {
  let libraries = ["EagerLayout", "Arrangements", "TestSupport"], tests = ["EagerLayoutTests", "ArrangementsTests"]
  package.targets.removeAll { !(libraries + tests).contains($0.name) }
  package.products.removeAll()
  for target in package.targets where libraries.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-O", "-assert-config", "Debug"]))
  }
}
