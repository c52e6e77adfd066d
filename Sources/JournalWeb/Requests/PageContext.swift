import Foundation
import HTTPKit
import JournalKit
import LocalizationKit
import PreferenceKit
import SentenceKit

/// What every page needs to know: whom it speaks to, how it looks, and where the journal is.
struct PageContext: Sendable {
  /// Where the journal's data lies.
  let store: any JournalStore
  /// The clock, the zone and new identifiers.
  let environment: JournalEnvironment
  /// The language that the page speaks.
  let language: Language
  /// How the page looks.
  let theme: Theme
  /// The rows of the list as they were written last.
  let rows: RowCache

  /// A text in the page's language.
  func say(_ text: LocalizedText) -> String { text[language] }

  /// Dates in the page's language, seen from now.
  var dates: DateWording {
    DateWording(language: language, today: environment.now().civil(in: environment.timeZone()).date)
  }

  /// The people as the journal has them, archived ones too. When they cannot be read the model says why.
  func loadPeople() async -> PeopleModel {
    let people = PeopleModel(store: store, environment: environment)
    await people.load()
    return people
  }
}
