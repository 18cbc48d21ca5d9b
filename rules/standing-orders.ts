import { z } from 'zod';
import { chosen, chosenId, searchedPart } from './filters.ts';

/** What is known of a standing order, what needs somebody first; worked out from the books. */
export const StandingOrderState = {
  /** Two months in a row have not come. */
  STOPPED: 'STOPPED',
  /** One month has not come. */
  LATE: 'LATE',
  ON_TIME: 'ON_TIME',
  /** Promised, and nothing has come yet. */
  NOT_BEGUN: 'NOT_BEGUN',
  /** Somebody in the office has said that it is over, and nothing has come since. */
  ENDED: 'ENDED',
} as const;
export type StandingOrderState = keyof typeof StandingOrderState;

/** Days after the expected one before a standing order is late: weekends, holidays, and until the statement is here. */
export const STANDING_ORDER_GRACE_DAYS = 7;

export const standingOrderFilterRules = z.object({
  state: chosen(StandingOrderState),
  donorId: chosenId().describe('Only from this donor'),
  search: searchedPart().describe('Matches part of the donor’s name'),
});
