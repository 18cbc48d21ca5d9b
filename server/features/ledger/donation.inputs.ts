import { ArgsType, Field, InputType, registerEnumType } from 'type-graphql';
import { donationTypeRules } from '../../../rules/donation-types.ts';
import { donationFilterRules, PaymentMethodFilter, totalsFilterRules } from '../../../rules/donations.ts';
import { MembershipPeriod } from '../../../rules/memberships.ts';
import { filterArguments, filterInput } from '../../ways-in/graphql/filter-input.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import { Saved } from '../../ways-in/graphql/shared-inputs.ts';
import { OWN_LANGUAGE } from '../../ways-in/graphql/translation-types.ts';

registerEnumType(MembershipPeriod, {
  name: 'MembershipPeriod',
  description: 'How long a payment makes its donor a member',
});

@InputType()
class SavedDonationType extends Saved('Default, or 0: creates one') {
  @Field(() => String, { nullable: true, description: OWN_LANGUAGE })
  language?: string | null;

  /** See `addLanguages`. */
  translations?: { language: string }[] | null;
}

@InputType()
export class DonationTypeInput extends InputOf(
  donationTypeRules,
  {
    descriptions: {
      fee: 'Pounds, for example 25 or 25.50; if empty, the donor chooses the amount',
      purpose: 'What it is for, in a sentence',
      effects: 'What sums do, a line each, for example 51: Lunch for seventeen people',
      isOpenToVisitors:
        'Whether people without an account may give to it; left out it stays, of a new type by its column',
      countsForGiftAid:
        'Whether it is eligible for Gift Aid. Default: unchanged; for a new type, by its column',
      membershipPeriod: 'Default: unchanged; for a new type, none',
      membershipStartsOn: 'MM-DD, where the period is FIXED_YEAR',
    },
  },
  SavedDonationType,
) {}

registerEnumType(PaymentMethodFilter, {
  name: 'PaymentMethodFilter',
  description: 'Payment method; NOT_RECORDED finds payments without one',
});

export const DonationFilterInput = filterInput('DonationFilterInput', donationFilterRules);

@ArgsType()
class NoOthers {}

export const DonationTotalsArguments = filterArguments(totalsFilterRules, NoOthers);
