// swift-tools-version: 6.1
import PackageDescription

/// The arrows between the modules are the architecture (docs/architecture.md shows them as a picture);
/// Tests/ModuleRulesTests holds the sources to them.
let package = Package(
  name: "Yiju",
  defaultLocalization: "zh-Hant",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .executable(name: "yiju", targets: ["yiju"]),
    .library(name: "Yiju", targets: ["SentenceKit", "JournalKit", "JournalSQLite", "PreferenceKit", "LocalizationKit"]),
  ],
  targets: [
    // What the product exists for.
    .target(name: "SentenceKit"),
    .target(name: "JournalKit", dependencies: ["SentenceKit", "LocalizationKit"]),
    .target(name: "ExchangeKit", dependencies: ["JournalKit", "SentenceKit", "LocalizationKit"]),

    // What it stands on.
    .target(name: "LocalizationKit"),
    .target(name: "PreferenceKit", dependencies: ["LocalizationKit"]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "SQLiteKit", dependencies: ["CSQLite"]),
    .target(name: "JournalSQLite", dependencies: ["JournalKit", "SentenceKit", "LocalizationKit", "SQLiteKit"]),
    .target(name: "HTMLKit"),
    .systemLibrary(name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    .target(name: "HTTPKit", dependencies: ["CMicroHTTPD"]),

    // The faces, and the one place where everything is put together.
    .target(
      name: "JournalWeb",
      dependencies: ["JournalKit", "SentenceKit", "ExchangeKit", "PreferenceKit", "LocalizationKit", "HTMLKit", "HTTPKit"],
      resources: [
        .embedInCode("Assets/style.css"), .embedInCode("Assets/code.js"), .embedInCode("Assets/icon.svg"),
        .embedInCode("Assets/openapi.json"),
      ]),
    .executableTarget(
      name: "yiju",
      dependencies: [
        "JournalKit", "SentenceKit", "ExchangeKit", "PreferenceKit", "LocalizationKit", "JournalSQLite", "JournalWeb", "HTTPKit",
      ]),

    // A durable save beside a raw commit of SQLite, in one process (make bench).
    .executableTarget(
      name: "SaveBenchmark", dependencies: ["JournalKit", "SentenceKit", "JournalSQLite", "SQLiteKit"],
      path: "Benchmarks/SaveBenchmark"),

    // Trains the interpreter's models from Training/sentences (make model).
    .executableTarget(name: "ModelTrainer", dependencies: ["SentenceKit"], path: "Training/Trainer"),

    // A household's weeks replayed, and what Scripts/eval measures in process (make eval).
    .target(name: "ReplayKit", dependencies: ["JournalKit", "SentenceKit"], path: "Evaluation/ReplayKit"),
    .executableTarget(
      name: "Measure", dependencies: ["ReplayKit", "JournalKit", "JournalSQLite", "SentenceKit"], path: "Evaluation/Measure"),

    // Helpers that more than one test target uses; nothing in Sources may import it.
    .target(
      name: "TestSupport", dependencies: ["JournalKit", "SentenceKit", "LocalizationKit"], path: "Tests/TestSupport"),
    .testTarget(name: "SentenceKitTests", dependencies: ["SentenceKit", "TestSupport"]),
    .testTarget(name: "JournalKitTests", dependencies: ["JournalKit", "SentenceKit", "LocalizationKit", "TestSupport"]),
    .testTarget(name: "PreferenceKitTests", dependencies: ["PreferenceKit", "LocalizationKit"]),
    .testTarget(name: "SQLiteKitTests", dependencies: ["SQLiteKit", "TestSupport"]),
    .testTarget(
      name: "JournalStoreTests",
      dependencies: ["JournalKit", "SentenceKit", "JournalSQLite", "SQLiteKit", "ReplayKit", "TestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "ExchangeKitTests", dependencies: ["ExchangeKit", "JournalKit", "JournalSQLite", "SentenceKit", "TestSupport"]),
    .testTarget(name: "HTMLKitTests", dependencies: ["HTMLKit"]),
    .testTarget(name: "HTTPKitTests", dependencies: ["HTTPKit"]),
    .testTarget(
      name: "JournalWebTests",
      dependencies: [
        "JournalWeb", "JournalKit", "JournalSQLite", "SentenceKit", "PreferenceKit", "LocalizationKit", "HTTPKit", "HTMLKit", "TestSupport",
      ]),
    .testTarget(name: "CommandLineTests", dependencies: ["yiju", "JournalKit", "SentenceKit", "TestSupport"]),
    .testTarget(
      name: "AcceptanceTests",
      dependencies: ["JournalKit", "JournalSQLite", "SentenceKit", "LocalizationKit", "TestSupport"]),
    .testTarget(name: "ModuleRulesTests", dependencies: ["TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

/// Every target is held to the same settings; the ones that face C also to strict memory safety.
let facesC: Set<String> = ["SQLiteKit", "HTTPKit"]

for target in package.targets where target.type != .system {
  var settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
  ]
  // The pass loses hops back to the caller's executor (docs/decisions/executor-hops.md).
  settings.append(.unsafeFlags(["-warnings-as-errors", "-Xllvm", "-sil-disable-pass=optimize-hop-to-executor"]))
  if facesC.contains(target.name) { settings.append(.unsafeFlags(["-strict-memory-safety"])) }
  target.swiftSettings = settings
}
