import HTMLKit
import HTTPKit
import JournalKit
import LocalizationKit

/// The people: add, rename, put away.
struct PeoplePage {
  /// Whom the page speaks to.
  let context: PageContext
  /// The people, and what was typed.
  let people: PeopleModel
  /// Whose new name was refused, and the name.
  var renaming: (id: Person.ID, name: String)?

  /// The page.
  func answer() -> HTTPResponse {
    let status: HTTPStatus = people.nameError == nil ? people.failure?.pageStatus ?? .ok : .unprocessableContent
    let current = people.people.filter { $0.archivedAt == nil }
    let archived = people.people.filter { $0.archivedAt != nil }
    return Layout(context: context, title: PeopleTexts.title, name: "sheet people").answer(status) {
      main {
        h1 { context.say(PeopleTexts.title) }
        p(.class("hint")) { context.say(PeopleTexts.introduction) }
        if let failure = people.failure { context.alert(failure) }
        addition
        if current.isEmpty, people.failure == nil {
          p(.class("empty")) { context.say(PeopleTexts.empty) }
        } else if !current.isEmpty {
          group(PeopleTexts.current, current, id: "current")
        }
        if !archived.isEmpty { group(PeopleTexts.archived, archived, id: "archived") }
      }
    }
  }

  private var addition: HTML {
    let error = renaming == nil ? people.nameError : nil
    return form(.id("add-person"), .class("field"), .method(.post), .action(Address.people)) {
      label(.for("name")) { context.say(PeopleTexts.newName) }
      div(.class("inline")) {
        nameField("name", people.name, error: error)
        button(.buttonType(.submit), .class("primary"), .id("add")) { context.say(PeopleTexts.add) }
      }
      errorText(error, id: "name-error")
    }
  }

  private func group(_ title: LocalizedText, _ people: [Person], id: String) -> HTML {
    section(.class("group"), .id(id)) {
      h2 { context.say(title) }
      ul(.class("rows")) { for person in people { row(person) } }
    }
  }

  private func row(_ person: Person) -> HTML {
    let isRefused = renaming?.id == person.id
    let error = isRefused ? people.nameError : nil
    let fieldID = "name-\(person.id.text)"
    let isArchived = person.archivedAt != nil
    return li(.id("person-\(person.id.text)")) {
      form(.class("inline"), .method(.post), .action(Address.action(person.id, .rename))) {
        label(.class("hidden-text"), .for(fieldID)) { context.say(PeopleTexts.nameOf(person.name)) }
        nameField(fieldID, isRefused ? renaming?.name ?? person.name : person.name, error: error)
        button(.buttonType(.submit), .class("secondary"), .name(Field.action), .value("rename")) {
          context.say(PeopleTexts.rename)
          span(.class("hidden-text")) { " " + person.name }
        }
      }
      form(.method(.post), .action(Address.action(person.id, isArchived ? .restore : .archive))) {
        button(.buttonType(.submit), .class("link")) {
          context.say(isArchived ? PeopleTexts.unarchive : PeopleTexts.archive)
          span(.class("hidden-text")) { " " + person.name }
        }
      }
      errorText(error, id: "\(fieldID)-error")
    }
  }

  private func nameField(_ id: String, _ text: String, error: PeopleModel.NameError?) -> HTML {
    input(
      .type(.text), .id(id), .name(Field.name), .value(text), .required(), .autocomplete("off"),
      .placeholder(context.say(PeopleTexts.namePlaceholder)), .autofocus(error != nil),
      .aria(.invalid, error.map { _ in "true" }), .aria(.describedby, error.map { _ in "\(id)-error" }))
  }

  @HTMLBuilder private func errorText(_ error: PeopleModel.NameError?, id: String) -> HTML {
    if let error { p(.class("field-error"), .id(id)) { context.say(PeopleTexts.error(error)) } }
  }
}
