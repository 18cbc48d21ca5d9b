import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  DeclarationCover,
  DeclarationMethod,
  DeclarationState,
  declarationRules,
} from '../../../rules/gift-aid.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import { TaxpayerInput } from '../giving/with-gift-aid.inputs.ts';
import { DeclarationFields } from './gift-aid-declaration.entity.ts';
import { DeclarationEntryKind, GiftAidDeclarationEntry } from './gift-aid-declaration-entry.entity.ts';

registerEnumType(DeclarationMethod, { name: 'GiftAidDeclarationMethod' });
registerEnumType(DeclarationState, {
  name: 'GiftAidDeclarationState',
  description:
    'RECORD_MISSING: verbal, written record not sent; UNCONFIRMED: covers only its donation, or none, until confirmed',
});
registerEnumType(DeclarationEntryKind, { name: 'GiftAidDeclarationEntryKind' });

/** What both its donor and treasurers see. */
@ObjectType()
abstract class SharedDeclarationFields extends DeclarationFields {
  @Field(() => DeclarationState)
  state: DeclarationState;

  @Field(() => String, {
    nullable: true,
    description: 'Of the only donation it covers, for example SMJ-7K4M-2QXD',
  })
  giftReference: string | null;
}

@ObjectType('OwnGiftAidDeclaration', { description: 'The caller’s own' })
export class OwnGiftAidDeclarationType extends SharedDeclarationFields {}

@ObjectType('GiftAidDeclaration', {
  description: 'Declaration of a UK taxpayer who wants Gift Aid on their donations',
})
export class GiftAidDeclarationType extends SharedDeclarationFields {
  @Field(() => String, { nullable: true })
  recordSentOn: string | null;

  @Field(() => [GiftAidDeclarationEntry], { description: 'Newest first' })
  entries: GiftAidDeclarationEntry[];
}

@ObjectType('PrintedGiftAidDeclaration', {
  description:
    'A letter to the donor in the declaration’s language; for a verbal declaration it is the written record',
})
export class PrintedDeclarationType {
  @Field(() => Int)
  id: number;

  @Field(() => String)
  language: string;

  @Field(() => String)
  title: string;

  @Field(() => [String], { description: 'Sender, one line each' })
  letterhead: string[];

  @Field(() => [String], { description: 'Recipient, one line each' })
  recipient: string[];

  @Field(() => String, { description: 'Date of the letter, in words' })
  date: string;

  @Field(() => [String], { description: 'Each may have several lines' })
  paragraphs: string[];
}

@ObjectType('GiftAidWording', { description: 'A donor’s Gift Aid declaration' })
class GiftAidWording {
  @Field(() => DeclarationCover)
  cover: DeclarationCover;

  @Field(() => String)
  text: string;
}

@ObjectType('GiftAidOffer', { description: 'The Gift Aid question for donors' })
export class GiftAidOfferType {
  @Field(() => String, { description: 'The name of the charity' })
  charity: string;

  @Field(() => [Int], { description: 'Ids of the donation types that are eligible' })
  typeIds: number[];

  @Field(() => [GiftAidWording])
  wordings: GiftAidWording[];
}

@InputType()
export class GiftAidDeclarationInput extends InputOf(
  declarationRules,
  {
    descriptions: { method: 'PAPER or VERBAL', cover: 'FROM_NOW or PAST_TOO', declaredOn: 'YYYY-MM-DD' },
    types: { method: DeclarationMethod, cover: DeclarationCover },
  },
  TaxpayerInput,
) {}
