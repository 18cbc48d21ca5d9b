import type { Taxpayer } from '../../../../rules/gift-aid.ts';

/** A row of the tax office's Gift Aid schedule: a gift of somebody who has declared, or several small ones together. */
export type ScheduleGift = {
  /** `YYYY-MM-DD`; of several the last one's. */
  day: string;
  pence: number;
} & ({ taxpayer: Taxpayer; isSponsoredEvent?: boolean } | { description: string });

export interface Schedule {
  /** `YYYY-MM-DD` of the first gift that is claimed, which may be one of several small ones. */
  earliestDay: string;
  /** Tax that was claimed before for gifts that were refunded since. */
  overclaimedPence: number;
  gifts: readonly ScheduleGift[];
}
