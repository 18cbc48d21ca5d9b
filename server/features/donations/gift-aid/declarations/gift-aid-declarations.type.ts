import { ArgsType, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DeclarationCover, DeclarationState, DeclarationWay } from '../../../../../rules/gift-aid.ts';
import { DeclarationEntryKind } from './gift-aid-declaration-entry.entity.ts';

registerEnumType(DeclarationWay, { name: 'GiftAidDeclarationWay' });
registerEnumType(DeclarationCover, {
  name: 'GiftAidDeclarationCover',
  description: 'PAST_TOO: also the gifts of the four years before',
});
registerEnumType(DeclarationState, {
  name: 'GiftAidDeclarationState',
  description: 'RECORD_MISSING: spoken, and the donor has not got it in writing yet',
});
registerEnumType(DeclarationEntryKind, { name: 'GiftAidDeclarationEntryKind' });

@ObjectType('GiftAidDeclarationEntry', { description: 'What was done with a declaration' })
class GiftAidDeclarationEntryType {
  @Field(() => DeclarationEntryKind)
  kind: DeclarationEntryKind;

  @Field(() => String, { description: 'YYYY-MM-DD on which it was so' })
  day: string;

  @Field(() => String)
  madeByName: string;

  @Field(() => Date)
  madeAt: Date;
}

@ObjectType('GiftAidDeclaration', {
  description: 'That somebody pays tax in the United Kingdom and wants Gift Aid on their gifts',
})
export class GiftAidDeclarationType {
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

  @Field(() => String, { nullable: true })
  recordSentOn: string | null;

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

  @Field(() => [GiftAidDeclarationEntryType], { description: 'The newest first' })
  entries: GiftAidDeclarationEntryType[];
}

@InputType()
export class TaxpayerInput {
  @Field(() => String, { defaultValue: '', description: '2 to 4 letters' })
  title: string;

  @Field(() => String, { description: 'In Latin letters, as all of it; or its first letter' })
  firstName: string;

  @Field(() => String)
  lastName: string;

  @Field(() => String, { description: 'Its name or number; abroad the address' })
  house: string;

  @Field(() => Boolean, { defaultValue: false })
  livesAbroad: boolean;

  @Field(() => String, { defaultValue: '', description: 'Of a home in the United Kingdom' })
  postcode: string;
}

@InputType()
export class GiftAidDeclarationInput extends TaxpayerInput {
  @Field(() => DeclarationWay, { description: 'PAPER or SPOKEN' })
  way: DeclarationWay;

  @Field(() => DeclarationCover)
  cover: DeclarationCover;

  @Field(() => String, { description: 'YYYY-MM-DD' })
  declaredOn: string;
}

@ArgsType()
export class SeenDeclaration {
  @Field(() => Int)
  id: number;

  @Field(() => Int, { description: 'The version that was seen; a newer one answers CONFLICT' })
  version: number;
}
