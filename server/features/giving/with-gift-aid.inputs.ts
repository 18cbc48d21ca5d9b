import { Field, InputType, registerEnumType } from 'type-graphql';
import { DeclarationCover } from '../../../rules/gift-aid.ts';

registerEnumType(DeclarationCover, {
  name: 'GiftAidDeclarationCover',
  description:
    'PAST_TOO: also the gifts of the four years before; THIS_GIFT: only the one that it was made with',
});
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
export class OnlineGiftAidInput extends TaxpayerInput {
  @Field(() => DeclarationCover, { description: 'THIS_GIFT only together with a gift' })
  cover: DeclarationCover;

  @Field(() => String, {
    description: 'The text of `giftAidOffer` that was seen; another one answers CONFLICT',
  })
  wording: string;
}
