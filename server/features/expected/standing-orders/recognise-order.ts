import { addMonths, daysUntil } from '../../../../rules/days.ts';
import { STANDING_ORDER_GRACE_DAYS, StandingOrderState } from '../../../../rules/standing-orders.ts';

/** A donation of one donor to one fund that may be one of a standing order; days are `YYYY-MM-DD` by the clock of the site. */
export interface MonthlyDonation {
  amountPence: number;
  madeOn: string;
  /** Null for a promise that nothing has come for. */
  receivedOn: string | null;
  isPromisedMonthly: boolean;
  /** It came by standing order; others by transfer. */
  isByStandingOrder: boolean;
}

/** A payment of a standing order. */
interface OrderPayment {
  /** The month that it was due in, `YYYY-MM`. */
  month: string;
  amountPence: number;
}

export interface RecognisedOrder {
  state: StandingOrderState;
  /** Of the last donation, or of the promise. */
  amountPence: number;
  /** Null before the first payment, as the next two. */
  lastOn: string | null;
  /** The next day on which money is expected, also if that is over. */
  nextOn: string | null;
  /** The day of the month on which it mostly comes, 1 to 31. */
  usualDay: number | null;
  /** The first first. */
  payments: readonly OrderPayment[];
}

type Came = MonthlyDonation & { receivedOn: string };

/** Equal transfers in so many months, one after another, are a standing order without anybody having said so. */
const MONTHS_OF_A_PATTERN = 3;

/** The usual day is that of most of the last payments: a weekend moves one now and then. */
const PAYMENTS_THAT_TELL = 6;

const monthOf = (day: string) => day.slice(0, 7);
const plusMonths = (month: string, count: number) => monthOf(addMonths(`${month}-01`, count));

/** The day of a month on which money is expected; a month that is too short has it on its last day. */
function dueDay(month: string, usualDay: number): string {
  const first = `${month}-01`;
  const length = daysUntil(addMonths(first, 1), first);
  return `${month}-${String(Math.min(usualDay, length)).padStart(2, '0')}`;
}

/** The month that money was due in, which is nearest: what is due on the 31st may come on the 2nd. */
export function dueMonth(receivedOn: string, usualDay: number): string {
  const distance = (month: string) => Math.abs(daysUntil(dueDay(month, usualDay), receivedOn));
  const around = [0, -1, 1].map((count) => plusMonths(monthOf(receivedOn), count));
  return around.reduce((best, month) => (distance(month) < distance(best) ? month : best));
}

/** The day on which the money of that month was expected. */
export function expectedNear(receivedOn: string, usualDay: number): string {
  return dueDay(dueMonth(receivedOn, usualDay), usualDay);
}

/**
 * The standing order that somebody's donations to one fund are, if they are one: promised for every month, or by standing
 * order in two months, or as much by transfer in three months one after another.
 * @param donations in the order of the days on which they came
 * @param endedOn the day on which somebody has said that it is over; what comes later says that it is not
 */
export function recogniseOrder(
  donations: readonly MonthlyDonation[],
  today: string,
  endedOn: string | null = null,
): RecognisedOrder | null {
  const promise = donations.findLast(({ receivedOn }) => receivedOn === null);
  const paid = paymentsAmong(donations);
  const last = paid.at(-1);
  const isOver = (day: string) => endedOn !== null && endedOn >= day;
  if (!last) {
    if (!promise) return null;
    const state = isOver(promise.madeOn) ? StandingOrderState.ENDED : StandingOrderState.NOT_BEGUN;
    return {
      state,
      amountPence: promise.amountPence,
      lastOn: null,
      nextOn: null,
      usualDay: null,
      payments: [],
    };
  }
  const usualDay = usualDayOf(paid);
  const payments = paid.map(({ receivedOn, amountPence }) => ({
    month: dueMonth(receivedOn, usualDay),
    amountPence,
  }));
  const months = payments.map(({ month }) => month).sort();
  const isPromised = donations.some(({ isPromisedMonthly }) => isPromisedMonthly);
  if (!isPromised && new Set(months).size < 2) return null;
  const next = plusMonths(months.at(-1)!, 1);
  return {
    state: isOver(last.receivedOn)
      ? promise && !isOver(promise.madeOn)
        ? StandingOrderState.NOT_BEGUN
        : StandingOrderState.ENDED
      : stateOf(today, dueDay(next, usualDay), dueDay(plusMonths(next, 1), usualDay)),
    amountPence: last.amountPence,
    lastOn: last.receivedOn,
    nextOn: dueDay(next, usualDay),
    usualDay,
    payments,
  };
}

function stateOf(today: string, next: string, afterThat: string): StandingOrderState {
  if (daysUntil(today, next) <= STANDING_ORDER_GRACE_DAYS) return StandingOrderState.ON_TIME;
  if (daysUntil(today, afterThat) <= STANDING_ORDER_GRACE_DAYS) return StandingOrderState.LATE;
  return StandingOrderState.STOPPED;
}

/** Those that came by the order, as far as anybody can tell; by transfer only as much as the order brings. */
function paymentsAmong(donations: readonly MonthlyDonation[]): Came[] {
  const came = donations.filter((donation): donation is Came => donation.receivedOn !== null);
  const isMarked = (donation: MonthlyDonation) => donation.isPromisedMonthly || donation.isByStandingOrder;
  const amounts = new Set([
    ...donations.filter(isMarked).map(({ amountPence }) => amountPence),
    ...regularAmounts(came),
  ]);
  return came.filter((donation) => isMarked(donation) || amounts.has(donation.amountPence));
}

function regularAmounts(came: readonly Came[]): number[] {
  const months = new Map<number, Set<string>>();
  for (const { amountPence, receivedOn } of came)
    months.set(amountPence, (months.get(amountPence) ?? new Set()).add(monthOf(receivedOn)));
  const follow = Array.from({ length: MONTHS_OF_A_PATTERN }, (_, count) => count);
  return [...months].flatMap(([amountPence, known]) =>
    [...known].some((month) => follow.every((count) => known.has(plusMonths(month, count))))
      ? [amountPence]
      : [],
  );
}

/**
 * The day on which most of the last ones came, where the last day of a month stands for those that it lacks; of several
 * the one before which the fewest came, because banks pay later and not earlier.
 */
function usualDayOf(paid: readonly Came[]): number {
  const last = paid.slice(-PAYMENTS_THAT_TELL).map(({ receivedOn }) => receivedOn);
  const candidates = [...new Set(last.map((day) => Number(day.slice(8))))].map((day) => ({
    day,
    timesOn: last.filter((receivedOn) => dueDay(monthOf(receivedOn), day) === receivedOn).length,
    timesBefore: last.filter((receivedOn) => receivedOn < expectedNear(receivedOn, day)).length,
  }));
  candidates.sort(
    (one, other) => other.timesOn - one.timesOn || one.timesBefore - other.timesBefore || one.day - other.day,
  );
  return candidates[0]!.day;
}
