/** What became of a household's reply to a date of an event. */
export const ReplyState = {
  /** Its places are theirs. */
  COMING: 'COMING',
  /** On the waiting list. */
  WAITING: 'WAITING',
  /** From the waiting list: its places are kept for it until a moment that the family was told. */
  OFFERED: 'OFFERED',
  /** The family said that it does not come. */
  WITHDRAWN: 'WITHDRAWN',
  /** The family was told that it has no place: an offer that ran out, a list that closed, places that were not paid. */
  RELEASED: 'RELEASED',
} as const;
export type ReplyState = keyof typeof ReplyState;

/** Why a reply was released. */
export const ReleasedFor = {
  /** Its places were not paid in time. */
  UNPAID: 'UNPAID',
  /** What was offered was not taken in time. */
  LAPSED: 'LAPSED',
  /** It waited, and no places became free. */
  CLOSED: 'CLOSED',
} as const;
export type ReleasedFor = keyof typeof ReleasedFor;

/** The states of which a household has one reply at most for a date. */
export const LIVE_REPLIES: readonly ReplyState[] = ['COMING', 'WAITING', 'OFFERED'];

/** What became of what was asked for just now. */
export const ReplyOutcome = {
  COMING: 'COMING',
  WAITING: 'WAITING',
  /** There is not enough room for all of them, so nothing was stored or changed. */
  FULL: 'FULL',
} as const;
export type ReplyOutcome = keyof typeof ReplyOutcome;

/** Who is counted apart; what they are called is a text of the site. */
export const AgeGroup = {
  ADULT: 'ADULT',
  SENIOR: 'SENIOR',
  YOUTH: 'YOUTH',
  CHILD: 'CHILD',
  INFANT: 'INFANT',
} as const;
export type AgeGroup = keyof typeof AgeGroup;

/** How a question is answered. */
export const QuestionKind = { LINE: 'LINE', YES_NO: 'YES_NO' } as const;
export type QuestionKind = keyof typeof QuestionKind;
