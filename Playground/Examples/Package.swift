// swift-tools-version: 6.2
// Programs to copy. They are a package of their own, so that they can use only public API.
import PackageDescription

func example(_ name: String, with others: Target.Dependency..., resources: [Resource] = []) -> Target {
  .executableTarget(
    name: name, dependencies: [.product(name: "EagerLayout", package: "EagerLayout")] + others, path: name,
    exclude: ["expected.txt"], resources: resources, swiftSettings: [.treatAllWarnings(as: .error)])
}

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "EagerLayout") }

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "EagerLayout", path: "../..")],
  targets: [
    example("AndroidFiles", with: product("AndroidDrawables"), product("AndroidLayout"), resources: [.copy("res")]),
    example("AndroidScreens", with: product("Arrangements"), "Screens"),
    example("Chat"),
    example("Dashboard"),
    example("MyLayoutScreens", with: product("Arrangements"), "Screens"),
    example("PlacedViews", with: product("LayoutViews")),
    example("Ported"),
    example("Redraw"),
    example("SocialCard"),
    // Shared by the examples with several screens: draws the screens and parses the arguments.
    .target(
      name: "Screens", dependencies: [product("EagerLayout")], path: "Screens",
      swiftSettings: [.treatAllWarnings(as: .error), .enableUpcomingFeature("InternalImportsByDefault")]),
  ],
  swiftLanguageModes: [.v6]
)
