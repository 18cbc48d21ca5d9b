import { Field, Int, ObjectType } from 'type-graphql';
import { CardOffer } from '../../../rules/card-offer.ts';
import { DonationColumn, DonationFrequency, DonationStatus } from '../../../rules/donation-states.ts';
import { addTextLanguages } from '../../ways-in/graphql/translation-types.ts';
import { DONATION_TEXTS } from '../ledger/donation.type.ts';

@ObjectType({ description: 'The day that a donation sponsors' })
export class GiftSponsorship {
  @Field(() => String, { description: 'Name of the offer' })
  offer: string;

  @Field(() => String)
  slot: string;

  @Field(() => String, { description: 'YYYY-MM-DD' })
  day: string;

  @Field(() => String, {
    nullable: true,
    description: 'Last day to pay before the day is offered again; null if it is not released automatically',
  })
  payBy: string | null;

  @Field(() => Boolean, { description: 'false once it has been released' })
  isHeld: boolean;
}

@ObjectType({ description: 'A donation as its private link shows it, without the donor’s details' })
export class Gift {
  @Field(() => String, { description: 'For example SMJ-7K4M-2QXD' })
  reference: string;

  @Field(() => Int, { description: 'Its type' })
  subTypeId: number;

  @Field(() => String, { description: 'Name of the type when the donation was made' })
  typeName: string;

  @Field(() => DonationColumn)
  column: DonationColumn;

  @Field(() => Int)
  amountPence: number;

  @Field(() => DonationFrequency)
  frequency: DonationFrequency;

  @Field(() => DonationStatus)
  status: DonationStatus;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Date received in the site’s time zone, YYYY-MM-DD; not changed by a refund',
  })
  receivedOn: string | null;

  @Field(() => String, { nullable: true, description: 'Number of its valid receipt; null while unpaid' })
  receiptNumber?: string | null;

  @Field(() => Int, { description: 'Pence refunded; a partial refund leaves it PAID' })
  refundedPence: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Date of the latest refund in the site’s time zone, YYYY-MM-DD; null if nothing was refunded',
  })
  refundedOn?: string | null;

  @Field(() => CardOffer)
  card: CardOffer;

  @Field(() => Boolean, { description: 'An email with a private link is sent' })
  isMailed: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Declaration that covers only this donation until `confirmGiftAid`; only with the emailed link',
  })
  giftAidToConfirm: string | null;

  @Field(() => GiftSponsorship, { nullable: true })
  sponsorship: GiftSponsorship | null;

  @Field(() => Boolean, { description: "Among the caller's own donations" })
  isOwn: boolean;

  @Field(() => Boolean, { description: 'Whether `takeGift` can add it to the caller’s account' })
  canBeTaken: boolean;
}

addTextLanguages(Gift, DONATION_TEXTS, 'Gift');
