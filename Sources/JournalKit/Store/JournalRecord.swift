/// One thing of a journal's contents, as export and import carry it.
public enum JournalRecord: Sendable, Equatable {
  case person(Person)
  case entry(Entry)
  case learned(HouseholdWeight)
}
