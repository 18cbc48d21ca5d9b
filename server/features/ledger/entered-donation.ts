import { randomUUID } from 'node:crypto';
import { momentOf } from '../../../rules/zoned-time.ts';
import { newDonationReference } from './donation-reference.ts';
import type { DonationSubType } from './donation-types/donation-sub-type.entity.ts';
import { typeNames } from './donation-types/type-names.ts';
import type { Donor } from './donors/donor.entity.ts';

/**
 * What a donation that the office enters has from its type and its day: as if it had been promised at noon.
 * @param given its day, `YYYY-MM-DD`, and the prefix of references of the site settings
 */
export function enteredDonation(
  type: DonationSubType,
  { day, referencePrefix }: { day: string; referencePrefix: string },
) {
  return {
    ...typeNames(type),
    subTypeId: type.id,
    message: '',
    reference: newDonationReference(referencePrefix),
    idempotencyKey: randomUUID(),
    createdAt: momentOf(day, '12:00'),
  };
}

/** What a donation has from its donor; who has an account sees it there. */
export function givenBy({ id, userId, name, email, phone, letterLanguage }: Donor) {
  return { donorId: id, userId, donorName: name, email, phone, letterLanguage };
}
