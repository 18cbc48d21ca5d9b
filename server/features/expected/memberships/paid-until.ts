import { addDays, addMonths, daysUntil } from '../../../../rules/days.ts';
import { MembershipPeriod } from '../../../../rules/memberships.ts';

/** Money for a membership that is in the books, and was not refunded. Days are `YYYY-MM-DD`. */
export interface MembershipPayment {
  receivedOn: string;
  period: MembershipPeriod;
  /** Of a FIXED_YEAR, `MM-DD`. */
  startsOn: string;
}

/** The last day that is paid for; `LIFE` where it never ends. */
export type PaidUntil = string | 'LIFE';

/** A membership that would begin so shortly before the association's new year is meant for that one: it is covered as well. */
const DAYS_BEFORE_NEW_YEAR = 60;

/**
 * Until when these payments make somebody a member: one after another, so that paying early loses nothing, and paying again
 * while one is a member adds to it. Who has lapsed begins anew.
 * @param payments in the order of the days on which they came
 * @returns null without a payment
 */
export function paidUntil(payments: readonly MembershipPayment[]): PaidUntil | null {
  let until: PaidUntil | null = null;
  for (const payment of payments) {
    if (until === 'LIFE' || payment.period === MembershipPeriod.LIFE) return 'LIFE';
    until = extended(until, payment);
  }
  return until;
}

function extended(until: string | null, { receivedOn, period, startsOn }: MembershipPayment): string {
  const isMember = until !== null && until >= receivedOn;
  const begin = isMember ? addDays(until!, 1) : receivedOn;
  if (period === MembershipPeriod.YEAR) return addDays(addMonths(begin, 12), -1);
  const end = endOfYear(begin, startsOn);
  const isForNext = daysUntil(end, begin) < DAYS_BEFORE_NEW_YEAR;
  return isForNext ? endOfYear(addDays(end, 1), startsOn) : end;
}

/** The last day of the association's year that a day is in. */
function endOfYear(day: string, startsOn: string): string {
  const start = `${day.slice(0, 4)}-${startsOn}`;
  return addDays(day < start ? start : addMonths(start, 12), -1);
}
