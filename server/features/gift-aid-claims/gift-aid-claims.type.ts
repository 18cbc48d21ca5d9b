import { ArgsType, Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  ClaimState,
  GiftAidReason,
  giftAidNoteRules,
  newClaimRules,
} from '../../../rules/gift-aid-claims.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import { PageArguments } from '../../ways-in/graphql/page-arguments.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { addTextLanguages } from '../../ways-in/graphql/translation-types.ts';
import { DONATION_TEXTS } from '../ledger/donation.type.ts';
import { GiftAidClaim } from './gift-aid-claim.entity.ts';
import { ClaimEntryKind, GiftAidClaimEntry } from './gift-aid-claim-entry.entity.ts';

registerEnumType(GiftAidReason, {
  name: 'GiftAidReason',
  description: 'The first reason why a donation is not eligible',
});
registerEnumType(ClaimState, { name: 'GiftAidClaimState' });
registerEnumType(ClaimEntryKind, { name: 'GiftAidClaimEntryKind' });

@ObjectType('GiftAidSum')
class GiftAidSumType {
  @Field(() => Int, { description: 'Of gifts' })
  count: number;

  @Field(() => Float, { description: 'Pence donated; the tax is 25% of it' })
  pence: number;
}

@ObjectType('GiftAidReasonSum')
class GiftAidReasonSumType extends GiftAidSumType {
  @Field(() => GiftAidReason)
  reason: GiftAidReason;
}

@ObjectType('GiftAidEnding')
class GiftAidEndingType extends GiftAidSumType {
  @Field(() => String, { description: 'Last day on which they can be claimed, YYYY-MM-DD' })
  until: string;
}

@ObjectType('GiftAidSummary', { description: 'For donations that are in no claim and not too old' })
export class GiftAidSummaryType {
  @Field(() => GiftAidSumType)
  claimable: GiftAidSumType;

  @Field(() => Float, { description: 'The tax on what is claimable' })
  taxPence: number;

  @Field(() => [GiftAidReasonSumType])
  reasons: GiftAidReasonSumType[];

  @Field(() => [GiftAidEndingType], { description: 'Claimable amounts, earliest deadline first' })
  endings: GiftAidEndingType[];

  @Field(() => Float, {
    description: 'Tax on refunds, to be deducted from the next claim',
  })
  overclaimedTaxPence: number;

  @Field(() => String, { description: "The last day of the association's financial year, MM-DD" })
  yearEnd: string;
}

@ObjectType('GiftAidGift', { description: 'A donation that is in no claim' })
export class GiftAidGiftType {
  @Field(() => Int, { description: 'Of the donation' })
  id: number;

  @Field(() => Int, { description: 'Optimistic lock of what is said of it: send it back with a note' })
  version: number;

  @Field(() => String)
  reference: string;

  @Field(() => String, { description: 'YYYY-MM-DD, like the dates below' })
  receivedOn: string;

  @Field(() => String, { description: 'As on the donation' })
  donorName: string;

  @Field(() => Int, { nullable: true })
  donorId: number | null;

  @Field(() => String, { description: 'Title of the donor, who must have a declaration; empty without one' })
  giverName: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the account that gave it, if the name on the donation differs',
  })
  accountName: string | null;

  @Field(() => Int)
  subTypeId: number;

  @Field(() => String)
  typeName: string;

  @Field(() => Int, { description: 'Without refunds' })
  pence: number;

  @Field(() => Boolean, { description: 'Not a company’s money, and not collected from other people' })
  isOwnMoney: boolean;

  @Field(() => Int, { description: 'Benefit to the donor' })
  benefitPence: number;

  @Field(() => GiftAidReason, { nullable: true, description: 'null when eligible' })
  reason: GiftAidReason | null;

  @Field(() => String, { description: 'Last day on which it can be claimed' })
  claimableUntil: string;
}

addTextLanguages(GiftAidGiftType, DONATION_TEXTS, 'GiftAidGift');

@ObjectType()
export class GiftAidGiftPage extends Paginated(GiftAidGiftType) {}

@ArgsType()
export class GiftAidGiftsArguments extends PageArguments {
  @Field(() => GiftAidReason, { nullable: true, description: 'Default: the eligible ones' })
  reason: GiftAidReason | null;
}

@InputType()
export class GiftAidNoteInput extends InputOf(giftAidNoteRules, {
  descriptions: { benefit: 'Value of the benefit to the donor, as typed' },
  emptyMayBeLeftOut: true,
}) {}

@ObjectType()
export class GiftAidClaimPage extends Paginated(GiftAidClaim) {}

@ObjectType('GiftAidSchedule', {
  description: 'A schedule for HMRC: /exports/gift-aid/<claim>-<part>.ods',
})
class GiftAidScheduleType {
  @Field(() => Int, { description: 'From 1' })
  part: number;

  @Field(() => Int, { description: 'At most 1000' })
  rowCount: number;

  @Field(() => Float)
  pence: number;
}

@ObjectType()
export class GiftAidClaimDetails extends GiftAidClaim {
  @Field(() => [GiftAidClaimEntry], { description: 'Newest first' })
  entries: GiftAidClaimEntry[];

  @Field(() => [GiftAidScheduleType])
  schedules: GiftAidScheduleType[];

  @Field(() => Int, {
    description: 'Its donations that have since been refunded or are no longer eligible',
  })
  refundedCount: number;

  @Field(() => String, {
    nullable: true,
    description: 'Last day on which its oldest donation can be claimed, YYYY-MM-DD',
  })
  sendBy: string | null;
}

@ObjectType('GiftAidClaimGift', {
  description: 'A donation in a claim, as it was when the claim was created',
})
class GiftAidClaimGiftType {
  @Field(() => Int)
  id: number;

  @Field(() => String)
  reference: string;

  @Field(() => String, { description: 'YYYY-MM-DD' })
  receivedOn: string;

  @Field(() => Int)
  pence: number;

  @Field(() => Int, { description: 'Pence since refunded or no longer eligible' })
  refundedPence: number;

  @Field(() => String, { description: 'With the title, as sent to HMRC' })
  name: string;

  @Field(() => String, { description: 'House and postcode' })
  home: string;
}

@ObjectType()
export class GiftAidClaimGiftPage extends Paginated(GiftAidClaimGiftType) {}

@ArgsType()
export class GiftAidClaimGiftsArguments extends PageArguments {
  @Field(() => Int, { description: 'Of the claim' })
  id: number;
}

@InputType()
export class GiftAidClaimInput extends InputOf(newClaimRules, {
  descriptions: {
    until: 'Last day of the donations claimed, YYYY-MM-DD',
    areSmallTogether: 'Donations of £30 or less are combined in rows without names',
  },
  defaults: { areSmallTogether: false },
}) {}
