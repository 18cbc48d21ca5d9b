import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DateOrder } from '../../../rules/imports.ts';

@ObjectType('BankColumn')
class BankColumnType {
  @Field(() => String, { description: 'What stands above it; may be empty' })
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

@ObjectType('BankRow', { description: 'A row of a file of a bank' })
class BankRowType {
  @Field(() => Int, { description: 'As spreadsheet programs count' })
  number: number;

  @Field(() => String, { description: 'What the bank says of it, or else all that it has' })
  label: string;
}

@ObjectType('UnreadableBankRow', { description: 'A row that is no line, and why' })
class UnreadableBankRowType extends BankRowType {
  @Field(() => String, { description: 'The key of the text in the catalogue of messages' })
  messageKey: string;

  @Field(() => String)
  message: string;
}

@ObjectType('BankStatementOutcome', { description: 'What is in the file; amounts in pence' })
class BankStatementOutcomeType {
  @Field(() => Int, { description: 'Lines that are new' })
  added: number;

  @Field(() => Int, { description: 'Lines that are there already' })
  known: number;

  @Field(() => Int, { description: 'Rows without an amount' })
  leftOut: number;

  @Field(() => [UnreadableBankRowType], { description: 'While there is one, nothing of the file is added' })
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

@ObjectType('BankStatementPreview', { description: 'What is in a file of a bank, before any of it is added' })
export class BankStatementPreviewType {
  @Field(() => [BankColumnType])
  columns: BankColumnType[];

  @Field(() => BankLayoutType)
  layout: BankLayoutType;

  @Field(() => [String], { description: 'Fields that are needed and have no column yet' })
  missing: string[];

  @Field(() => [String], { description: 'Dates that can be read in two ways: `dateOrder` has to be said' })
  unclearDates: string[];

  @Field(() => DateOrder, { nullable: true, description: 'What the other dates suggest' })
  impliedOrder: DateOrder | null;

  @Field(() => DateOrder, { nullable: true, description: 'What was said, or said of the last such file' })
  dateOrder: DateOrder | null;

  @Field(() => [BankRowType], {
    description:
      'Rows of which the file does not say whether the money came in or went out: `unsigned` has to be said',
  })
  unclearDirections: BankRowType[];

  @Field(() => BankStatementOutcomeType, {
    nullable: true,
    description: 'Null while something has to be said first',
  })
  outcome: BankStatementOutcomeType | null;
}
