import { InputType } from 'type-graphql';
import { donationRules, giftRules, idempotencyKeyRules } from '../../../rules/donations.ts';
import { sponsorRules } from '../../../rules/sponsors.ts';
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
class SponsorInput extends InputOf(sponsorRules, {
  descriptions: {
    day: 'YYYY-MM-DD, one of `sponsorOffer`',
    slot: 'Its number among the slots of the day',
    forWhom: 'Names for the priest, a line each',
    gotra: 'For the priest',
    occasion: 'For the priest, for example a birthday',
    shownName: 'Shown to visitors once it is paid; empty for no name',
  },
  emptyMayBeLeftOut: true,
}) {}

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
    sponsor: 'The day that the donation sponsors; its type and amount must be those of the offer',
  },
  emptyMayBeLeftOut: true,
  types: { ...TYPES, sponsor: SponsorInput },
}) {
  @BotTrap()
  website?: string | null;
}
