import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DonationColumn, DonationFrequency, DonationStatus } from '../../../rules/donation-states.ts';
import { PaymentMethod } from '../../../rules/payment-methods.ts';
import { addLanguages, addTextLanguages } from '../../ways-in/graphql/translation-types.ts';
import { DonationTypeInput } from './donation.inputs.ts';

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

@ObjectType({ description: 'A donation type' })
export class DonationType {
  /** Of its picture, which the schema has as `file`. */
  fileId: number | null;

  @Field(() => Int)
  id: number;

  @Field(() => String)
  name: string;

  @Field(() => String, { nullable: true, description: 'What it is for, in a sentence' })
  purpose: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What sums do, a line each, for example 51: Lunch for seventeen people',
  })
  effects: string | null;

  @Field(() => DonationColumn)
  column: DonationColumn;

  @Field(() => Int, { nullable: true, description: 'Fixed fee in pence; null if the donor chooses' })
  feePence: number | null;
}

addLanguages({ entity: DonationType, input: DonationTypeInput }, DONATION_TYPE_TEXTS);

/** The fields of a donation that both its donor and administrators see. */
@ObjectType()
export abstract class SharedDonationFields {
  @Field(() => String, { description: 'For example SMJ-7K4M-2QXD' })
  reference: string;

  @Field(() => String, { description: 'Name of the type when the donation was made' })
  typeName: string;

  @Field(() => String)
  donorName: string;

  @Field(() => String)
  phone: string;

  @Field(() => String)
  email: string;

  @Field(() => String)
  message: string;

  @Field(() => Int)
  amountPence: number;

  @Field(() => DonationFrequency)
  frequency: DonationFrequency;

  @Field(() => DonationStatus)
  status: DonationStatus;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Date received in the site’s time zone, YYYY-MM-DD; not changed by a refund',
  })
  receivedOn: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Number of its valid receipt, for example SMJ-2026-0017; null while unpaid',
  })
  receiptNumber?: string | null;

  @Field(() => Int, { description: 'Pence refunded, by hand or to a card; a partial refund leaves it PAID' })
  refundedPence: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Date of the latest refund in the site’s time zone, YYYY-MM-DD; null if nothing was refunded',
  })
  refundedOn?: string | null;
}

addTextLanguages(SharedDonationFields, DONATION_TEXTS, 'Donation');
