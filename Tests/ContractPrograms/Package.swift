// swift-tools-version: 6.2
// A package of its own that depends on the library as users' packages do.
import PackageDescription

func products(_ names: String...) -> [Target.Dependency] { names.map { .product(name: $0, package: "EagerLayout") } }

let package = Package(
  name: "ContractPrograms",
  dependencies: [.package(name: "EagerLayout", path: "../..")],
  targets: [
    .executableTarget(
      name: "contract", dependencies: products("Arrangements", "EagerLayout"),
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "texts", dependencies: products("Arrangements", "EagerLayout", "LayoutDocument", "LayoutExplanations"),
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "android", dependencies: products("Arrangements", "EagerLayout", "LayoutDocument", "LayoutMarkup"),
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
