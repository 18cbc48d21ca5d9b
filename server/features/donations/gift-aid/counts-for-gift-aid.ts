import { DonationColumn } from '../../../../rules/donation-states.ts';
import { MembershipPeriod } from '../../../../rules/memberships.ts';
import type { DonationSubType } from '../donation-sub-type.entity.ts';

/** Whether Gift Aid can be claimed on what is given to a type. */
export function countsForGiftAid({ column, isOpenToVisitors, membershipPeriod }: DonationSubType): boolean {
  if (column === DonationColumn.FESTIVAL) return true;
  return (
    column === DonationColumn.HALL_AND_OTHER && isOpenToVisitors && membershipPeriod === MembershipPeriod.NONE
  );
}
