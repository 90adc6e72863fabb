// swift-tools-version: 6.3
import PackageDescription

// Depends on Navigation Conformance as any other package would, by its products alone; only that it is found by path.
let package = Package(
  name: "flow",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [
    .package(name: "navigation-conformance", path: "../..")
  ],
  targets: [
    .target(name: "Flow"),
    .target(
      name: "FlowAdapter",
      dependencies: [
        "Flow",
        .product(name: "NavigationConformance", package: "navigation-conformance"),
      ]),
    .executableTarget(
      name: "flow-conformance",
      dependencies: [
        "FlowAdapter",
        .product(name: "NavigationConformance", package: "navigation-conformance"),
        .product(name: "NavigationConformanceCommand", package: "navigation-conformance"),
      ]),
    .testTarget(
      name: "FlowTests",
      dependencies: [
        "FlowAdapter",
        .product(name: "NavigationConformance", package: "navigation-conformance"),
        .product(name: "NavigationConformanceTesting", package: "navigation-conformance"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
