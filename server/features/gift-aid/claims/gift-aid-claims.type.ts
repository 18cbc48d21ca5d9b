import { ArgsType, Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ClaimState, GiftAidReason } from '../../../../rules/gift-aid-claims.ts';
import { PageArguments } from '../../../ways-in/graphql/page-arguments.ts';
import { Paginated } from '../../../ways-in/graphql/paginated.ts';
import { addTextLanguages } from '../../../ways-in/graphql/translation-types.ts';
import { DONATION_TEXTS } from '../../ledger/donation.type.ts';
import { ClaimEntryKind, GiftAidClaimEntry } from './gift-aid-claim-entry.entity.ts';

registerEnumType(GiftAidReason, {
  name: 'GiftAidReason',
  description: 'Why Gift Aid cannot be claimed for a gift, the first of them that is so',
});
registerEnumType(ClaimState, { name: 'GiftAidClaimState' });
registerEnumType(ClaimEntryKind, { name: 'GiftAidClaimEntryKind' });

@ObjectType('GiftAidSum')
class GiftAidSumType {
  @Field(() => Int, { description: 'Of gifts' })
  count: number;

  @Field(() => Float, { description: 'What was given; the tax is a quarter of it' })
  pence: number;
}

@ObjectType('GiftAidReasonSum')
class GiftAidReasonSumType extends GiftAidSumType {
  @Field(() => GiftAidReason)
  reason: GiftAidReason;
}

@ObjectType('GiftAidEnding')
class GiftAidEndingType extends GiftAidSumType {
  @Field(() => String, { description: 'The last day on which they can be claimed for, YYYY-MM-DD' })
  until: string;
}

@ObjectType('GiftAidSummary', { description: 'Of gifts that are in no claim and not too old for one' })
export class GiftAidSummaryType {
  @Field(() => GiftAidSumType)
  claimable: GiftAidSumType;

  @Field(() => Float, { description: 'The tax on what is claimable' })
  taxPence: number;

  @Field(() => [GiftAidReasonSumType])
  reasons: GiftAidReasonSumType[];

  @Field(() => [GiftAidEndingType], { description: 'What is claimable, the earliest end first' })
  endings: GiftAidEndingType[];

  @Field(() => Float, {
    description: 'To be taken off the next claim: the tax on gifts that were given back',
  })
  overclaimedTaxPence: number;

  @Field(() => String, { description: "The last day of the association's financial year, MM-DD" })
  yearEnd: string;
}

@ObjectType('GiftAidGift', { description: 'A gift that is in no claim' })
class GiftAidGiftType {
  @Field(() => Int, { description: 'Of the donation' })
  id: number;

  @Field(() => String)
  reference: string;

  @Field(() => String, { description: 'YYYY-MM-DD, as the days that follow' })
  receivedOn: string;

  @Field(() => String, { description: 'As it stands on the gift' })
  donorName: string;

  @Field(() => Int, { nullable: true })
  donorId: number | null;

  @Field(() => String, { description: 'Of the donor, whose declaration it takes; empty without one' })
  giverName: string;

  @Field(() => String, {
    nullable: true,
    description: 'Of the account that gave it, where the name on the gift is another one',
  })
  accountName: string | null;

  @Field(() => Int)
  subTypeId: number;

  @Field(() => String)
  typeName: string;

  @Field(() => Int, { description: 'Without what was given back' })
  pence: number;

  @Field(() => Boolean, { description: "Not a company's, nor collected from others" })
  isOwnMoney: boolean;

  @Field(() => Int, { description: 'What the donor got for it' })
  benefitPence: number;

  @Field(() => GiftAidReason, { nullable: true, description: 'null when it can be claimed for' })
  reason: GiftAidReason | null;

  @Field(() => String, { description: 'The last day on which it can be claimed for' })
  claimableUntil: string;
}

addTextLanguages(GiftAidGiftType, DONATION_TEXTS, 'GiftAidGift');

@ObjectType()
export class GiftAidGiftPage extends Paginated(GiftAidGiftType) {}

@ArgsType()
export class GiftAidGiftsArguments extends PageArguments {
  @Field(() => GiftAidReason, { nullable: true, description: 'Without one: those that can be claimed for' })
  reason: GiftAidReason | null;
}

@InputType()
export class GiftAidNoteInput {
  @Field(() => Boolean)
  isOwnMoney: boolean;

  @Field(() => String, { defaultValue: '', description: 'What the donor got for it is worth, as typed' })
  benefit: string;
}

@ObjectType('GiftAidClaim', { description: 'What is claimed from the tax office at one time' })
class GiftAidClaimType {
  @Field(() => Int)
  id: number;

  @Field(() => Int, { description: 'Grows with every change; send it back with the next one' })
  version: number;

  @Field(() => ClaimState)
  state: ClaimState;

  @Field(() => Boolean, { description: 'Small gifts stand together in rows without names' })
  areSmallTogether: boolean;

  @Field(() => Int)
  giftCount: number;

  @Field(() => Float)
  giftsPence: number;

  @Field(() => Float, { description: 'The tax on gifts of earlier claims that were given back since' })
  overclaimedTaxPence: number;

  @Field(() => Float, { description: 'What the tax office is to pay' })
  taxPence: number;

  @Field(() => Float, { description: 'And the tax on small donations that were claimed for with it' })
  smallTaxPence: number;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD' })
  sentOn: string | null;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD' })
  paidOn: string | null;

  @Field(() => Float, { nullable: true })
  paidPence: number | null;

  @Field(() => Date)
  madeAt: Date;
}

@ObjectType()
export class GiftAidClaimPage extends Paginated(GiftAidClaimType) {}

@ObjectType('GiftAidSchedule', {
  description: 'A file for the tax office: /exports/gift-aid/<claim>-<part>.ods',
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
export class GiftAidClaimDetails extends GiftAidClaimType {
  @Field(() => [GiftAidClaimEntry], { description: 'The newest first' })
  entries: GiftAidClaimEntry[];

  @Field(() => [GiftAidScheduleType])
  schedules: GiftAidScheduleType[];

  @Field(() => Int, {
    description:
      'Gifts of it of which something was given back since, or which count no more for another reason',
  })
  givenBackCount: number;

  @Field(() => String, {
    nullable: true,
    description: 'The last day on which its oldest gift can be claimed for, YYYY-MM-DD',
  })
  sendBy: string | null;
}

@ObjectType('GiftAidClaimGift', { description: 'A gift of a claim, as it was when that was made' })
class GiftAidClaimGiftType {
  @Field(() => Int)
  id: number;

  @Field(() => String)
  reference: string;

  @Field(() => String, { description: 'YYYY-MM-DD' })
  receivedOn: string;

  @Field(() => Int)
  pence: number;

  @Field(() => Int, { description: 'What of it was given back since, or counts no more' })
  givenBackPence: number;

  @Field(() => String, { description: 'With the title, as the tax office gets it' })
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
export class GiftAidClaimInput {
  @Field(() => String, { description: 'The last day of the gifts that are claimed for, YYYY-MM-DD' })
  until: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Gifts up to £30 stand together in rows without names',
  })
  areSmallTogether: boolean;
}
