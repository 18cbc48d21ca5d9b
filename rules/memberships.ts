import { z } from 'zod';
import { daysUntil } from './days.ts';
import type { MessageKey } from './messages.ts';
import { optionalDate, searchedPart } from './validation.ts';
import { isDate } from './zoned-time.ts';

/** How long a payment of a kind of donation makes its donor a member. */
export const MembershipPeriod = {
  /** It is no membership. */
  NONE: 'NONE',
  /** A year from the day on which the money came. */
  YEAR: 'YEAR',
  /** Until the association's own year is over, which begins on a day of its own. */
  FIXED_YEAR: 'FIXED_YEAR',
  /** For good. */
  LIFE: 'LIFE',
} as const;
export type MembershipPeriod = keyof typeof MembershipPeriod;

/** What is known of a member, what needs somebody first. */
export const MembershipState = {
  /** It ends within {@link DUE_DAYS}, or it was promised and is not paid. */
  DUE: 'DUE',
  LAPSED: 'LAPSED',
  PAID: 'PAID',
} as const;
export type MembershipState = keyof typeof MembershipState;

/** The letters that a member gets for a period, each once. */
export const ReminderStep = {
  /** In the last {@link DUE_DAYS} days. */
  BEFORE: 'BEFORE',
  /** On the last day, or as soon after it as the server runs. */
  ENDED: 'ENDED',
  /** {@link DUE_DAYS} days after the last day. */
  AFTER: 'AFTER',
} as const;
export type ReminderStep = keyof typeof ReminderStep;

/** Days before the end from which a membership is due, and between the letters. */
export const DUE_DAYS = 30;

/** At most so many members are reminded by one press. */
export const REMINDED_AT_ONCE = 100;

/**
 * The letter that a membership has reached. It is never an earlier one: who has missed a letter gets the next.
 * @param until the last day that is paid for
 * @param isByHand somebody has chosen the member; else nobody is written to who has lapsed for two months
 * @returns null while it is too early, or too late
 */
export function reminderStep(until: string, today: string, isByHand = false): ReminderStep | null {
  const left = daysUntil(until, today);
  if (left > DUE_DAYS) return null;
  if (left > 0) return ReminderStep.BEFORE;
  if (left > -DUE_DAYS) return ReminderStep.ENDED;
  return isByHand || left > -2 * DUE_DAYS ? ReminderStep.AFTER : null;
}

/** Whether it is a day on which the association's own year can begin, `MM-DD`: one that every year has. */
export function isYearStart(day: string): boolean {
  return isDate(`2001-${day}`);
}

export const membershipFilterRules = z.object({
  /** As it was on that day; today if it is left out. */
  on: optionalDate(),
  state: z.enum(MembershipState, 'invalidRequest' satisfies MessageKey).nullish(),
  search: searchedPart(),
});

export const remindedMembersRules = z.object({
  donorIds: z
    .array(z.int('invalidId' satisfies MessageKey), 'invalidRequest' satisfies MessageKey)
    .min(1, 'memberRequired' satisfies MessageKey)
    .max(REMINDED_AT_ONCE, 'tooManyMembers' satisfies MessageKey),
});
