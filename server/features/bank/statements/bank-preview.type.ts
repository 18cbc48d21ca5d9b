import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DateOrder } from '../../../../rules/imports.ts';

@ObjectType('BankColumn')
class BankColumnType {
  @Field(() => String, { description: 'Text above it; may be empty' })
  heading: string;

  @Field(() => [String], { description: 'The first cells that are not empty' })
  samples: string[];
}

@ObjectType('BankLayout', { description: 'Positions of columns, from 0' })
class BankLayoutType {
  @Field(() => Int, { nullable: true })
  day?: number | null;

  @Field(() => [Int], { description: 'Joined in this order' })
  descriptions: number[];

  @Field(() => Int, { nullable: true, description: 'With its sign' })
  amount?: number | null;

  @Field(() => Int, { nullable: true })
  moneyIn?: number | null;

  @Field(() => Int, { nullable: true })
  moneyOut?: number | null;

  @Field(() => Int, { nullable: true })
  balance?: number | null;
}

@ObjectType('BankRow', { description: 'A row of a bank file' })
class BankRowType {
  @Field(() => Int, { description: 'Counted as spreadsheet programs do' })
  number: number;

  @Field(() => String, { description: 'Bank description, or else the whole row' })
  label: string;
}

@ObjectType('UnreadableBankRow', { description: 'A row that was left out, and why' })
class UnreadableBankRowType extends BankRowType {
  @Field(() => String, { description: 'The key of the text in the catalogue of messages' })
  messageKey: string;

  @Field(() => String)
  message: string;
}

@ObjectType('BankStatementOutcome', { description: 'Contents of the file; amounts in pence' })
class BankStatementOutcomeType {
  @Field(() => Int, { description: 'Lines that are new' })
  added: number;

  @Field(() => Int, { description: 'Lines that already exist' })
  known: number;

  @Field(() => Int, { description: 'Rows without an amount' })
  leftOut: number;

  @Field(() => [UnreadableBankRowType], { description: 'If there is any, nothing is added' })
  unreadable: UnreadableBankRowType[];

  @Field(() => [UnreadableBankRowType], {
    description: 'Left out: rows without an amount, and movements that are pending or did not happen',
  })
  setAside: UnreadableBankRowType[];

  @Field(() => Int, {
    nullable: true,
    description: 'The first row at which the balance does not follow from the amounts',
  })
  balanceBreak?: number | null;

  @Field(() => String, { nullable: true })
  firstDay: string | null;

  @Field(() => String, { nullable: true })
  lastDay: string | null;

  @Field(() => Float)
  inPence: number;

  @Field(() => Float)
  outPence: number;
}

@ObjectType('BankStatementPreview', { description: 'Contents of a bank file, before anything is added' })
export class BankStatementPreviewType {
  @Field(() => [BankColumnType])
  columns: BankColumnType[];

  @Field(() => BankLayoutType)
  layout: BankLayoutType;

  @Field(() => [String], { description: 'Required fields without a column' })
  missing: string[];

  @Field(() => [String], { description: 'Dates that can be read in two ways: `dateOrder` is required' })
  unclearDates: string[];

  @Field(() => DateOrder, { nullable: true, description: 'Order suggested by the other dates' })
  impliedOrder: DateOrder | null;

  @Field(() => DateOrder, { nullable: true, description: 'As chosen, or as in the last such file' })
  dateOrder: DateOrder | null;

  @Field(() => [BankRowType], {
    description: 'Rows whose direction the file does not show: `unsigned` is required',
  })
  unclearDirections: BankRowType[];

  @Field(() => BankStatementOutcomeType, {
    nullable: true,
    description: 'Null while something must be chosen first',
  })
  outcome: BankStatementOutcomeType | null;
}
