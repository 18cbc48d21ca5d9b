import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ReceiptState, receiptFilterRules } from '../../../../rules/receipts.ts';
import { filterInput } from '../../../ways-in/graphql/filter-input.ts';
import { Paginated } from '../../../ways-in/graphql/paginated.ts';
import { addTextLanguages } from '../../../ways-in/graphql/translation-types.ts';
import { DONATION_TEXTS } from '../donation.type.ts';
import { Receipt } from './receipt.entity.ts';

registerEnumType(ReceiptState, { name: 'ReceiptState', description: 'State of a receipt' });

@ObjectType('ReceiptDonation', { description: 'What a receipt is for' })
class ReceiptDonationType {
  @Field(() => Int)
  id: number;

  @Field(() => String)
  reference: string;

  @Field(() => String)
  typeName: string;

  @Field(() => String, { description: 'Empty after anonymisation' })
  donorName: string;

  @Field(() => String, { description: 'Empty if there is none' })
  email: string;
}

addTextLanguages(ReceiptDonationType, DONATION_TEXTS, 'ReceiptDonation');

@ObjectType('Receipt', { description: 'A receipt as it was issued; days are YYYY-MM-DD' })
export class ReceiptType extends Receipt {
  @Field(() => ReceiptDonationType, {
    nullable: true,
    description: 'Null once its import was undone',
  })
  donation: ReceiptDonationType | null;
}

@ObjectType()
export class ReceiptPage extends Paginated(ReceiptType) {}

export const ReceiptFilterInput = filterInput('ReceiptFilterInput', receiptFilterRules);

@ObjectType('PrintedReceipt', { description: 'Printed texts of a receipt, in its language' })
export class PrintedReceiptType {
  @Field(() => Int)
  id: number;

  @Field(() => String)
  language: string;

  @Field(() => String)
  number: string;

  @Field(() => String)
  title: string;

  @Field(() => [String], { description: 'Issuer, one line each' })
  letterhead: string[];

  @Field(() => [String], { description: 'Each may have several lines' })
  paragraphs: string[];

  @Field(() => Boolean)
  isVoid: boolean;
}

@ObjectType('ReceiptGap', { description: 'Consecutive numbers that no receipt has' })
export class ReceiptGapType {
  @Field(() => String)
  first: string;

  @Field(() => String)
  last: string;
}
