import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DeclarationCover, DeclarationState, DeclarationWay } from '../../../../rules/gift-aid.ts';
import { TaxpayerInput } from '../../giving/with-gift-aid.inputs.ts';
import { DeclarationEntryKind, GiftAidDeclarationEntry } from './gift-aid-declaration-entry.entity.ts';

registerEnumType(DeclarationWay, { name: 'GiftAidDeclarationWay' });
registerEnumType(DeclarationState, {
  name: 'GiftAidDeclarationState',
  description:
    'RECORD_MISSING: spoken, and the donor has not got it in writing yet; UNCONFIRMED: for its gift alone, or for none, until it is sure that the donor made it',
});
registerEnumType(DeclarationEntryKind, { name: 'GiftAidDeclarationEntryKind' });

/** What both its donor and treasurers see. */
@ObjectType()
abstract class SharedDeclarationFields {
  @Field(() => Int)
  id: number;

  @Field(() => Int, { description: 'Grows with every change; send it back with an edit' })
  version: number;

  @Field(() => DeclarationState)
  state: DeclarationState;

  @Field(() => DeclarationWay)
  way: DeclarationWay;

  @Field(() => DeclarationCover)
  cover: DeclarationCover;

  @Field(() => String, { description: 'YYYY-MM-DD, as the days that follow' })
  declaredOn: string;

  @Field(() => String, { description: 'The first day of the gifts that it covers' })
  coversFrom: string;

  @Field(() => String, {
    nullable: true,
    description: 'The first day whose gifts it does not cover any more',
  })
  cancelledFrom: string | null;

  @Field(() => String)
  title: string;

  @Field(() => String)
  firstName: string;

  @Field(() => String)
  lastName: string;

  @Field(() => String, { description: 'Its name or number; abroad the address' })
  house: string;

  @Field(() => Boolean)
  livesAbroad: boolean;

  @Field(() => String)
  postcode: string;

  @Field(() => String, { description: 'What the donor has seen or said' })
  text: string;

  @Field(() => String, { description: 'Of the text' })
  language: string;

  @Field(() => String, { nullable: true, description: 'Of the only gift that it covers, as SMJ-7K4M-2QXD' })
  giftReference: string | null;
}

@ObjectType('OwnGiftAidDeclaration', { description: "The caller's own" })
export class OwnGiftAidDeclarationType extends SharedDeclarationFields {}

@ObjectType('GiftAidDeclaration', {
  description: 'That somebody pays tax in the United Kingdom and wants Gift Aid on their gifts',
})
export class GiftAidDeclarationType extends SharedDeclarationFields {
  @Field(() => String, { nullable: true })
  recordSentOn: string | null;

  @Field(() => [GiftAidDeclarationEntry], { description: 'The newest first' })
  entries: GiftAidDeclarationEntry[];
}

@ObjectType('PrintedGiftAidDeclaration', {
  description: 'As a letter to its donor, in its own language; of a spoken one it is the written record',
})
export class PrintedDeclarationType {
  @Field(() => Int)
  id: number;

  @Field(() => String)
  language: string;

  @Field(() => String)
  title: string;

  @Field(() => [String], { description: 'From whom, a line each' })
  letterhead: string[];

  @Field(() => [String], { description: 'To whom, a line each' })
  recipient: string[];

  @Field(() => String, { description: 'The day of the letter, in words' })
  date: string;

  @Field(() => [String], { description: 'Each may have several lines' })
  paragraphs: string[];
}

@ObjectType('GiftAidWording', { description: 'What somebody declares who wants Gift Aid' })
class GiftAidWording {
  @Field(() => DeclarationCover)
  cover: DeclarationCover;

  @Field(() => String)
  text: string;
}

@ObjectType('GiftAidOffer', { description: 'What people are asked who give' })
export class GiftAidOfferType {
  @Field(() => String, { description: 'The name of the charity' })
  charity: string;

  @Field(() => [Int], { description: 'Of the types of donation on which it can be claimed' })
  typeIds: number[];

  @Field(() => [GiftAidWording])
  wordings: GiftAidWording[];
}

@InputType()
export class GiftAidDeclarationInput extends TaxpayerInput {
  @Field(() => DeclarationWay, { description: 'PAPER or SPOKEN' })
  way: DeclarationWay;

  @Field(() => DeclarationCover, { description: 'FROM_NOW or PAST_TOO' })
  cover: DeclarationCover;

  @Field(() => String, { description: 'YYYY-MM-DD' })
  declaredOn: string;
}
