import { isForHall } from '../../../rules/donation-types.ts';
import type { DonationSubType } from '../ledger/donation-types/donation-sub-type.entity.ts';

/** Whether Gift Aid can be claimed on what is given to a type. */
export function countsForGiftAid(type: DonationSubType): boolean {
  return type.countsForGiftAid && !isForHall(type);
}
