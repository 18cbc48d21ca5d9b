/** Limits of replies to events. */
export const REPLY_LIMITS = {
  /** Of a household that replies by itself. */
  people: 20,
  /** Of a party that the office enters, such as a coach. */
  peopleInOffice: 200,
  /** For one person: that many times it fits a column. */
  pence: 10_000_000,
  places: 10_000,
  closesHours: 24 * 60,
  offerHours: 24 * 7,
  payDays: 60,
  questions: 5,
  answer: 200,
  /** Of one upload of ticks; a phone sends the rest next. */
  arrivals: 500,
} as const;
