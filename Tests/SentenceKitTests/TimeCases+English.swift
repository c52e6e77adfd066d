import SentenceKit

extension TimeCase {
  static let english: [TimeCase] = englishDays + englishClocks + englishOffsets + englishRepetitions + englishMixed

  /// Days and longer periods in English.
  static let englishDays: [TimeCase] = [
    TimeCase("vaccines tomorrow", "tomorrow", "2026-12-01", .day),
    TimeCase("pack swim bag for tomorrow", "tomorrow", "2026-12-01", .day),
    TimeCase("the day before yesterday she fell", "the day before yesterday", "2026-11-28", .day),
    TimeCase("dentist the day after tomorrow", "the day after tomorrow", "2026-12-02", .day),
    TimeCase("Grandma, could you do pickup on Friday?", "Friday", "2026-12-04", .day),
    TimeCase("playdate Sat", "Sat", "2026-12-05", .day),
    TimeCase("Mia had a fever on Monday", "Monday", "2026-11-23", .day),
    TimeCase("haircut this Thursday", "this Thursday", "2026-12-03", .day),
    TimeCase("swim class next Tuesday", "next Tuesday", "2026-12-08", .day),
    TimeCase("ballet last Wednesday", "last Wednesday", "2026-11-25", .day),
    TimeCase("rent is due on the 15th", "the 15th", "2026-12-15", .day),
    TimeCase("pay daycare by the 5th", "by the 5th", "2026-12-05", .day),
    TimeCase("party Dec 20", "Dec 20", "2026-12-20", .day),
    TimeCase("Dentist on Dec. 3rd", "Dec. 3rd", "2026-12-03", .day),
    TimeCase("trip 18 December", "18 December", "2026-12-18", .day),
    TimeCase("12/15 checkup", "12/15", "2026-12-15", .day),
    TimeCase("born on March 6, 2024", "March 6, 2024", "2024-03-06", .day),
    TimeCase("vacation 2027-01-04", "2027-01-04", "2027-01-04", .day),
    TimeCase("closed Dec 24-26", "Dec 24-26", "2026-12-24/2026-12-27", .day),
    TimeCase("vacation Dec 24 to Jan 2", "Dec 24 to Jan 2", "2026-12-24/2027-01-03", .day),
    TimeCase("open Monday through Friday", "Monday through Friday", "2026-12-07/2026-12-12", .day),
    TimeCase("see you Wed, Dec 9", "Wed, Dec 9", "2026-12-09", .day),
    TimeCase("we fly on Christmas", "Christmas", "2026-12-25", .day),
    TimeCase("flu shot in October", "October", "2026-10", .month),
    TimeCase("mid-January trip", "mid-January", "2027-01-11/2027-01-21", .day),
    TimeCase("order at the end of the month", "the end of the month", "2026-11-28/2026-12-01", .day),
    TimeCase("we moved here in 2019", "2019", "2019", .year),
    TimeCase("book flights next month", "next month", "2026-12", .month),
    TimeCase("started solids last week", "last week", "2026-11-23/2026-11-30", .week),
    TimeCase("weekend plans for this weekend", "this weekend", "2026-12-05/2026-12-07", .day),
    TimeCase("two days before Christmas she was born", "two days before Christmas", "2025-12-23", .day),
    TimeCase("checkup a week from Friday", "a week from Friday", "2026-12-11", .day),
  ]

  /// Clock times and parts of a day in English.
  static let englishClocks: [TimeCase] = [
    TimeCase("fed at 8", "8", "2026-11-30T08:00", .hour),
    TimeCase("bottle @ 3:15", "3:15", "2026-11-30T15:15", .minute),
    TimeCase("slept from 9pm to 5am", "9pm to 5am", "2026-11-29T21:00/2026-11-30T05:00", .hour),
    TimeCase("nap 1-2:30", "1-2:30", "2026-11-30T13:00/2026-11-30T14:30", .minute),
    TimeCase("nap 1pm-2:30pm", "1pm-2:30pm", "2026-11-30T13:00/2026-11-30T14:30", .minute),
    TimeCase("leave at quarter past four", "quarter past four", "2026-11-30T16:15", .minute),
    TimeCase("Grandma called at half past three", "half past three", "2026-11-29T15:30", .minute),
    TimeCase("call at ten to five", "ten to five", "2026-11-30T16:50", .minute),
    TimeCase("nap between 2 and 3", "2 and 3", "2026-11-30T14:00/2026-11-30T15:00", .hour),
    TimeCase("tomorrow from 9 to 11 we are out", "tomorrow from 9 to 11", "2026-12-01T09:00/2026-12-01T11:00", .hour),
    TimeCase("set alarm for 615am", "615am", "2026-12-01T06:15", .minute),
    TimeCase("set alarm for 7 tomorrow", "7 tomorrow", "2026-12-01T07:00", .hour),
    TimeCase("library Monday 9-11", "Monday 9-11", "2026-12-07T09:00/2026-12-07T11:00", .hour),
    TimeCase("open Mon to Fri 9-5", "Mon to Fri", "2026-12-07/2026-12-12", .day),
    TimeCase("7 o'clock bottle", "7 o'clock", "2026-11-30T19:00", .hour),
    TimeCase("lunch at noon", "noon", "2026-11-30T12:00", .hour),
    TimeCase("pick up at 4 on Friday", "4 on Friday", "2026-12-04T16:00", .hour),
    TimeCase("tomorrow morning at 9 we fly", "tomorrow morning at 9", "2026-12-01T09:00", .hour),
    TimeCase("8:15 tomorrow we leave", "8:15 tomorrow", "2026-12-01T08:15", .minute),
    TimeCase("doctor's appointment Thursday at 3:30", "Thursday at 3:30", "2026-12-03T15:30", .minute),
    TimeCase("home by 6pm", "by 6pm", "2026-11-30T18:00", .hour),
    TimeCase("fed around 7:30ish", "7:30ish", "2026-11-30T07:30", .minute),
    TimeCase("bath at 7p", "7p", "2026-11-30T19:00", .hour),
    TimeCase("wake up at six thirty pm", "six thirty pm", "2026-11-30T18:30", .minute),
    TimeCase("Leo said mama at 10:20 this morning", "10:20 this morning", "2026-11-30T10:20", .minute),
    TimeCase("woke up at 2:30am", "2:30am", "2026-11-30T02:30", .minute),
    TimeCase("fever since 4am", "since 4am", "2026-11-30T04:00", .hour),
    TimeCase("movie Saturday night", "Saturday night", "2026-12-05TEV", .daypart),
    TimeCase("she cried last night", "last night", "2026-11-29TEV", .daypart),
    TimeCase("who's doing bedtime tonight", "tonight", "2026-11-30TEV", .daypart),
  ]

  /// Points counted from now, and vague ones.
  static let englishOffsets: [TimeCase] = [
    TimeCase("in 20 minutes turn off the oven", "in 20 minutes", "2026-11-30T15:20", .minute),
    TimeCase("remind me in 2 hours to call", "in 2 hours", "2026-11-30T17:00", .minute),
    TimeCase("rolled over 5 minutes ago", "5 minutes ago", "2026-11-30T14:55", .minute),
    TimeCase("an hour and a half ago he ate", "an hour and a half ago", "2026-11-30T13:30", .minute),
    TimeCase("half an hour ago he woke up", "half an hour ago", "2026-11-30T14:30", .minute),
    TimeCase("a couple of days ago she walked", "a couple of days ago", "2026-11-28", .day),
    TimeCase("due in 2 weeks", "in 2 weeks", "2026-12-14", .day),
    TimeCase("3 years ago we met", "3 years ago", "2023-11-30", .day),
    TimeCase("wait for 10 minutes", "for 10 minutes", "2026-11-30T15:10", .minute),
    TimeCase("call grandma later", "later", nil, nil),
    TimeCase("nap soon", "soon", nil, nil),
    TimeCase("bought it recently", "recently", nil, nil),
  ]

  /// What comes again, in English.
  static let englishRepetitions: [TimeCase] = [
    TimeCase("antibiotics every 8 hours", "every 8 hours", "R/PT8H", .repetition),
    TimeCase("feeds every 4-6 hours", "every 4-6 hours", "R/PT4H", .repetition),
    TimeCase("vitamin D drops every morning", "every morning", "R/P1DTMO", .repetition),
    TimeCase("every other day bath", "every other day", "R/P2D", .repetition),
    TimeCase("every weekday at 7 we leave", "every weekday at 7", "R/P1W-1,2,3,4,5T07:00", .repetition),
    TimeCase("swim every Tuesday and Thursday at 5", "every Tuesday and Thursday at 5", "R/P1W-2,4T17:00", .repetition),
    TimeCase("trash goes out Thursdays", "Thursdays", "R/P1W-4", .repetition),
    TimeCase("soccer practice Saturdays at 9am", "Saturdays at 9am", "R/P1W-6T09:00", .repetition),
    TimeCase("rent on the 1st of every month", "the 1st of every month", "R/P1M-1", .repetition),
    TimeCase("daily vitamin", "daily", "R/P1D", .repetition),
    TimeCase("calls on weekends", "weekends", "R/P1W-6,7", .repetition),
    TimeCase("8am every day he eats", "8am every day", "R/P1DT08:00", .repetition),
  ]

  /// English and Chinese in one sentence.
  static let englishMixed: [TimeCase] = [
    TimeCase("明天 3pm 打疫苗", "明天 3pm", "2026-12-01T15:00", .hour),
    TimeCase("下午 2:30 meeting", "下午 2:30", "2026-11-30T14:30", .minute),
    TimeCase("meeting tomorrow 下午3點", "tomorrow 下午3點", "2026-12-01T15:00", .hour),
    TimeCase("next Monday 要打疫苗", "next Monday", "2026-12-07", .day),
    TimeCase("Monday 早上 9 點開會", "Monday 早上 9 點", "2026-12-07T09:00", .hour),
    TimeCase("妹妹 tonight 發燒", "tonight", "2026-11-30TEV", .daypart),
    TimeCase("in 10 minutes 出門", "in 10 minutes", "2026-11-30T15:10", .minute),
    TimeCase("every day 8am 餵藥", "every day 8am", "R/P1DT08:00", .repetition),
  ]
}
