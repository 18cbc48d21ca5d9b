import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DonationColumn, DonationStatus } from '../../../rules/donation-states.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { addTextLanguages } from '../../ways-in/graphql/translation-types.ts';
import { DONATION_TYPE_TEXTS, DonationType, SharedDonationFields } from './donation.type.ts';

@ObjectType({ description: 'A type of donation as administrators keep it' })
export class ManagedDonationType extends DonationType {
  @Field(() => Int, { description: 'Grows with every change; send it back with an edit' })
  version: number;

  @Field(() => Boolean, { description: 'Others are neither listed nor accepted' })
  isActive: boolean;
}

@ObjectType('Donation', { description: 'A donation as administrators see it' })
class LedgerDonation extends SharedDonationFields {
  @Field(() => Int)
  id: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Null for money that came before the books were kept here',
  })
  userId: number | null;

  @Field(() => Int)
  subTypeId: number;
}

@ObjectType('DonationStatusChange')
export class DonationStatusChangeType {
  @Field(() => Int)
  id: number;

  @Field(() => DonationStatus)
  fromStatus: DonationStatus;

  @Field(() => DonationStatus)
  toStatus: DonationStatus;

  @Field(() => String)
  changedByName: string;

  @Field(() => String, { nullable: true })
  note: string | null;

  @Field(() => String, { nullable: true, description: 'The day that was named with Paid, YYYY-MM-DD' })
  receivedOn: string | null;

  @Field(() => Date)
  changedAt: Date;
}

@ObjectType()
export class DonationDetails extends LedgerDonation {
  @Field(() => [DonationStatusChangeType], { description: 'The newest change first' })
  history: DonationStatusChangeType[];
}

@ObjectType({ description: 'Pence; what was paid and then refunded is not among what is paid' })
export class DonationSumsType {
  @Field(() => Float)
  paidPence: number;

  @Field(() => Float)
  refundedPence: number;

  @Field(() => Float)
  pendingPence: number;
}

@ObjectType()
export class DonationPage extends Paginated(LedgerDonation) {
  @Field(() => DonationSumsType, { description: 'Of all that match' })
  sums: DonationSumsType;
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
}
