import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CashCountState, cashCountRules, cashEnvelopeRules } from '../../../rules/cash-counts.ts';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { PaymentMethod } from '../../../rules/payment-methods.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { Saved } from '../../ways-in/graphql/shared-inputs.ts';
import { CashCount } from './cash-count.entity.ts';

registerEnumType(CashCountState, { name: 'CashCountState' });
registerEnumType(PaymentMethod, { name: 'PaymentMethod', description: 'Payment method' });

@ObjectType()
export class CashCountPage extends Paginated(CashCount) {}

@ObjectType('CashEnvelope', { description: 'An envelope of a cash count' })
export class CashEnvelopeType {
  @Field(() => Int)
  id: number;

  @Field(() => Int, {
    description: 'Optimistic lock: send it back with the edit; an older one answers CONFLICT',
  })
  version: number;

  @Field(() => String)
  key: string;

  @Field(() => Int, { nullable: true })
  donorId: number | null;

  @Field(() => String, {
    description: 'Current name, or the name of a new donor; empty for an anonymous donation',
  })
  donorName: string;

  @Field(() => String)
  donorPostcode: string;

  @Field(() => Int)
  subTypeId: number;

  @Field(() => Int)
  amountPence: number;

  @Field(() => PaymentMethod)
  paymentMethod: PaymentMethod;

  @Field(() => String)
  chequeNumber: string;

  @Field(() => String, { nullable: true, description: 'Of the donation it became' })
  reference: string | null;

  @Field(() => DonationStatus, { nullable: true, description: 'Of the gift' })
  status: DonationStatus | null;
}

@ObjectType()
export class CashCountDetails extends CashCount {
  @Field(() => Int, { nullable: true, description: 'The count that has the envelopes of a void one now' })
  copyId: number | null;

  @Field(() => [CashEnvelopeType], { description: 'In the order in which they were typed' })
  rows: CashEnvelopeType[];
}

@InputType()
export class CashCountInput extends InputOf(
  cashCountRules,
  {
    descriptions: {
      day: 'YYYY-MM-DD; all fields may be empty until it is posted',
      counted: 'Pounds, for example 125 or 125.50',
    },
    emptyMayBeLeftOut: true,
  },
  Saved('Default, or 0: starts one'),
) {}

@InputType()
class TypedRowInput {
  @Field(() => String, {
    description: 'Key chosen by the client, 8 to 64 letters and digits: sending it again changes that row',
  })
  key: string;

  @Field(() => Int, { nullable: true, description: 'For a row seen before' })
  version?: number | null;
}

@InputType()
export class CashEnvelopeInput extends InputOf(
  cashEnvelopeRules,
  {
    descriptions: {
      donorName: 'Name of a new donor; empty and without a donor: anonymous',
      amount: 'Pounds, for example 25 or 25.50',
      paymentMethod: 'Not ONLINE or CARD',
    },
    emptyMayBeLeftOut: true,
    types: { paymentMethod: PaymentMethod },
  },
  TypedRowInput,
) {}

@InputType()
export class SeenCashEnvelopeInput {
  @Field(() => String)
  key: string;

  @Field(() => Int)
  version: number;
}
