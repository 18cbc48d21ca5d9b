import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DonationColumn, DonationFrequency, DonationStatus } from '../../../rules/donation-states.ts';
import { DonationWay } from '../../../rules/donation-ways.ts';
import { addLanguages, addTextLanguages } from '../../ways-in/graphql/translation-types.ts';
import { DonationTypeInput } from './donation.inputs.ts';

/** What types and donations have in several languages. */
export const DONATION_TYPE_TEXTS = ['name'] as const;
export const DONATION_TEXTS = ['typeName'] as const;

registerEnumType(DonationColumn, { name: 'DonationColumn' });
registerEnumType(DonationFrequency, {
  name: 'DonationFrequency',
  description: 'Every month is a promise of a standing order, or taken by card',
});
registerEnumType(DonationStatus, { name: 'DonationStatus' });
registerEnumType(DonationWay, { name: 'DonationWay', description: 'How money came' });

@ObjectType({ description: 'What can be paid or given for' })
export class DonationType {
  @Field(() => Int)
  id: number;

  @Field(() => String)
  name: string;

  @Field(() => DonationColumn)
  column: DonationColumn;

  @Field(() => Int, { nullable: true, description: 'The fixed fee in pence; null leaves it to the donor' })
  feePence: number | null;
}

addLanguages({ entity: DonationType, input: DonationTypeInput }, DONATION_TYPE_TEXTS);

/** The fields of a donation that both its donor and administrators see. */
@ObjectType()
export abstract class SharedDonationFields {
  @Field(() => String, { description: 'As SMJ-7K4M-2QXD' })
  reference: string;

  @Field(() => String, { description: 'What the type was called when the donation was made' })
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
    description: 'The day by the clock of the site on which the money came, YYYY-MM-DD; a refund leaves it',
  })
  receivedOn: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of its valid receipt, as SMJ-2026-0017; null while it is not paid',
  })
  receiptNumber?: string | null;
}

addTextLanguages(SharedDonationFields, DONATION_TEXTS, 'Donation');
