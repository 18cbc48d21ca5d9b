import { ArgsType, Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { SmallWay } from '../../../../rules/small-donations.ts';
import { PageArguments } from '../../../ways-in/graphql/page-arguments.ts';
import { Paginated } from '../../../ways-in/graphql/paginated.ts';
import { addTextLanguages } from '../../../ways-in/graphql/translation-types.ts';
import { DONATION_TEXTS } from '../../ledger/donation.type.ts';
import { SmallClaim } from './small-claim.entity.ts';
import { SmallCollection } from './small-collection.entity.ts';

registerEnumType(SmallWay, { name: 'SmallWay', description: 'How small gifts without a declaration came' });

@ObjectType('SmallYear', {
  description:
    'What was collected in a tax year without declarations, and what of it can be claimed for. Pence are of gifts',
})
export class SmallYearType {
  @Field(() => Int, { description: 'The year in which it begins' })
  taxYear: number;

  @Field(() => String, { description: 'YYYY-MM-DD, as the days that follow' })
  firstDay: string;

  @Field(() => String)
  lastDay: string;

  @Field(() => String, { description: 'The last day on which something of it can be claimed for' })
  until: string;

  @Field(() => Float)
  collectedPence: number;

  @Field(() => Float, { description: 'Gifts that Gift Aid was claimed for' })
  giftAidPence: number;

  @Field(() => Float, { description: 'The most that can be claimed for' })
  capPence: number;

  @Field(() => Float, { description: 'The most by the gifts that Gift Aid was claimed for' })
  giftAidCapPence: number;

  @Field(() => Float)
  claimedPence: number;

  @Field(() => Float)
  claimablePence: number;

  @Field(() => Float, { description: 'The tax on what is claimable' })
  taxPence: number;

  @Field(() => Float, { description: 'What is claimable once all claims that were made are sent' })
  claimableWithMadePence: number;

  @Field(() => Float, { description: 'Claimed for too much, since something was given back' })
  overclaimedPence: number;
}

@ObjectType()
export class SmallCollectionPage extends Paginated(SmallCollection) {}

@ArgsType()
export class SmallCollectionsArguments extends PageArguments {
  @Field(() => Int, { description: 'The year in which it begins' })
  taxYear: number;
}

@ObjectType('OfferedGift', { description: 'Cash of a count of which nobody knows who gave it' })
class OfferedGiftType {
  @Field(() => Int)
  donationId: number;

  @Field(() => String)
  typeName: string;

  @Field(() => Int)
  pence: number;
}

addTextLanguages(OfferedGiftType, DONATION_TEXTS, 'OfferedGift');

@ObjectType('OfferedCount', { description: 'A count whose cash of nobody can be taken as a collection' })
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
export class SmallCollectionInput {
  @Field(() => String, { description: 'YYYY-MM-DD' })
  day: string;

  @Field(() => String)
  place: string;

  @Field(() => String, { description: 'As typed' })
  amount: string;

  @Field(() => SmallWay)
  way: SmallWay;

  @Field(() => String)
  countedBy: string;

  @Field(() => String)
  countedWith: string;

  @Field(() => Boolean, {
    description: 'Somebody has said that each gift was £30 or less, in cash or contactless',
  })
  areSmall: boolean;
}

@InputType()
export class SmallClaimInput {
  @Field(() => Int)
  taxYear: number;

  @Field(() => String, { description: 'Of gifts, as typed' })
  amount: string;

  @Field(() => Int, { nullable: true, description: 'The Gift Aid claim that it was sent with' })
  claimId: number | null;

  @Field(() => String, { description: 'YYYY-MM-DD, unless it was sent with a claim' })
  day: string;

  @Field(() => Int, {
    description: 'What was claimed for of that year, as it was seen; another sum answers CONFLICT',
  })
  seenClaimedPence: number;
}
