import type { HallHire } from './hall-hire.entity.ts';

/** Whether the private link of a hire went to an address that is the hirer's no longer, or never was. */
export const isLinkElsewhere = (
  before: Pick<HallHire, 'linkHash' | 'email'>,
  { email }: Pick<HallHire, 'email'>,
) => before.linkHash !== null && before.email.toLowerCase() !== email.toLowerCase();

export type HirePlace = Pick<HallHire, 'startsAt' | 'endsAt' | 'roomIds'>;

export function hasOtherRooms(
  before: Pick<HirePlace, 'roomIds'>,
  after: Pick<HirePlace, 'roomIds'>,
): boolean {
  const written = ({ roomIds }: Pick<HirePlace, 'roomIds'>) =>
    [...roomIds].sort((one, other) => one - other).join();
  return written(before) !== written(after);
}

export function hasOtherTimes(
  before: Omit<HirePlace, 'roomIds'>,
  after: Omit<HirePlace, 'roomIds'>,
): boolean {
  return (
    before.startsAt.getTime() !== after.startsAt.getTime() ||
    before.endsAt.getTime() !== after.endsAt.getTime()
  );
}

/** Whether times or rooms of a hire have changed. */
export const isElsewhere = (before: HirePlace, after: HirePlace) =>
  hasOtherTimes(before, after) || hasOtherRooms(before, after);

/** Whether that is so, and the old or the new times are not over yet, so that the hirer must be notified. */
export function isUpcomingMove(before: HirePlace, after: HirePlace): boolean {
  return isElsewhere(before, after) && Math.max(before.endsAt.getTime(), after.endsAt.getTime()) > Date.now();
}
