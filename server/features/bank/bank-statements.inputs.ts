import { ArgsType, Field, InputType, Int, registerEnumType } from 'type-graphql';
import {
  bankDonationRules,
  bankLayoutRules,
  bankLineFilterRules,
  bankPaymentRules,
  MoneyDirection,
} from '../../../rules/bank-statements.ts';
import { DateOrder } from '../../../rules/imports.ts';
import { filterArguments } from '../../ways-in/graphql/filter-input.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import { PageArguments } from '../../ways-in/graphql/page-arguments.ts';

registerEnumType(MoneyDirection, {
  name: 'MoneyDirection',
  description: 'Whether money was received or paid out',
});

@InputType({
  description: 'Positions of columns, from 0: `amount` with its sign, or `moneyIn` and `moneyOut`',
})
class BankLayoutInput extends InputOf(bankLayoutRules) {}

@InputType()
export class BankReadingInput {
  @Field(() => Int, { nullable: true, description: 'Default: the first account' })
  accountId?: number | null;

  @Field(() => BankLayoutInput, {
    nullable: true,
    description: 'Default: recognised, or as in the last file of that kind',
  })
  layout?: BankLayoutInput | null;

  @Field(() => DateOrder, { nullable: true })
  dateOrder?: DateOrder | null;

  @Field(() => MoneyDirection, {
    nullable: true,
    description: 'Direction of the amounts in `unclearDirections`',
  })
  unsigned?: MoneyDirection | null;
}

@InputType()
export class NewBankDonationInput extends InputOf(bankDonationRules, {
  descriptions: {
    donorId:
      'An existing donor, whose name and email are used; without one and without an email, the name adds a new donor',
    email: 'Optional; the receipt is sent here',
  },
  emptyMayBeLeftOut: true,
}) {}

@InputType({
  description:
    'A promised donation, a new one, or a charge that a line pays; outgoing money gives a charge back',
})
export class BankPaymentInput extends InputOf(bankPaymentRules, {
  descriptions: { pence: 'Amount given' },
  types: { newDonation: NewBankDonationInput },
}) {}

@ArgsType()
class LinesOfStatement extends PageArguments {
  @Field(() => Int)
  statementId: number;
}

export const BankLineArguments = filterArguments(bankLineFilterRules, LinesOfStatement);

@InputType()
export class ConfirmedBankLineInput {
  @Field(() => Int)
  id: number;

  @Field(() => Int, { description: 'The version returned; a line with a newer version is not changed' })
  version: number;
}
