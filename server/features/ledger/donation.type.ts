import { registerEnumType } from 'type-graphql';
import { DonationColumn, DonationFrequency, DonationStatus } from '../../../rules/donation-states.ts';
import { PaymentMethod } from '../../../rules/payment-methods.ts';
import { addLanguages, addTextLanguages } from '../../ways-in/graphql/translation-types.ts';
import { SharedDonationFields } from './donation.entity.ts';
import { DonationTypeInput } from './donation.inputs.ts';
import { DonationType } from './donation-types/donation-sub-type.entity.ts';

/** What types and donations have in several languages. */
export const DONATION_TYPE_TEXTS = ['name', 'purpose', 'effects'] as const;
/** What is shown of a type where only its name is. */
export const DONATION_TYPE_NAMES = ['name'] as const;
export const DONATION_TEXTS = ['typeName'] as const;

registerEnumType(DonationColumn, { name: 'DonationColumn' });
registerEnumType(DonationFrequency, {
  name: 'DonationFrequency',
  description: 'MONTHLY is a promised standing order, or taken by card',
});
registerEnumType(DonationStatus, { name: 'DonationStatus' });
registerEnumType(PaymentMethod, { name: 'PaymentMethod', description: 'Payment method' });

addLanguages({ entity: DonationType, input: DonationTypeInput }, DONATION_TYPE_TEXTS);
addTextLanguages(SharedDonationFields, DONATION_TEXTS, 'Donation');
