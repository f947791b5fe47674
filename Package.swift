// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
]

let package = Package(
  name: "swift-effects",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .library(name: "EffectMath", targets: ["EffectMath"]),
    .library(name: "EffectStyles", targets: ["EffectStyles"]),
    .executable(name: "EffectBench", targets: ["EffectBench"]),
  ],
  targets: [
    // Square roots and rounding are single instructions, but debug builds reach them through the C library's names.
    .target(
      name: "EffectMath", swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
    .target(name: "EffectStyles", dependencies: ["EffectMath"], swiftSettings: settings),
    .executableTarget(name: "EffectBench", dependencies: ["EffectMath", "EffectStyles"], swiftSettings: settings),
    // Slow formulas that the tests of both libraries compare with.
    .target(name: "References", dependencies: ["EffectMath"], path: "Tests/References", swiftSettings: settings),
    .testTarget(name: "EffectMathTests", dependencies: ["EffectMath", "References"], swiftSettings: settings),
    .testTarget(
      name: "EffectStylesTests", dependencies: ["EffectMath", "EffectStyles", "References"], swiftSettings: settings),
  ]
)
