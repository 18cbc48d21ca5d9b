import { InputType, registerEnumType } from 'type-graphql';
import { DeclarationCover, declarationWithGiftRules, taxpayerRules } from '../../../rules/gift-aid.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';

registerEnumType(DeclarationCover, {
  name: 'GiftAidDeclarationCover',
  description: 'PAST_TOO: also donations of the four years before; THIS_GIFT: only the one it was made with',
});
@InputType()
export class TaxpayerInput extends InputOf(taxpayerRules, {
  descriptions: {
    title: '2 to 4 letters',
    firstName: 'In Latin letters, like all fields; or an initial',
    house: 'House name or number; outside the UK the address',
    postcode: 'For an address in the United Kingdom',
  },
  defaults: { livesAbroad: false },
  emptyMayBeLeftOut: true,
}) {}

@InputType()
export class OnlineGiftAidInput extends InputOf(
  declarationWithGiftRules,
  {
    descriptions: {
      cover: 'THIS_GIFT only together with a donation',
      wording: 'The text of `giftAidOffer` the caller has seen; another one answers CONFLICT',
    },
  },
  TaxpayerInput,
) {}
