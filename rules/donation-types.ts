import { z } from 'zod';
import { atMost } from './characters.ts';
import { DonationColumn } from './donation-states.ts';
import { LIMITS } from './limits.ts';
import { isYearStart, MembershipPeriod } from './memberships.ts';
import type { MessageKey } from './messages.ts';
import { isPayable, parsePence } from './money.ts';
import { areSumLines } from './sum-lines.ts';
import { translated } from './translations.ts';
import { line, optionalLine, optionalText, orNone, text } from './validation.ts';

const texts = {
  /** A sentence of what it is for. */
  purpose: optionalText(LIMITS.siteLineMaximum),
  /** What sums do, a line each. */
  effects: orNone(
    text()
      .check(atMost(LIMITS.noteMaximum))
      .refine(areSumLines, 'invalidSumLines' satisfies MessageKey),
  ),
};

/** A type of donation; a fee that is empty or 0 leaves the amount to the donor. */
export const donationTypeRules = z
  .object({
    name: line()
      .min(1, 'donationTypeNameRequired' satisfies MessageKey)
      .check(atMost(LIMITS.nameMaximum)),
    ...texts,
    ...translated({ name: optionalLine(LIMITS.nameMaximum), ...texts }),
    column: z.enum(DonationColumn, 'invalidRequest' satisfies MessageKey),
    fee: text().refine(
      (value) => value === '' || parsePence(value) === 0 || isPayable(value),
      'invalidFee' satisfies MessageKey,
    ),
    isActive: z.boolean('invalidRequest' satisfies MessageKey),
    /** Whether people without an account may give to it; left out it stays, and a new one follows its column. */
    isOpenToVisitors: z
      .boolean('invalidRequest' satisfies MessageKey)
      .nullish()
      .transform((value) => value ?? undefined),
    /** Whether Gift Aid is claimed for donations of it; left out it stays, and a new one follows its column. */
    countsForGiftAid: z
      .boolean('invalidRequest' satisfies MessageKey)
      .nullish()
      .transform((value) => value ?? undefined),
    /** Left out it stays, and a new one is no membership. */
    membershipPeriod: z.enum(MembershipPeriod, 'invalidRequest' satisfies MessageKey).nullish(),
    /** `MM-DD`, of the association's own year alone. */
    membershipStartsOn: z.string('invalidRequest' satisfies MessageKey).nullish(),
  })
  .refine(
    ({ membershipPeriod, membershipStartsOn }) =>
      membershipPeriod !== MembershipPeriod.FIXED_YEAR || isYearStart(membershipStartsOn ?? ''),
    { path: ['membershipStartsOn'], message: 'membershipStartRequired' satisfies MessageKey },
  );

/** Whether what is given for a kind is paid for the hall, such as a hire and its deposit, and is no donation. */
export function isForHall(type: { column: DonationColumn; isOpenToVisitors: boolean }): boolean {
  return type.column === DonationColumn.HALL_AND_OTHER && !type.isOpenToVisitors;
}
