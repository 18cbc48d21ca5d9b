/** What waits for somebody in the office; each has its sentence in `today.waiting`. */
export const WaitingKind = {
  /** One hire request that is not decided. */
  HIRE_REQUEST: 'HIRE_REQUEST',
  /** A booking to come of which the hirer has asked for a change that is not settled. */
  HIRE_WISH: 'HIRE_WISH',
  /** Uses of the hall tomorrow, for which somebody has to open it. */
  HALL_TOMORROW: 'HALL_TOMORROW',
  /** Series that go on and have less than a year ahead: a room is taken on a date to come. */
  SERIES_ENDS: 'SERIES_ENDS',
  /** One complaint or request that has to be acknowledged or answered. */
  RIGHTS_REQUEST: 'RIGHTS_REQUEST',
  /** Messages that nobody has answered or marked as done. */
  MESSAGES: 'MESSAGES',
  /** Households that no letter reaches, which have to be told what has become of their places. */
  REPLIES_TO_RING: 'REPLIES_TO_RING',
  /** Donations that were promised and have not come. */
  DONATIONS: 'DONATIONS',
  /** What is owed for hires and places and was due. */
  CHARGES_OVERDUE: 'CHARGES_OVERDUE',
  /** Deposits of hires that are over, and what else is to be given back. */
  CHARGES_BACK: 'CHARGES_BACK',
  /** Standing orders that have stopped. */
  STANDING_ORDERS: 'STANDING_ORDERS',
  /** Sponsored days that are not paid in time. */
  UNPAID_SPONSORS: 'UNPAID_SPONSORS',
  /** Sponsors who paid after their day had been taken by somebody else. */
  SPONSORS_WITHOUT_DAY: 'SPONSORS_WITHOUT_DAY',
  /** Money by card that is in no donation. */
  CARD_MONEY: 'CARD_MONEY',
  /** Donations of every month that are still taken by card, while the site's part for donations is unused. */
  CARD_MONTHLY: 'CARD_MONTHLY',
  /** Letters that could not be sent. */
  FAILED_MESSAGES: 'FAILED_MESSAGES',
  /** Members who wait for approval. */
  MEMBERS: 'MEMBERS',
  /** Reports of profiles that are not decided. */
  CANDIDATE_REPORTS: 'CANDIDATE_REPORTS',
  /** Introductions whose day has come, or that have none and need one. */
  INTRODUCTIONS: 'INTRODUCTIONS',
  /** Items that visitors see and that have no text in one of the site's languages. */
  TEXTS: 'TEXTS',
  /** Items whose picture visitors see and nobody has described. */
  PICTURES: 'PICTURES',
} as const;
export type WaitingKind = keyof typeof WaitingKind;

/** What comes within a week. */
export const ComingKind = {
  EVENT: 'EVENT',
  /** A booking of the hall by a hirer, or by the office, or rooms that are closed. */
  HIRE: 'HIRE',
  BOOKING: 'BOOKING',
  CLOSURE: 'CLOSURE',
  /** The last day for a step of a complaint or request. */
  RIGHTS_REQUEST: 'RIGHTS_REQUEST',
  /** An item that is shown, or gone, by itself. */
  SHOWN: 'SHOWN',
  GONE: 'GONE',
} as const;
export type ComingKind = keyof typeof ComingKind;

/** Days after which an answer to a hire request waits too long. */
export const DAYS_TO_ANSWER_HIRE = 3;

/** Days that the office looks ahead. */
export const DAYS_AHEAD = 7;
