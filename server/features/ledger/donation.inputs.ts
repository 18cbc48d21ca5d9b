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
  @Field(() => Int, { nullable: true, description: 'Default, or 0: creates one' })
  id?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Optimistic lock: the version that was edited; an older one answers CONFLICT',
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

  @Field(() => String, {
    description: 'Pounds, for example 25 or 25.50; if empty, the donor chooses the amount',
  })
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
    description: 'Whether it is eligible for Gift Aid. Default: unchanged; for a new type, by its column',
  })
  countsForGiftAid?: boolean | null;

  @Field(() => MembershipPeriod, { nullable: true, description: 'Default: unchanged; for a new type, none' })
  membershipPeriod?: MembershipPeriod | null;

  @Field(() => String, { nullable: true, description: 'MM-DD, where the period is FIXED_YEAR' })
  membershipStartsOn?: string | null;
}

registerEnumType(PaymentMethodFilter, {
  name: 'PaymentMethodFilter',
  description: 'Payment method; NOT_RECORDED finds payments without one',
});

export const DonationFilterInput = filterInput('DonationFilterInput', donationFilterRules);

@ArgsType()
class NoOthers {}

export const DonationTotalsArguments = filterArguments(totalsFilterRules, NoOthers);
