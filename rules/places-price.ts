import type { AgeGroup } from './reply-states.ts';

interface PlacePrices {
  pricePence: number;
  /** Of a place for members; null: as others. */
  memberPence?: number | null;
  ageGroups: readonly { group: AgeGroup; pence?: number | null }[];
}

/**
 * What so many of each age cost together: nothing where the event is free. An age group with a price of its own has it
 * for members as well.
 */
export function placesPence(
  { pricePence, memberPence, ageGroups }: PlacePrices,
  {
    ages,
    isMemberPrice,
  }: { ages: readonly { group: AgeGroup; people: number }[]; isMemberPrice?: boolean | null },
): number {
  if (pricePence === 0) return 0;
  const each = isMemberPrice ? (memberPence ?? pricePence) : pricePence;
  const own = new Map(ageGroups.map(({ group, pence }) => [group, pence ?? each]));
  return ages.reduce((sum, { group, people: some }) => sum + some * (own.get(group) ?? each), 0);
}
