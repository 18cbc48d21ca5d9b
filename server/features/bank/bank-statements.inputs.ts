import { ArgsType, Field, InputType, Int, registerEnumType } from 'type-graphql';
import { bankLineFilterRules, MoneyDirection } from '../../../rules/bank-statements.ts';
import { DateOrder } from '../../../rules/imports.ts';
import { filterArguments } from '../../ways-in/graphql/filter-input.ts';
import { PageArguments } from '../../ways-in/graphql/page-arguments.ts';

registerEnumType(MoneyDirection, {
  name: 'MoneyDirection',
  description: 'Whether money came in or went out',
});

@InputType({
  description: 'Positions of columns, from 0: `amount` with its sign, or `moneyIn` and `moneyOut`',
})
class BankLayoutInput {
  @Field(() => Int)
  day: number;

  @Field(() => [Int])
  descriptions: number[];

  @Field(() => Int, { nullable: true })
  amount?: number | null;

  @Field(() => Int, { nullable: true })
  moneyIn?: number | null;

  @Field(() => Int, { nullable: true })
  moneyOut?: number | null;

  @Field(() => Int, { nullable: true })
  balance?: number | null;
}

@InputType()
export class BankReadingInput {
  @Field(() => Int, { nullable: true, description: 'By default the first account' })
  accountId?: number | null;

  @Field(() => BankLayoutInput, {
    nullable: true,
    description: 'None: recognised, or as the last file of that kind',
  })
  layout?: BankLayoutInput | null;

  @Field(() => DateOrder, { nullable: true })
  dateOrder?: DateOrder | null;

  @Field(() => MoneyDirection, {
    nullable: true,
    description: 'What the amounts of `unclearDirections` did',
  })
  unsigned?: MoneyDirection | null;
}

@InputType()
export class BankGiftInput {
  @Field(() => Int, {
    nullable: true,
    description:
      'One who is known, whose name and e-mail then count; without one and without an e-mail the name is a new donor',
  })
  donorId?: number | null;

  @Field(() => String)
  donorName: string;

  @Field(() => Int)
  subTypeId: number;

  @Field(() => String, { defaultValue: '', description: 'May be empty; whoever has one gets a receipt' })
  email: string;
}

@InputType({
  description: 'What a line pays: a donation that was promised, or a gift that is entered for it',
})
export class BankPaymentInput {
  @Field(() => Int, { nullable: true })
  donationId?: number | null;

  @Field(() => BankGiftInput, { nullable: true })
  gift?: BankGiftInput | null;

  @Field(() => Int, { description: 'What the donor gave' })
  pence: number;
}

@ArgsType()
class LinesOfStatement extends PageArguments {
  @Field(() => Int)
  statementId: number;
}

export const BankLineArguments = filterArguments(bankLineFilterRules, LinesOfStatement);

@ArgsType()
export class SeenBankLine {
  @Field(() => Int)
  id: number;

  @Field(() => Int, { description: 'The version that was seen; a newer one answers CONFLICT' })
  version: number;
}

@InputType()
export class ConfirmedBankLineInput {
  @Field(() => Int)
  id: number;

  @Field(() => Int, { description: 'As it was answered; a line in a newer version stays as it is' })
  version: number;
}
