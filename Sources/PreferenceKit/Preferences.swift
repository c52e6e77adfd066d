public import Foundation

/// The preferences in one suite. Reading never writes; writing is on disk when the call returns.
///
/// `@unchecked Sendable`: the only stored property is a `UserDefaults`, which is documented to be thread safe, and it is never replaced.
public final class Preferences: @unchecked Sendable {
  private let defaults: UserDefaults

  /// Makes preferences on an injected suite.
  public init(suite defaults: UserDefaults) {
    self.defaults = defaults
  }

  /// The value in force: the stored one when it is legal, otherwise the fallback.
  public func value<Value>(of preference: Preference<Value>) -> Value {
    guard let stored = defaults.object(forKey: preference.key) as? String else { return preference.fallback }
    return preference.read(stored) ?? preference.fallback
  }

  /// Stores a value.
  ///
  /// Synchronises before and after: on Linux a value set without it is lost when the process exits, and what another process
  /// stored meanwhile must not be undone.
  public func set<Value>(_ value: Value, for preference: Preference<Value>) {
    defaults.synchronize()
    defaults.set(preference.write(value), forKey: preference.key)
    defaults.synchronize()
  }

  /// Removes the stored value, so that the fallback counts again.
  public func unset<Value>(_ preference: Preference<Value>) {
    defaults.synchronize()
    defaults.removeObject(forKey: preference.key)
    defaults.synchronize()
  }

  /// Takes in what other processes have stored since.
  public func refresh() {
    defaults.synchronize()
  }
}
