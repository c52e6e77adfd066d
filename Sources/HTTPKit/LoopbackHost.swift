/// An address that only programs on this machine can reach.
package enum LoopbackHost: String, Sendable, CaseIterable {
  case v4 = "127.0.0.1"
  case v6 = "::1"
}
