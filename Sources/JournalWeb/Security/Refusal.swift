import HTTPKit
import LocalizationKit

/// The answer to those whom the guard does not let through.
struct Refusal {
  /// Whom the page speaks to.
  let context: PageContext

  /// The answer; pages for people, problems for programs. A form's words come back, so that an expired key loses nothing.
  func answer(to request: HTTPRequest, _ verdict: RequestGuard.Verdict) -> HTTPResponse {
    let isForeign = verdict == .foreignOrigin
    if request.segments.first == "api" {
      let problem: APIProblem = verdict == .wrongHost ? .wrongHost : isForeign ? .foreignOrigin : .keyRequired
      return problem.response(in: Language.preferred(among: request.preferredLanguages))
    }
    // A foreign name gets no page at all: whatever it is, it is not one of our readers.
    if verdict == .wrongHost { return .text(context.say(AccessTexts.wrongHost) + "\n", status: .misdirectedRequest) }
    let page = ProblemPage(
      context: context, title: isForeign ? AccessTexts.foreign : AccessTexts.unknown,
      step: isForeign ? AccessTexts.foreignStep : AccessTexts.unknownStep, words: FormFields(request)?.words, hasWayBack: isForeign)
    return page.answer(isForeign ? .forbidden : .unauthorized)
  }
}
