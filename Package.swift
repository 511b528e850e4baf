// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Programs that a reader may copy: they see what a program of another package sees.
func example(_ name: String, with others: Target.Dependency..., resources: [Resource] = []) -> Target {
  .executableTarget(
    name: name, dependencies: ["EagerLayout"] + others, path: "Playground/Examples/\(name)", exclude: ["expected.txt"],
    resources: resources, swiftSettings: [.treatAllWarnings(as: .error)])
}

let package = Package(
  name: "EagerLayout",
  // Where there are actors.
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6)],
  products: [
    .library(name: "EagerLayout", targets: ["EagerLayout"]),
    .library(name: "Arrangements", targets: ["Arrangements"]),
    .library(name: "LayoutExplanations", targets: ["LayoutExplanations"]),
    .library(name: "LayoutDocument", targets: ["LayoutDocument"]),
    .library(name: "LayoutMarkup", targets: ["LayoutMarkup"]),
    .library(name: "LayoutViews", targets: ["LayoutViews"]),
    .executable(name: "playground", targets: ["playground"]),
  ],
  targets: [
    .target(name: "EagerLayout", swiftSettings: strict),
    .target(name: "Arrangements", dependencies: ["EagerLayout"], swiftSettings: strict),
    .target(name: "LayoutExplanations", dependencies: ["EagerLayout"], swiftSettings: strict),
    .target(name: "LayoutDocument", dependencies: ["Arrangements", "EagerLayout"], swiftSettings: strict),
    .target(name: "LayoutMarkup", dependencies: ["Arrangements", "EagerLayout"], swiftSettings: strict),
    // Not all of it compiles where the tests run: a warning that another system's library gives is no error.
    .target(name: "LayoutViews", dependencies: ["EagerLayout"], swiftSettings: Array(strict.dropFirst())),
    .target(
      name: "PlaygroundKit", dependencies: ["Arrangements", "EagerLayout", "LayoutExplanations", "LayoutMarkup"],
      path: "Playground/Kit", swiftSettings: strict),
    .executableTarget(
      name: "playground",
      dependencies: ["EagerLayout", "LayoutDocument", "LayoutExplanations", "LayoutMarkup", "PlaygroundKit"],
      path: "Playground/App", swiftSettings: strict),
    example("AndroidFiles", with: "LayoutMarkup", resources: [.copy("res")]),
    example("AndroidScreens", with: "Arrangements", "ExampleScreens"),
    example("Chat"),
    example("Dashboard"),
    example("MyLayoutScreens", with: "Arrangements", "ExampleScreens"),
    example("PlacedViews", with: "LayoutViews"),
    example("Ported"),
    example("SocialCard"),
    // What the examples with several screens share: drawing them, and reading the arguments.
    .target(
      name: "ExampleScreens", dependencies: ["EagerLayout"], path: "Playground/Examples/Screens",
      swiftSettings: [.treatAllWarnings(as: .error), .enableUpcomingFeature("InternalImportsByDefault")]),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["AllocationCounter", "Arrangements", "EagerLayout", "LayoutDocument", "LayoutMarkup"],
      path: "Tests/Benchmarks",
      exclude: ["instructions.sh", "peers.py", "Results-2026-11-21.md"], swiftSettings: strict),
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .target(
      name: "TestSupport", dependencies: ["EagerLayout"], path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "EagerLayoutTests", dependencies: ["Arrangements", "EagerLayout", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "ArrangementsTests", dependencies: ["Arrangements", "EagerLayout", "TestSupport"],
      exclude: ["Chromium"], swiftSettings: strict),
    .testTarget(
      name: "LayoutDocumentTests", dependencies: ["Arrangements", "EagerLayout", "LayoutDocument", "TestSupport"],
      exclude: ["Conformance"], swiftSettings: strict),
    .testTarget(
      name: "LayoutExplanationsTests", dependencies: ["Arrangements", "EagerLayout", "LayoutExplanations"],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutMarkupTests", dependencies: ["EagerLayout", "LayoutMarkup", "PlaygroundKit", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutViewsTests", dependencies: ["EagerLayout", "LayoutViews"], swiftSettings: strict),
    .testTarget(
      name: "KitTests",
      dependencies: [
        "Arrangements", "EagerLayout", "LayoutDocument", "LayoutExplanations", "PlaygroundKit", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: ["AllocationCounter", "EagerLayout", "LayoutDocument", "TestSupport", "benchmarks"],
      swiftSettings: strict),
    .testTarget(
      name: "AppTests", dependencies: ["LayoutDocument", "playground"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
