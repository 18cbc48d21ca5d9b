import type { EntityManager } from 'typeorm';
import type { DonationStatus } from '../../../rules/donation-states.ts';
import type { MessageKey } from '../../../rules/messages.ts';
import type { Actor } from '../../identity/viewer.ts';

/**
 * What features above the ledger say to its steps. Each adds its own when it is built, so that the ledger knows none of
 * them.
 */
export class LedgerHooks {
  /** Tables whose `donation_id` keeps a donation that was brought in from being removed, and what is said then. */
  readonly namedIn = new Map<string, MessageKey>();

  /**
   * Gives a donation back by the company that took the money for it. Answers false where none did.
   * Throws AppError CONFLICT where it cannot.
   */
  readonly refund: ((actor: Actor, donationId: number, note: string | null) => Promise<boolean>)[] = [];

  /** Donations, which are locked, have another status now: what depends on it follows in the same transaction. */
  readonly statusChanged: ((
    manager: EntityManager,
    donationIds: readonly number[],
    status: DonationStatus,
  ) => Promise<void>)[] = [];

  /** SQL: who gave `donation` is still asked for, though the books would keep it no longer. */
  readonly stillAskedFor: string[] = [];

  /** SQL: something else than a donation names the donor of that id (SQL too) later than that moment, or now. */
  readonly stillNamed: ((donorId: string, since: string) => string)[] = [];

  /** Tells who follows the status of donations. */
  async tellStatus(
    manager: EntityManager,
    donationIds: readonly number[],
    status: DonationStatus,
  ): Promise<void> {
    for (const follow of this.statusChanged) await follow(manager, donationIds, status);
  }
}
