import { z } from 'zod';
import { isNotInFuture } from './donations.ts';
import { chosen, chosenId, searchedPart } from './filters.ts';
import type { MessageKey } from './messages.ts';
import { isPayable, parsePence } from './money.ts';
import { reason } from './reason.ts';
import { text } from './validation.ts';
import { isDate } from './zoned-time.ts';

/** What is owed to the association and is no donation. */
export const ChargeKind = {
  /** For using the hall. */
  HIRE: 'HIRE',
  /** For a hire: given back after it or kept with a reason, or a part of what the hire costs, paid in advance. */
  DEPOSIT: 'DEPOSIT',
  /** For places at an event. */
  REPLY: 'REPLY',
} as const;
export type ChargeKind = keyof typeof ChargeKind;

export const ChargeState = {
  OPEN: 'OPEN',
  PAID: 'PAID',
  /** Asked no more; what was paid of it waits to be given back, or is kept with a reason. */
  VOID: 'VOID',
} as const;
export type ChargeState = keyof typeof ChargeState;

/** How money of a charge is taken or given back where no bank statement says so. */
export const ChargeMethod = {
  CASH: 'CASH',
  CHEQUE: 'CHEQUE',
  TRANSFER: 'TRANSFER',
  CARD_AT_DOOR: 'CARD_AT_DOOR',
} as const;
export type ChargeMethod = keyof typeof ChargeMethod;

/** The same, and by card on the page of a company, which enters itself what has moved. */
export const ChargeMovedBy = { ...ChargeMethod, CARD: 'CARD' } as const;
export type ChargeMovedBy = keyof typeof ChargeMovedBy;

/** What an entry says of a charge's money. */
export const ChargeEntryKind = {
  PAYMENT: 'PAYMENT',
  RETURN: 'RETURN',
  /** No money moves: so much need not be given back. */
  KEPT: 'KEPT',
} as const;
export type ChargeEntryKind = keyof typeof ChargeEntryKind;

/** The same, and what a company that takes cards has kept of a payment: a cost, which no sum of a charge has. */
export const ChargeMovementKind = { ...ChargeEntryKind, FEE: 'FEE' } as const;
export type ChargeMovementKind = keyof typeof ChargeMovementKind;

/** The tabs of the list. */
export const ChargeTab = {
  OPEN: 'OPEN',
  OVERDUE: 'OVERDUE',
  /** Of which money is to be given back, or kept with a reason. */
  TO_GIVE_BACK: 'TO_GIVE_BACK',
  PAID: 'PAID',
  VOID: 'VOID',
} as const;
export type ChargeTab = keyof typeof ChargeTab;

const amount = () => text().refine(isPayable, 'invalidAmount' satisfies MessageKey);

/** @param mostPence at most that much */
function amountUpTo(mostPence: number) {
  return amount().refine(
    (typed) => (parsePence(typed) ?? 0) <= mostPence,
    'chargeExceeded' satisfies MessageKey,
  );
}

const pastDay = () =>
  text()
    .refine(isDate, 'invalidDate' satisfies MessageKey)
    .refine((day) => isNotInFuture(day), 'dayInFuture' satisfies MessageKey);

const method = () => z.enum(ChargeMethod, 'chargeMethodRequired' satisfies MessageKey);

/** What was paid by hand, in the order of its texts. @param mostPence what is open */
export function chargePaymentRules(mostPence: number) {
  return z.object({ amount: amountUpTo(mostPence), day: pastDay(), method: method() });
}

/** What was given back by hand. @param mostPence what may be given back */
export function chargeReturnRules(mostPence: number) {
  return z.object({ amount: amountUpTo(mostPence), day: pastDay(), method: method(), reason: reason() });
}

/** What is not given back, and why. @param mostPence what may be given back */
export function chargeKeptRules(mostPence: number) {
  return z.object({ amount: amountUpTo(mostPence), day: pastDay(), reason: reason() });
}

export const chargeFilterRules = z.object({
  tab: chosen(ChargeTab),
  kind: chosen(ChargeKind),
  hireId: chosenId(),
  search: searchedPart().describe('Matches the payer, a reference, or the reference of a hire'),
});

interface ChargeMoney {
  kind: ChargeKind;
  state: ChargeState;
  pence: number;
  paidPence: number;
  returnedPence: number;
  keptPence: number;
  /** Of a deposit that is given back: from which day. */
  backOn: string | null;
}

/** Whether it is the payer's money that the association only holds. */
const isHeld = ({ kind, backOn }: ChargeMoney) => kind === ChargeKind.DEPOSIT && backOn !== null;

/** Pence of what was paid that have neither gone back nor were kept, which is for something else than what is asked. */
export const leftPenceOf = ({
  paidPence,
  returnedPence,
  keptPence,
}: Pick<ChargeMoney, 'paidPence' | 'returnedPence' | 'keptPence'>): number =>
  paidPence - returnedPence - keptPence;

/** Pence that are still asked for. */
export function openPenceOf(charge: ChargeMoney): number {
  const { state, pence, paidPence } = charge;
  if (state === ChargeState.VOID) return 0;
  // A deposit that went back, or was kept, is not asked for again.
  return Math.max(0, pence - (isHeld(charge) ? paidPence : leftPenceOf(charge)));
}

/** Pence that the association has and that are not its own: a deposit, what was paid too much, what was paid of what is void. */
export function returnablePenceOf(charge: ChargeMoney): number {
  const { state, pence } = charge;
  const left = leftPenceOf(charge);
  const isOurs = !isHeld(charge) && state !== ChargeState.VOID;
  return Math.max(0, isOurs ? left - pence : left);
}
