// swift-tools-version: 6.2
// A package of its own that depends on the library as users' packages do.
import PackageDescription

let package = Package(
  name: "ContractPrograms",
  dependencies: [.package(name: "EagerLayout", path: "../..")],
  targets: [
    .executableTarget(
      name: "contract",
      dependencies: [
        .product(name: "Arrangements", package: "EagerLayout"), .product(name: "EagerLayout", package: "EagerLayout"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
