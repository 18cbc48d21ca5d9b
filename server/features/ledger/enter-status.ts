import type { EntityManager } from 'typeorm';
import { DonationNote } from '../../../rules/donation-notes.ts';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { byActor } from '../../database/by.ts';
import type { Actor } from '../../identity/viewer.ts';
import { Donation } from './donation.entity.ts';
import { DonationStatusChange } from './donation-status-change.entity.ts';

interface EnteredStatus {
  /** With what else of the donation changes by it. */
  changed: Partial<Donation> & Pick<Donation, 'status'>;
  /** What the history says beside the states and who acts. */
  entry: Pick<DonationStatusChange, 'note' | 'receivedOn' | 'paymentMethod'> &
    Partial<Pick<DonationStatusChange, 'noteCode'>> & { at?: Date };
}

/**
 * Writes a state of a donation with its entry in the history. It guards nothing: `DonationStateService.changeStatus` does.
 * Nothing else writes either, but what cancels the promises of a closed account.
 * @returns the id of the entry
 */
export async function enterStatus(
  manager: EntityManager,
  actor: Actor,
  { id, status: fromStatus }: Pick<Donation, 'id' | 'status'>,
  { changed, entry: { at, ...entry } }: EnteredStatus,
): Promise<number> {
  await manager.update(Donation, { id }, changed);
  const { identifiers } = await manager.insert(DonationStatusChange, {
    donationId: id,
    fromStatus,
    toStatus: changed.status,
    changed: at ? { ...byActor(actor), at } : byActor(actor),
    ...entry,
  });
  return identifiers[0]!.id;
}

/** Whether a donation was cancelled until a payment opened it again. */
export async function wasReopened(manager: EntityManager, donationId: number): Promise<boolean> {
  const last = await manager.findOne(DonationStatusChange, {
    where: { donationId, fromStatus: DonationStatus.CANCELLED },
    order: { id: 'DESC' },
  });
  return last?.noteCode === DonationNote.REOPENED_BY_PAYMENT;
}
