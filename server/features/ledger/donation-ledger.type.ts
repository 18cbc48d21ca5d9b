import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DonationNote } from '../../../rules/donation-notes.ts';
import { DonationColumn } from '../../../rules/donation-states.ts';
import { DonationWay } from '../../../rules/donation-ways.ts';
import { MembershipPeriod } from '../../../rules/memberships.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { addTextLanguages } from '../../ways-in/graphql/translation-types.ts';
import { DONATION_TYPE_TEXTS, DonationType, SharedDonationFields } from './donation.type.ts';
import { DonationStatusChange } from './donation-status-change.entity.ts';
import { DonationRefund } from './refunds/donation-refund.entity.ts';

@ObjectType({ description: 'A type of donation as administrators keep it' })
export class ManagedDonationType extends DonationType {
  @Field(() => Int, { description: 'Grows with every change; send it back with an edit' })
  version: number;

  @Field(() => Boolean, { description: 'Others are neither listed nor accepted' })
  isActive: boolean;

  @Field(() => Boolean, { description: 'Whether people without an account may give to it' })
  isOpenToVisitors: boolean;

  @Field(() => Boolean, { description: 'Gift Aid is claimed for gifts of it; never for the hall' })
  countsForGiftAid: boolean;

  @Field(() => MembershipPeriod)
  membershipPeriod: MembershipPeriod;

  @Field(() => String, { description: 'The day on which a FIXED_YEAR begins, MM-DD; else empty' })
  membershipStartsOn: string;
}

@ObjectType('Donation', { description: 'A donation as administrators see it' })
class LedgerDonation extends SharedDonationFields {
  @Field(() => Int)
  id: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Null for a gift without an account, and for money that came before the books were kept here',
  })
  userId: number | null;

  @Field(() => Int, { nullable: true, description: 'Null for a gift of nobody’s name' })
  donorId: number | null;

  @Field(() => Int)
  subTypeId: number;

  @Field(() => Int, { description: 'Pence that were given back, by hand or to a card; part leaves it Paid' })
  refundedPence: number;

  @Field(() => Int, {
    description: 'Pence that who took the card, or paid the money out to the bank, has kept',
  })
  feePence: number;

  @Field(() => Int, { description: 'Pence that lines of bank statements have paid of it' })
  allocatedPence: number;

  @Field(() => Int, { nullable: true, description: 'The newest statement with a line that pays some of it' })
  bankStatementId: number | null;

  @Field(() => Boolean, { description: 'A card has paid it: it is given back to the card, or stays Paid' })
  isPaidByCard: boolean;

  @Field(() => DonationWay, { nullable: true, description: 'Null when nobody has said how the money came' })
  way: DonationWay | null;
}

registerEnumType(DonationNote, {
  name: 'DonationNote',
  description: 'What the site itself writes in the history of a donation',
});

@ObjectType()
export class DonationDetails extends LedgerDonation {
  @Field(() => [DonationStatusChange], { description: 'The newest change first' })
  history: DonationStatusChange[];

  @Field(() => [DonationRefund], { description: 'By hand, the first first' })
  refunds: DonationRefund[];
}

@ObjectType({ description: 'Pence; what was paid and then refunded is not among what is paid' })
export class DonationSumsType {
  @Field(() => Float)
  paidPence: number;

  @Field(() => Float)
  refundedPence: number;

  @Field(() => Float)
  pendingPence: number;

  @Field(() => Float, {
    description: 'What who took cards, or paid money out to the bank, has kept; not taken off what is paid',
  })
  feePence: number;
}

@ObjectType()
export class DonationPage extends Paginated(LedgerDonation) {
  @Field(() => DonationSumsType, { description: 'Of all that match' })
  sums: DonationSumsType;

  @Field(() => Int, { description: 'How many of all that match can be set to Paid by hand' })
  payableCount: number;
}

@ObjectType('DonationTypeTotals')
export class DonationTypeTotalsType extends DonationSumsType {
  @Field(() => Int)
  subTypeId: number;

  @Field(() => String, { description: 'As it is called today' })
  name: string;

  @Field(() => DonationColumn)
  column: DonationColumn;
}

addTextLanguages(DonationTypeTotalsType, DONATION_TYPE_TEXTS, 'DonationTypeTotals');

@ObjectType('DonationWayTotals')
export class DonationWayTotalsType extends DonationSumsType {
  @Field(() => DonationWay, {
    nullable: true,
    description: 'Null for what has not come, and for money of which nobody has said how it came',
  })
  way: DonationWay | null;
}

@ObjectType('DonationMonthTotals')
export class DonationMonthTotalsType extends DonationSumsType {
  @Field(() => String, {
    description: 'YYYY-MM by the clock of the site, by the day the money came, or else the donation was made',
  })
  month: string;
}

@ObjectType()
export class DonationTotals {
  @Field(() => [DonationTypeTotalsType], { description: 'The most paid first' })
  byType: DonationTypeTotalsType[];

  @Field(() => [DonationMonthTotalsType], { description: 'Every month from the first to the last' })
  byMonth: DonationMonthTotalsType[];

  @Field(() => [DonationWayTotalsType], { description: 'The most paid first' })
  byWay: DonationWayTotalsType[];
}
