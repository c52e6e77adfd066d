import SQLiteKit

extension Migration {
  /// The first released schema. Never edit a released migration: append another.
  static let journalAndEntries = Migration(
    name: "journal and entries",
    sql: """
      PRAGMA application_id = 1500080757;

      CREATE TABLE journal (
        one INTEGER PRIMARY KEY CHECK (one = 1),
        id BLOB NOT NULL CHECK (length(id) = 16),
        change_sequence INTEGER NOT NULL CHECK (change_sequence >= 0),
        created_at INTEGER NOT NULL
      ) STRICT;
      INSERT INTO journal (one, id, change_sequence, created_at)
      VALUES (1, randomblob(16), 0, CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER));

      CREATE TABLE person (
        id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
        change_sequence INTEGER NOT NULL UNIQUE CHECK (change_sequence > 0),
        name TEXT NOT NULL CHECK (name <> ''),
        created_at INTEGER NOT NULL,
        updated_at INTEGER NOT NULL,
        archived_at INTEGER
      ) STRICT;

      CREATE TABLE member (
        id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
        name TEXT CHECK (name <> '')
      ) STRICT;

      CREATE TABLE entry (
        number INTEGER PRIMARY KEY,
        id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
        change_sequence INTEGER NOT NULL UNIQUE CHECK (change_sequence > 0),
        raw_text TEXT NOT NULL,
        content TEXT NOT NULL CHECK (content <> ''),
        kind TEXT NOT NULL CHECK (kind <> ''),
        suggestion_kind TEXT,
        suggestion_confidence REAL CHECK (suggestion_confidence BETWEEN 0 AND 1),
        suggestion_basis TEXT,
        time_text TEXT,
        occurrence TEXT,
        mood TEXT CHECK (mood <> ''),
        person_id BLOB REFERENCES person (id),
        member_id BLOB REFERENCES member (id),
        tags TEXT NOT NULL CHECK (tags GLOB '[[]*]'),
        created_at INTEGER NOT NULL,
        time_zone TEXT NOT NULL,
        local_date TEXT NOT NULL CHECK (local_date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
        updated_at INTEGER NOT NULL,
        done_at INTEGER,
        deleted_at INTEGER,
        CHECK ((suggestion_kind IS NULL) = (suggestion_confidence IS NULL)),
        CHECK ((suggestion_kind IS NULL) = (suggestion_basis IS NULL))
      ) STRICT;

      CREATE INDEX entry_by_time ON entry (created_at DESC, id DESC, local_date) WHERE deleted_at IS NULL;
      CREATE INDEX entry_by_kind ON entry (kind, created_at DESC, id DESC, local_date) WHERE deleted_at IS NULL;
      CREATE INDEX entry_by_person ON entry (person_id, created_at DESC, id DESC, local_date)
      WHERE deleted_at IS NULL AND person_id IS NOT NULL;
      CREATE INDEX entry_by_person_and_kind ON entry (person_id, kind, created_at DESC, id DESC, local_date)
      WHERE deleted_at IS NULL AND person_id IS NOT NULL;
      CREATE INDEX entry_by_deletion ON entry (deleted_at DESC, change_sequence DESC) WHERE deleted_at IS NOT NULL;
      CREATE INDEX entry_with_odd_date ON entry (number)
      WHERE local_date > strftime('%Y-%m-%d', created_at / 1000 + 172800, 'unixepoch');

      CREATE TABLE purged_entry (
        id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
        change_sequence INTEGER NOT NULL UNIQUE CHECK (change_sequence > 0),
        purged_at INTEGER NOT NULL
      ) STRICT;
      """)
}
