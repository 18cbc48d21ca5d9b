import { InputType } from 'type-graphql';
import { donationRules, giftRules, idempotencyKeyRules } from '../../../rules/donations.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import { BotTrap } from '../../ways-in/graphql/shared-inputs.ts';
import { OnlineGiftAidInput } from './with-gift-aid.inputs.ts';

const ABOUT_DONATION = {
  amount: 'Pounds, for example 25 or 25.50; ignored for a type with a fixed fee',
  giftAid: 'If the donor has chosen Gift Aid, for one of the `typeIds` of `giftAidOffer`',
  idempotencyKey:
    'Idempotency key chosen by the client, 8 to 64 letters and digits: sending it again adds nothing',
};
const TYPES = { giftAid: OnlineGiftAidInput };

@InputType()
export class DonationInput extends InputOf(donationRules.extend(idempotencyKeyRules.shape), {
  descriptions: ABOUT_DONATION,
  emptyMayBeLeftOut: true,
  types: TYPES,
}) {}

@InputType()
export class GiftInput extends InputOf(giftRules.extend(idempotencyKeyRules.shape), {
  descriptions: {
    ...ABOUT_DONATION,
    subTypeId: 'One of `giftFunds`',
    frequency: 'Ignored for a type with a fixed fee, which is paid once',
  },
  emptyMayBeLeftOut: true,
  types: TYPES,
}) {
  @BotTrap()
  website?: string | null;
}
