import type { EntityManager } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import type { Actor } from '../../identity/viewer.ts';

/** A claim in the version that somebody has seen. */
export interface SeenClaim {
  id: number;
  version: number;
}

/** A claim as a line of a bank statement shows it. */
export interface ClaimOfLine extends SeenClaim {
  /** What the tax office is to pay for it, also for small donations that were sent with it. */
  awaitedPence: number;
  /** `YYYY-MM-DD` */
  sentOn: string;
  bankLineId: number | null;
}

/**
 * What lines can pay that is no donation: claims that wait for the tax office's money. The feature above that has them says
 * so in {@link BankHooks}; all of it within the transactions of the bank's desk.
 */
export interface ClaimPayments {
  /** Claims that were sent and wait for money, and those that these lines pay; the oldest first. */
  ofLines(manager: EntityManager, lineIds: readonly number[]): Promise<ClaimOfLine[]>;
  /**
   * Says that a claim was paid by a line, which is locked.
   * @throws AppError NOT_FOUND; BAD_USER_INPUT for a line from before it was sent; CONFLICT when it does not wait for money
   */
  pay(
    manager: EntityManager,
    actor: Actor,
    claim: SeenClaim,
    line: { id: number; day: string; amountPence: number },
  ): Promise<void>;
  /** The claim that a line has paid, if any, waits for its money again. @returns whether there was one */
  undo(manager: EntityManager, actor: Actor, bankLineId: number): Promise<boolean>;
}

const NO_CLAIMS: ClaimPayments = {
  ofLines: async () => [],
  pay: () => Promise.reject(new AppError('NOT_FOUND', 'notFound')),
  undo: async () => false,
};

/** What features above the bank's desk say to it when they are built. */
export class BankHooks {
  claims: ClaimPayments = NO_CLAIMS;
}
