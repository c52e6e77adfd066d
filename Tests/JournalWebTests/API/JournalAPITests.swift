import Testing

/// The JSON API, in process on a real store.
@Suite struct JournalAPITests {}
