/// Someone who writes in the journal. Today every journal has one writer, who needs no entry of their own.
public enum Member {
  public typealias ID = Identifier<Member>
}
