import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  ChargeKind,
  ChargeMethod,
  ChargeMovedBy,
  ChargeMovementKind,
  ChargeState,
  ChargeTab,
  chargeFilterRules,
} from '../../../rules/charges.ts';
import { filterArguments } from '../../ways-in/graphql/filter-input.ts';
import { PageArguments } from '../../ways-in/graphql/page-arguments.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { Charge } from './charge.entity.ts';

registerEnumType(ChargeKind, { name: 'ChargeKind' });
registerEnumType(ChargeState, { name: 'ChargeState' });
registerEnumType(ChargeMethod, { name: 'ChargeMethod' });
registerEnumType(ChargeMovedBy, { name: 'ChargeMovedBy', description: 'CARD: on the page of Stripe' });
registerEnumType(ChargeMovementKind, {
  name: 'ChargeMovementKind',
  description: 'FEE: kept by Stripe; in no sum of the charge',
});
registerEnumType(ChargeTab, { name: 'ChargeTab' });

@ObjectType()
export class ChargePage extends Paginated(Charge) {}

export const ChargeArguments = filterArguments(chargeFilterRules, PageArguments);

@ObjectType('ChargeMovement', { description: 'A payment, a return, or what was kept of a charge' })
export class ChargeMovementType {
  @Field(() => Int, { nullable: true, description: 'Of a manual entry, for `undoChargeEntry`' })
  entryId: number | null;

  @Field(() => ChargeMovementKind)
  kind: ChargeMovementKind;

  @Field(() => Int)
  pence: number;

  @Field(() => String, { description: 'YYYY-MM-DD' })
  day: string;

  @Field(() => ChargeMovedBy, { nullable: true })
  method: ChargeMovedBy | null;

  @Field(() => String)
  reason: string;

  @Field(() => String)
  madeByName: string;

  @Field(() => Date)
  madeAt: Date;

  @Field(() => Int, { nullable: true, description: 'The bank statement with the line' })
  statementId: number | null;

  @Field(() => Boolean)
  isUndone: boolean;

  @Field(() => String)
  undoneReason: string;
}

@InputType()
export class ChargeKeptInput {
  @Field(() => Int, { description: 'The pence seen as open or returnable; another amount answers CONFLICT' })
  seenPence: number;

  @Field(() => String, { description: 'Pounds, for example 20.00' })
  amount: string;

  @Field(() => String, { description: 'YYYY-MM-DD' })
  day: string;

  @Field(() => String)
  reason: string;
}

@InputType()
export class ChargeReturnInput extends ChargeKeptInput {
  @Field(() => ChargeMethod)
  method: ChargeMethod;
}

@InputType()
export class ChargePaymentInput {
  @Field(() => Int, { description: 'The pence seen as open; another amount answers CONFLICT' })
  seenPence: number;

  @Field(() => String, { description: 'Pounds, for example 20.00' })
  amount: string;

  @Field(() => String, { description: 'YYYY-MM-DD' })
  day: string;

  @Field(() => ChargeMethod)
  method: ChargeMethod;
}
