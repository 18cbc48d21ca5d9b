import type { EntityManager } from 'typeorm';
import type { CardOffer } from '../../../rules/card-offer.ts';
import { leftPenceOf } from '../../../rules/charges.ts';
import type { Language } from '../../../rules/languages.ts';

/** What is asked for a reply, as the feature of charges knows it. */
interface Charged {
  id: number;
  email: string;
  state: 'OPEN' | 'PAID' | 'VOID';
  reference: string;
  pence: number;
  paidPence: number;
  returnedPence: number;
  keptPence: number;
  /** Still asked for. */
  openPence: number;
}

/** What replies need of charges. */
export interface ReplyCharges {
  ask(
    manager: EntityManager,
    asked: {
      kind: 'REPLY';
      owner: { replyId: number };
      /** 0 asks for nothing. */
      pence: number;
      dueOn: string;
      payerName: string;
      email: string;
      language: Language;
    },
  ): Promise<Pick<Charged, 'reference'> | null>;
  /** What is asked of a reply, locked until the transaction ends. */
  lockOf(manager: EntityManager, owner: { replyId: number }): Promise<readonly Charged[]>;
  /** Whether money for some of these, which are locked, is on its way. */
  areUnderWay(manager: EntityManager, charges: readonly Charged[]): Promise<boolean>;
  /** Takes from what is asked of these replies who owes it, and the name where nothing has been paid. */
  forgetPayers(manager: EntityManager, replyIds: readonly number[]): Promise<void>;
  voidOpen(manager: EntityManager, owner: { replyId: number }): Promise<unknown>;
  /** What was asked and paid, as its owner gets it with their own data. */
  collect(owners: readonly { replyId: number }[]): Promise<ReadonlyMap<number, readonly object[]>>;
  of(
    owners: readonly { replyId: number }[],
    manager?: EntityManager,
  ): Promise<ReadonlyMap<number, readonly Charged[]>>;
}

/** What replies need of cards, where the association takes them. */
export interface RepliesByCard {
  offers(charges: readonly Charged[]): Promise<CardOffer[]>;
  start(
    charge: Charged,
    from: { path: string; done: string; token: string; language: Language; description: string },
  ): Promise<string>;
}

/** The charge of a reply that counts, or else what has been paid of a void one. */
export function chargeThatCounts(charges: readonly Charged[] = []): Charged | undefined {
  return charges.find(({ state }) => state !== 'VOID') ?? charges.find(hasCome);
}

/** Whether anything has been paid of these charges and was neither given back nor kept for something else. */
export function hasPaid(charges: readonly Charged[] = []): boolean {
  return charges.some(hasCome);
}

const hasCome = (charge: Charged) => leftPenceOf(charge) > 0;

/** What is still to be paid: what the charges say, wherever any was asked, as the office may have asked for one no more. */
export function owedPence({ pence }: { pence: number }, charges: readonly Charged[] = []): number {
  if (charges.length === 0) return pence;
  return charges.find(({ state }) => state !== 'VOID')?.openPence ?? 0;
}
