import { ArgsType, Field, InputType, Int, registerEnumType } from 'type-graphql';
import { DonationColumn } from '../../../rules/donation-states.ts';
import { donationFilterRules, PaymentMethodFilter, totalsFilterRules } from '../../../rules/donations.ts';
import { MembershipPeriod } from '../../../rules/memberships.ts';
import { filterArguments, filterInput } from '../../ways-in/graphql/filter-input.ts';
import { OWN_LANGUAGE } from '../../ways-in/graphql/translation-types.ts';

registerEnumType(MembershipPeriod, {
  name: 'MembershipPeriod',
  description: 'How long a payment makes its donor a member',
});

@InputType()
export class DonationTypeInput {
  @Field(() => Int, { nullable: true, description: '0 or absent creates' })
  id?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was edited; a newer one answers CONFLICT',
  })
  version?: number | null;

  @Field(() => String, { nullable: true, description: OWN_LANGUAGE })
  language?: string | null;

  @Field(() => String)
  name: string;

  /** See `addLanguages`. */
  translations?: { language: string }[] | null;

  @Field(() => DonationColumn)
  column: DonationColumn;

  @Field(() => String, { description: 'Pounds, as 25 or 25.50; empty leaves the amount to the donor' })
  fee: string;

  @Field(() => Boolean)
  isActive: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether people without an account may give to it; left out it stays, of a new type by its column',
  })
  isOpenToVisitors?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Gift Aid is claimed for it; left out it stays, and a new one follows its column',
  })
  countsForGiftAid?: boolean | null;

  @Field(() => MembershipPeriod, { nullable: true, description: 'Left out it stays; a new type is none' })
  membershipPeriod?: MembershipPeriod | null;

  @Field(() => String, { nullable: true, description: 'MM-DD, where the period is FIXED_YEAR' })
  membershipStartsOn?: string | null;
}

registerEnumType(PaymentMethodFilter, {
  name: 'PaymentMethodFilter',
  description: 'How money came; NOT_RECORDED of money that came, but nobody has said how',
});

export const DonationFilterInput = filterInput('DonationFilterInput', donationFilterRules);

@ArgsType()
class NoOthers {}

export const DonationTotalsArguments = filterArguments(totalsFilterRules, NoOthers);
