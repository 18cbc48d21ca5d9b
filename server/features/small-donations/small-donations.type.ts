import { ArgsType, Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CollectionMethod, smallClaimRules, smallCollectionRules } from '../../../rules/small-donations.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import { PageArguments } from '../../ways-in/graphql/page-arguments.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { addTextLanguages } from '../../ways-in/graphql/translation-types.ts';
import { DONATION_TEXTS } from '../ledger/donation.type.ts';
import { SmallClaim } from './small-claim.entity.ts';
import { SmallCollection } from './small-collection.entity.ts';

registerEnumType(CollectionMethod, {
  name: 'CollectionMethod',
  description: 'Payment method of small donations without a declaration',
});

@ObjectType('SmallYear', {
  description: 'Small donations of a tax year, and how much is eligible. Pence of donations, not of tax',
})
export class SmallYearType {
  @Field(() => Int, { description: 'The year in which it begins' })
  taxYear: number;

  @Field(() => String, { description: 'YYYY-MM-DD, like the dates below' })
  firstDay: string;

  @Field(() => String)
  lastDay: string;

  @Field(() => String, { description: 'Last day on which any of it can be claimed' })
  until: string;

  @Field(() => Float)
  collectedPence: number;

  @Field(() => Float, { description: 'Donations claimed under Gift Aid' })
  giftAidPence: number;

  @Field(() => Float, { description: 'Limit of the tax year' })
  capPence: number;

  @Field(() => Float, { description: 'Limit by the donations claimed under Gift Aid' })
  giftAidCapPence: number;

  @Field(() => Float)
  claimedPence: number;

  @Field(() => Float)
  claimablePence: number;

  @Field(() => Float, { description: 'The tax on what is claimable' })
  taxPence: number;

  @Field(() => Float, { description: 'Claimable once all prepared claims are sent' })
  claimableWithMadePence: number;

  @Field(() => Float, { description: 'Overclaimed because of later refunds' })
  overclaimedPence: number;
}

@ObjectType()
export class SmallCollectionPage extends Paginated(SmallCollection) {}

@ArgsType()
export class SmallCollectionsArguments extends PageArguments {
  @Field(() => Int, { description: 'The year in which it begins' })
  taxYear: number;
}

@ObjectType('OfferedGift', { description: 'Anonymous cash of a count' })
class OfferedGiftType {
  @Field(() => Int)
  donationId: number;

  @Field(() => String)
  typeName: string;

  @Field(() => Int)
  pence: number;
}

addTextLanguages(OfferedGiftType, DONATION_TEXTS, 'OfferedGift');

@ObjectType('OfferedCount', { description: 'A cash count whose anonymous cash can be added as a collection' })
class OfferedCountType {
  @Field(() => Int)
  id: number;

  @Field(() => String, { description: 'YYYY-MM-DD' })
  day: string;

  @Field(() => String)
  place: string;

  @Field(() => String)
  countedBy: string;

  @Field(() => String)
  countedWith: string;

  @Field(() => [OfferedGiftType])
  gifts: OfferedGiftType[];
}

@ObjectType()
export class OfferedCountPage extends Paginated(OfferedCountType) {}

@ObjectType()
export class SmallClaimPage extends Paginated(SmallClaim) {}

@ArgsType()
export class SmallClaimsArguments extends PageArguments {
  @Field(() => Int, { nullable: true, description: 'Only of this tax year' })
  taxYear: number | null;

  @Field(() => Int, { nullable: true, description: 'Only what was sent with this Gift Aid claim' })
  claimId: number | null;
}

@InputType()
export class SmallCollectionInput extends InputOf(smallCollectionRules, {
  descriptions: {
    day: 'YYYY-MM-DD',
    amount: 'As typed',
    areSmall: 'Confirmed that each donation was £30 or less, in cash or contactless',
  },
}) {}

@InputType()
export class SmallClaimInput extends InputOf(smallClaimRules, {
  descriptions: {
    amount: 'Donations, as typed',
    claimId: 'The Gift Aid claim it was sent with',
    day: 'YYYY-MM-DD, unless it was sent with a claim',
  },
}) {
  @Field(() => Int, {
    description: 'Amount claimed for that year as seen by the caller; another amount answers CONFLICT',
  })
  seenClaimedPence: number;
}
