import { z } from 'zod';
import { daysUntil } from './days.ts';
import { chosen, searchedPart } from './filters.ts';
import type { MessageKey } from './messages.ts';
import { optionalDate } from './validation.ts';
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
  /** On the last day, or later: the first letter of whoever got none before. */
  ENDED: 'ENDED',
  /** {@link DUE_DAYS} days after the last day, and after the letter before it. */
  AFTER: 'AFTER',
} as const;
export type ReminderStep = keyof typeof ReminderStep;

/** Days before the end from which a membership is due, and between the letters. */
export const DUE_DAYS = 30;

/** At most so many members are reminded by one press. */
export const REMINDED_AT_ONCE = 100;

/** A letter that has gone for a period. */
export interface SentReminder {
  step: ReminderStep;
  /** `YYYY-MM-DD` by the clock of the site. */
  day: string;
}

/**
 * The letter that a membership has reached, which may have gone. The last one never comes first, and not sooner than
 * {@link DUE_DAYS} days after the one before it; whoever was written to too late gets the one that is true that day.
 * @param until the last day that is paid for
 * @param sent what has gone for this period
 * @param isByHand somebody has chosen the member; else nobody is written to two months after a letter was due
 * @returns null while it is too early, or too late
 */
export function reminderStep(
  until: string,
  today: string,
  { sent, isByHand = false }: { sent: readonly SentReminder[]; isByHand?: boolean },
): ReminderStep | null {
  const left = daysUntil(until, today);
  if (left > DUE_DAYS) return null;
  if (left > 0) return ReminderStep.BEFORE;
  if (sent.some(({ step }) => step === ReminderStep.AFTER)) return ReminderStep.AFTER;
  const ended = sent.find(({ step }) => step === ReminderStep.ENDED);
  const daysSinceLetter = ended ? daysUntil(today, ended.day) : 0;
  if (left <= -DUE_DAYS && daysSinceLetter >= DUE_DAYS)
    return isByHand || daysSinceLetter < 2 * DUE_DAYS ? ReminderStep.AFTER : null;
  return isByHand || left > -2 * DUE_DAYS ? ReminderStep.ENDED : null;
}

/** The letter that is due and has not gone; see {@link reminderStep}. */
export function letterDue(...parameters: Parameters<typeof reminderStep>): ReminderStep | null {
  const step = reminderStep(...parameters);
  return parameters[2].sent.some((letter) => letter.step === step) ? null : step;
}

/** Whether it is a day on which the association's own year can begin, `MM-DD`: one that every year has. */
export function isYearStart(day: string): boolean {
  return isDate(`2001-${day}`);
}

export const membershipFilterRules = z.object({
  on: optionalDate().describe('As at that day, YYYY-MM-DD. Default: today'),
  state: chosen(MembershipState),
  search: searchedPart().describe('Matches part of the name or email; case-insensitive'),
});

export const remindedMembersRules = z.object({
  donorIds: z
    .array(z.int('invalidId' satisfies MessageKey), 'invalidRequest' satisfies MessageKey)
    .min(1, 'memberRequired' satisfies MessageKey)
    .max(REMINDED_AT_ONCE, 'tooManyMembers' satisfies MessageKey),
});
