import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DonationNote } from '../../../../rules/donation-notes.ts';
import { ReceiptState, receiptFilterRules } from '../../../../rules/receipts.ts';
import { filterInput } from '../../../ways-in/graphql/filter-input.ts';
import { Paginated } from '../../../ways-in/graphql/paginated.ts';
import { addTextLanguages } from '../../../ways-in/graphql/translation-types.ts';
import { DONATION_TEXTS } from '../donation.type.ts';

registerEnumType(ReceiptState, { name: 'ReceiptState', description: 'What has become of a receipt' });

@ObjectType('ReceiptDonation', { description: 'What a receipt is for' })
class ReceiptDonationType {
  @Field(() => Int)
  id: number;

  @Field(() => String)
  reference: string;

  @Field(() => String)
  typeName: string;

  @Field(() => String, { description: 'Empty once it is kept no longer' })
  donorName: string;

  @Field(() => String, { description: 'Empty where there is none' })
  email: string;
}

addTextLanguages(ReceiptDonationType, DONATION_TEXTS, 'ReceiptDonation');

@ObjectType('Receipt', { description: 'A receipt as it was issued; days are YYYY-MM-DD' })
export class ReceiptType {
  @Field(() => Int)
  id: number;

  @Field(() => String, {
    description: 'As SMJ-2026-0017: the year in which the money came, and a number without gaps',
  })
  number: string;

  @Field(() => ReceiptState)
  state: ReceiptState;

  @Field(() => Int)
  amountPence: number;

  @Field(() => String)
  receivedOn: string;

  @Field(() => String, { description: 'Of what is printed and mailed' })
  language: string;

  @Field(() => Date)
  issuedAt: Date;

  @Field(() => String)
  issuedByName: string;

  @Field(() => Date, { nullable: true })
  withdrawnAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Empty where nobody has written it, and once it is kept no longer',
  })
  withdrawnReason: string | null;

  @Field(() => DonationNote, { nullable: true, description: 'The reason, where the site itself has it' })
  withdrawnCode: DonationNote | null;

  @Field(() => ReceiptDonationType, {
    nullable: true,
    description: 'Null once the import that brought it in was taken back',
  })
  donation: ReceiptDonationType | null;
}

@ObjectType()
export class ReceiptPage extends Paginated(ReceiptType) {}

export const ReceiptFilterInput = filterInput('ReceiptFilterInput', receiptFilterRules);

@ObjectType('PrintedReceipt', { description: 'What is printed of a receipt, in its language' })
export class PrintedReceiptType {
  @Field(() => Int)
  id: number;

  @Field(() => String)
  language: string;

  @Field(() => String)
  number: string;

  @Field(() => String)
  title: string;

  @Field(() => [String], { description: 'Who issued it, a line each' })
  letterhead: string[];

  @Field(() => [String], { description: 'Each may have several lines' })
  paragraphs: string[];

  @Field(() => Boolean)
  isWithdrawn: boolean;
}
