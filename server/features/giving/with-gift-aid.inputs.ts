import { Field, InputType, registerEnumType } from 'type-graphql';
import { DeclarationCover } from '../../../rules/gift-aid.ts';

registerEnumType(DeclarationCover, {
  name: 'GiftAidDeclarationCover',
  description: 'PAST_TOO: also donations of the four years before; THIS_GIFT: only the one it was made with',
});
@InputType()
export class TaxpayerInput {
  @Field(() => String, { defaultValue: '', description: '2 to 4 letters' })
  title: string;

  @Field(() => String, { description: 'In Latin letters, like all fields; or an initial' })
  firstName: string;

  @Field(() => String)
  lastName: string;

  @Field(() => String, { description: 'House name or number; outside the UK the address' })
  house: string;

  @Field(() => Boolean, { defaultValue: false })
  livesAbroad: boolean;

  @Field(() => String, { defaultValue: '', description: 'For an address in the United Kingdom' })
  postcode: string;
}

@InputType()
export class OnlineGiftAidInput extends TaxpayerInput {
  @Field(() => DeclarationCover, { description: 'THIS_GIFT only together with a donation' })
  cover: DeclarationCover;

  @Field(() => String, {
    description: 'The text of `giftAidOffer` the caller has seen; another one answers CONFLICT',
  })
  wording: string;
}
