import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { bankDonationRules } from '../../../rules/bank-statements.ts';
import { DonationFrequency } from '../../../rules/donation-states.ts';
import { AppError } from '../../../rules/errors.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { Donation } from '../ledger/donation.entity.ts';
import { DonationSubType } from '../ledger/donation-types/donation-sub-type.entity.ts';
import { addDonor } from '../ledger/donors/donor.service.ts';
import { donorOfGiver, lockMergedDonor } from '../ledger/donors/find-donor.ts';
import { enteredDonation, givenBy } from '../ledger/entered-donation.ts';
import type { Deciding } from './allocate.ts';
import type { BankLine } from './bank-line.entity.ts';
import { donorOfOrder } from './lines-of-orders.ts';

export type NewBankDonation = z.output<typeof bankDonationRules>;

/**
 * Enters a donation that a line is to pay, as a promise of that day.
 * @param newDonation validated
 * @returns its id
 * @throws AppError BAD_USER_INPUT for an unknown type or donor
 */
export async function donationOfLine(
  { manager, actor, language, settings }: Deciding,
  audit: AuditService,
  line: BankLine,
  { newDonation: { subTypeId, donorId, ...typed }, pence }: { newDonation: NewBankDonation; pence: number },
): Promise<number> {
  const type = await manager.findOneBy(DonationSubType, { id: subTypeId });
  if (!type) throw new AppError('BAD_USER_INPUT', 'donationTypeRequired', { field: 'subTypeId' });
  const known = donorId ? await lockMergedDonor(manager, donorId) : null;
  if (donorId && !known) throw new AppError('BAD_USER_INPUT', 'donorUnknown', { field: 'donorId' });
  const giver = known ? givenBy(known) : { ...typed, phone: '', letterLanguage: language };
  const orderDonorId = await donorOfOrder(manager, {
    ...giver,
    ...{ donorId: known?.id, subTypeId, pence, day: line.day },
  });
  const ofOrder = orderDonorId ? await lockMergedDonor(manager, orderDonorId) : null;
  const entered = await manager.save(Donation, {
    ...enteredDonation(type, { day: line.day, referencePrefix: settings.referencePrefix }),
    ...giver,
    donorId: known?.id ?? ofOrder?.id ?? (await newGiver(manager, actor, giver)),
    frequency: ofOrder ? DonationFrequency.MONTHLY : DonationFrequency.ONCE,
    amountPence: pence,
  });
  const entry = { action: 'CREATE', subject: 'donation', subjectId: entered.id } as const;
  await audit.record(actor, [{ ...entry, label: entered.reference }], manager);
  return entered.id;
}

/** The donor of a name that a treasurer has typed: somebody new, where no e-mail says who it is. */
async function newGiver(
  manager: EntityManager,
  actor: Actor,
  giver: Parameters<typeof donorOfGiver>[1],
): Promise<number> {
  const { donorName: name, letterLanguage } = giver;
  return (await donorOfGiver(manager, giver)) ?? addDonor(manager, actor, { name, letterLanguage });
}
