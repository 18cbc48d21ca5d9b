import { addDays, addMonths } from './days.ts';
import { RequestKind } from './request-kinds.ts';

/** Days within which it is confirmed that something has come, counted from the day after (DPA 2018, section 164A). */
const ACKNOWLEDGE_DAYS = 30;

/** Months within which a request is answered (UK GDPR, article 12(3)). */
const REQUEST_MONTHS = 1;

/** Months that the association gives itself for a complaint, which the law wants answered "without undue delay". */
const COMPLAINT_MONTHS = 3;

const SATURDAY = 6;
const SUNDAY = 0;

const dateOf = (day: string) => new Date(`${day}T00:00Z`);

/** A day of a weekend becomes the Monday after it; public holidays differ within the country and move nothing. */
function offWeekend(day: string): string {
  const weekday = dateOf(day).getUTCDay();
  if (weekday === SATURDAY) return addDays(day, 2);
  return weekday === SUNDAY ? addDays(day, 1) : day;
}

/**
 * The last day on which to confirm that something has come. All days are `YYYY-MM-DD`, by the clock of the site.
 * @param receivedOn the day on which it came
 */
export function acknowledgeBy(receivedOn: string): string {
  return offWeekend(addDays(receivedOn, ACKNOWLEDGE_DAYS));
}

/**
 * The last day on which to answer.
 * @param extendedBy months by which the time was extended, counted from the day on which it came; of a complaint nothing
 */
export function answerBy(kind: RequestKind, receivedOn: string, extendedBy = 0): string {
  const months = kind === RequestKind.COMPLAINT ? COMPLAINT_MONTHS : REQUEST_MONTHS + extendedBy;
  return offWeekend(addMonths(receivedOn, months));
}

interface RequestDates {
  acknowledgeBy: string;
  answerBy: string;
  acknowledgedOn?: string | null;
  closedOn?: string | null;
}

/** What has to be done next, and until which day. */
interface NextStep {
  step: 'ACKNOWLEDGE' | 'ANSWER';
  by: string;
}

/**
 * The next step; undefined when it is closed. Where the month for an answer is over first, as in February, the answer
 * comes in place of the acknowledgement.
 */
export function nextStep(dates: RequestDates): NextStep | undefined {
  if (dates.closedOn) return undefined;
  const isAcknowledged = Boolean(dates.acknowledgedOn) || dates.answerBy < dates.acknowledgeBy;
  return isAcknowledged
    ? { step: 'ANSWER', by: dates.answerBy }
    : { step: 'ACKNOWLEDGE', by: dates.acknowledgeBy };
}
