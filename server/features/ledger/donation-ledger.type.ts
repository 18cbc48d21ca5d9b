import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DonationNote } from '../../../rules/donation-notes.ts';
import { DonationColumn } from '../../../rules/donation-states.ts';
import { MembershipPeriod } from '../../../rules/memberships.ts';
import { PaymentMethod } from '../../../rules/payment-methods.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { addTextLanguages } from '../../ways-in/graphql/translation-types.ts';
import { DONATION_TYPE_NAMES, DonationType, SharedDonationFields } from './donation.type.ts';
import { DonationStatusChange } from './donation-status-change.entity.ts';
import { DonationRefund } from './refunds/donation-refund.entity.ts';

@ObjectType({ description: 'A type of donation as administrators keep it' })
export class ManagedDonationType extends DonationType {
  @Field(() => Int, {
    description: 'Optimistic lock: send it back with the edit; an older one answers CONFLICT',
  })
  version: number;

  @Field(() => Boolean, { description: 'Others are neither listed nor accepted' })
  isActive: boolean;

  @Field(() => Boolean, { description: 'Whether people without an account may give to it' })
  isOpenToVisitors: boolean;

  @Field(() => Boolean, {
    description: 'Whether its donations are eligible for Gift Aid; never for the hall',
  })
  countsForGiftAid: boolean;

  @Field(() => MembershipPeriod)
  membershipPeriod: MembershipPeriod;

  @Field(() => String, { description: 'Day on which a FIXED_YEAR begins, MM-DD; else empty' })
  membershipStartsOn: string;
}

@ObjectType('Donation', { description: 'A donation as administrators see it' })
class LedgerDonation extends SharedDonationFields {
  @Field(() => Int)
  id: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Null for a donation without an account, and for imported ones',
  })
  userId: number | null;

  @Field(() => Int, { nullable: true, description: 'Null for an anonymous donation' })
  donorId: number | null;

  @Field(() => Int)
  subTypeId: number;

  @Field(() => Int, {
    description: 'Pence deducted as a fee by the card or payout provider',
  })
  feePence: number;

  @Field(() => Int, { description: 'Pence paid by bank statement lines' })
  allocatedPence: number;

  @Field(() => Int, { nullable: true, description: 'The latest statement with a line allocated to it' })
  bankStatementId: number | null;

  @Field(() => Boolean, { description: 'Paid by card: it can only be refunded to the card' })
  isPaidByCard: boolean;

  @Field(() => PaymentMethod, { nullable: true, description: 'Payment method; null when not recorded' })
  paymentMethod: PaymentMethod | null;
}

registerEnumType(DonationNote, {
  name: 'DonationNote',
  description: 'Note written automatically in a donation’s history',
});

@ObjectType()
export class DonationDetails extends LedgerDonation {
  @Field(() => [DonationStatusChange], { description: 'Latest change first' })
  history: DonationStatusChange[];

  @Field(() => [DonationRefund], { description: 'Recorded by hand, oldest first' })
  refunds: DonationRefund[];
}

@ObjectType({ description: 'Pence; refunded payments are not included in paid' })
export class DonationSumsType {
  @Field(() => Float)
  paidPence: number;

  @Field(() => Float)
  refundedPence: number;

  @Field(() => Float)
  pendingPence: number;

  @Field(() => Float, {
    description: 'Fees deducted by card and payout providers; not subtracted from paid',
  })
  feePence: number;
}

@ObjectType()
export class DonationPage extends Paginated(LedgerDonation) {
  @Field(() => DonationSumsType, { description: 'Of all matches' })
  sums: DonationSumsType;

  @Field(() => Int, { description: 'How many of all matches can be marked as paid by hand' })
  payableCount: number;
}

@ObjectType('DonationTypeTotals')
export class DonationTypeTotalsType extends DonationSumsType {
  @Field(() => Int)
  subTypeId: number;

  @Field(() => String, { description: 'Its current name' })
  name: string;

  @Field(() => DonationColumn)
  column: DonationColumn;
}

addTextLanguages(DonationTypeTotalsType, DONATION_TYPE_NAMES, 'DonationTypeTotals');

@ObjectType('PaymentMethodTotals')
export class PaymentMethodTotalsType extends DonationSumsType {
  @Field(() => PaymentMethod, {
    nullable: true,
    description: 'Null if not received, or not recorded',
  })
  paymentMethod: PaymentMethod | null;
}

@ObjectType('DonationMonthTotals')
export class DonationMonthTotalsType extends DonationSumsType {
  @Field(() => String, {
    description: 'YYYY-MM in the site’s time zone, by date received, or else by the date of the donation',
  })
  month: string;
}

@ObjectType()
export class DonationTotals {
  @Field(() => [DonationTypeTotalsType], { description: 'Highest total first' })
  byType: DonationTypeTotalsType[];

  @Field(() => [DonationMonthTotalsType], { description: 'Every month from the first to the last' })
  byMonth: DonationMonthTotalsType[];

  @Field(() => [PaymentMethodTotalsType], { description: 'Highest total first' })
  byPaymentMethod: PaymentMethodTotalsType[];
}
