import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DonationNote } from '../../../rules/donation-notes.ts';
import { DonationColumn } from '../../../rules/donation-states.ts';
import { PaymentMethod } from '../../../rules/payment-methods.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { addTextLanguages } from '../../ways-in/graphql/translation-types.ts';
import { LedgerFields } from './donation.entity.ts';
import { DONATION_TYPE_NAMES } from './donation.type.ts';
import { DonationStatusChange } from './donation-status-change.entity.ts';
import { DonationRefund } from './refunds/donation-refund.entity.ts';

@ObjectType('Donation', { description: 'A donation as administrators see it' })
class LedgerDonation extends LedgerFields {
  @Field(() => Int, { description: 'Pence paid by bank statement lines' })
  allocatedPence: number;

  @Field(() => Int, { nullable: true, description: 'The latest statement with a line allocated to it' })
  bankStatementId: number | null;

  @Field(() => Boolean, { description: 'Paid by card: it can only be refunded to the card' })
  isPaidByCard: boolean;
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
