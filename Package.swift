// swift-tools-version: 6.3
import PackageDescription

/// Every target of ours is built the same way.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// The model, what holds observations against it, the engine and the built-in subject are optimised in debug builds as well:
/// every step goes through them, and no adopter debugs them. `-Xswiftc -Onone` builds them to be debugged. Since tools version
/// 6.2 a package with such flags may be depended on like any other.
let optimized = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Where Apple's classes are driven, a warning of a newer system must not keep anyone from building.
let strictOnLinux: [SwiftSetting] =
  strict.dropLast() + [.treatAllWarnings(as: .error, .when(platforms: [.linux]))]

/// Tests are not optimised in release builds either: what they call is, and to optimise what calls it costs the compiler
/// minutes.
let tests = strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

let package = Package(
  name: "navigation-conformance",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "NavigationConformance", targets: ["NavigationConformance"]),
    .library(name: "NavigationConformanceTesting", targets: ["NavigationConformanceTesting"]),
    .library(name: "NavigationConformanceCommand", targets: ["NavigationConformanceCommand"]),
    .library(name: "HeadlessNavigation", targets: ["HeadlessNavigation"]),
    .library(name: "UIKitAdapter", targets: ["UIKitAdapter"]),
    .executable(name: "navconform", targets: ["navconform"]),
  ],
  targets: [
    .target(
      name: "NavigationReference",
      path: "Reference",
      exclude: [
        "CORPUS.md", "DECISIONS.md", "Examples", "FUZZING.md", "LAYOUT.md", "LIFECYCLE.md",
        "OPEN-POINTS.md", "PERFORMANCE.md", "PORTING.md", "PROOF.md", "SCENARIOS.md",
        "TOOLBAR-CONTROLLER.md", "WIRE.md", "comparison.schema.json", "report.schema.json",
        "robustness.schema.json", "wire.schema.json",
      ],
      swiftSettings: optimized),
    .target(name: "ConformanceEngine", swiftSettings: optimized),
    .target(
      name: "ConformanceChecks", dependencies: ["NavigationReference"], swiftSettings: optimized),
    .target(
      name: "NavigationConformance",
      dependencies: ["ConformanceChecks", "NavigationReference", "ConformanceEngine"],
      swiftSettings: strict),
    .target(
      name: "NavigationConformanceTesting",
      dependencies: ["NavigationConformance"],
      swiftSettings: strict),
    .target(name: "HeadlessNavigation", swiftSettings: optimized),
    .target(
      name: "HeadlessNavigationAdapter",
      dependencies: ["HeadlessNavigation", "NavigationConformance", "NavigationReference"],
      swiftSettings: optimized),
    .target(
      name: "UIKitAdapter",
      dependencies: ["HeadlessNavigation", "NavigationConformance"],
      swiftSettings: strictOnLinux),
    .target(
      name: "SmallestAdapter",
      dependencies: ["NavigationConformance"],
      swiftSettings: strict),
    .target(
      name: "NavigationConformanceCommand",
      dependencies: ["NavigationConformance"],
      swiftSettings: strict),
    .executableTarget(
      name: "navconform",
      dependencies: [
        "NavigationConformanceCommand", "HeadlessNavigationAdapter", "NavigationConformance",
      ],
      swiftSettings: strict),
    .target(
      name: "SmallStackMachine",
      dependencies: ["ConformanceEngine"],
      swiftSettings: strict),
    .executableTarget(
      name: "navigation-benchmark",
      dependencies: [
        "HeadlessNavigation", "HeadlessNavigationAdapter", "NavigationConformance",
        "NavigationReference", "ConformanceEngine", "SmallStackMachine",
      ],
      path: "Sources/Benchmark",
      swiftSettings: strict),
    .target(
      name: "ConformanceTestSupport",
      path: "Tests/ConformanceTestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "NavigationReferenceTests",
      dependencies: ["NavigationReference", "ConformanceTestSupport"],
      resources: [.copy("Fixtures")],
      swiftSettings: tests),
    .testTarget(
      name: "ConformanceEngineTests",
      dependencies: ["ConformanceEngine", "SmallStackMachine", "ConformanceTestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "HeadlessNavigationTests",
      dependencies: ["HeadlessNavigation"],
      swiftSettings: tests),
    .testTarget(
      name: "UIKitAdapterTests",
      dependencies: ["UIKitAdapter", "HeadlessNavigation", "NavigationConformance"],
      exclude: ["Fixtures"],
      swiftSettings: tests),
    .target(
      name: "MistakenAdapters",
      dependencies: ["NavigationConformance", "SmallestAdapter"],
      path: "Tests/MistakenAdapters",
      swiftSettings: strict),
    .executableTarget(
      name: "faulty-subject",
      dependencies: ["NavigationConformance", "NavigationConformanceCommand"],
      path: "Tests/FaultySubject",
      swiftSettings: strict),
    .testTarget(
      name: "NavigationConformanceTests",
      dependencies: [
        "NavigationConformance", "ConformanceChecks", "NavigationReference", "ConformanceEngine",
        "SmallestAdapter", "MistakenAdapters", "ConformanceTestSupport", "faulty-subject",
        "HeadlessNavigation", "HeadlessNavigationAdapter",
      ],
      resources: [.copy("Fixtures")],
      swiftSettings: tests),
    .testTarget(
      name: "NavigationConformanceTestingTests",
      dependencies: [
        "NavigationConformanceTesting", "NavigationConformance", "HeadlessNavigation",
        "HeadlessNavigationAdapter", "MistakenAdapters",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "NavigationConformanceCommandTests",
      dependencies: [
        "NavigationConformanceCommand", "NavigationConformance", "HeadlessNavigation",
        "HeadlessNavigationAdapter", "MistakenAdapters", "ConformanceTestSupport", "faulty-subject",
      ],
      resources: [.copy("Fixtures")],
      swiftSettings: tests),
  ],
  swiftLanguageModes: [.v6]
)
