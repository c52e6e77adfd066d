/// One fault, and where it is.
package struct FieldProblem: Sendable, Hashable {
  /// A JSON Pointer (RFC 6901) to the field; empty for the whole object.
  package let pointer: String
  /// What is wrong.
  package let fault: FieldFault

  /// Makes a problem.
  package init(pointer: String, fault: FieldFault) {
    self.pointer = pointer
    self.fault = fault
  }
}
