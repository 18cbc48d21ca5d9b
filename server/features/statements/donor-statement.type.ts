import { ArgsType, Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { StatementDonors } from '../../../rules/donor-statements.ts';
import { PageArguments } from '../../ways-in/graphql/page-arguments.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';

registerEnumType(StatementDonors, {
  name: 'StatementDonors',
  description:
    'Of which donors statements are shown: of all, of those to whom they cannot be mailed, or of those that have changed since they were mailed',
});

@ObjectType('StatementHeadings', { description: 'Of the columns, in the language of the donor' })
class StatementHeadingsType {
  @Field(() => String)
  day: string;

  @Field(() => String)
  fund: string;

  @Field(() => String)
  way: string;

  @Field(() => String)
  receipt: string;

  @Field(() => String)
  amount: string;
}

@ObjectType('StatementGift', { description: 'A gift as texts in the language of its donor' })
class StatementGiftType {
  @Field(() => Int)
  id: number;

  @Field(() => String)
  day: string;

  @Field(() => String)
  fund: string;

  @Field(() => String, { description: 'Of the name of the fund, which may have no translation' })
  fundLanguage: string;

  @Field(() => String, { description: 'Empty when nobody has said how it came' })
  way: string;

  @Field(() => String)
  receipt: string;

  @Field(() => String)
  amount: string;

  @Field(() => String, { description: 'How much was given back and when; empty when nothing was' })
  refunded: string;
}

@ObjectType('DonorStatement', {
  description: 'What a donor gave on some days, as it is printed and mailed, in the language of the donor',
})
export class DonorStatementType {
  @Field(() => Int)
  donorId: number;

  @Field(() => String)
  language: string;

  @Field(() => String)
  title: string;

  @Field(() => [String], { description: 'From whom, a line each' })
  letterhead: string[];

  @Field(() => [String], { description: 'To whom, a line each' })
  recipient: string[];

  @Field(() => String)
  lead: string;

  @Field(() => StatementHeadingsType)
  headings: StatementHeadingsType;

  @Field(() => [StatementGiftType], { description: 'By the day they came' })
  gifts: StatementGiftType[];

  @Field(() => [String], { description: 'A line each' })
  totals: string[];

  @Field(() => String)
  closing: string;

  @Field(() => Float, { description: 'Pence of all that came, also of what was given back since' })
  receivedPence: number;

  @Field(() => Float)
  refundedPence: number;

  @Field(() => String, { description: 'Of the donor; may be empty' })
  email: string;

  @Field(() => Date, { nullable: true, description: 'When the statement of just these days was last mailed' })
  sentAt: Date | null;

  @Field(() => String, { nullable: true })
  sentByName: string | null;

  @Field(() => Boolean, { description: 'It says something else than what was mailed last' })
  hasChanged: boolean;

  @Field(() => String, { description: 'If it has changed: that it replaces what was mailed; else empty' })
  replaces: string;
}

@ObjectType()
export class DonorStatementPage extends Paginated(DonorStatementType) {}

@ObjectType('DonorStatementSummary', { description: 'Those who gave on some days, and what came' })
export class DonorStatementSummaryType {
  @Field(() => Int)
  donorCount: number;

  @Field(() => Int)
  withEmailCount: number;

  @Field(() => Int, { description: 'Who have been mailed the statement of just these days' })
  sentCount: number;

  @Field(() => Int, {
    description: 'Of those with an e-mail, whose statement has changed since it was mailed',
  })
  changedCount: number;

  @Field(() => Int)
  giftCount: number;

  @Field(() => Float, { description: 'Pence of all that came, also of what is in no statement' })
  receivedPence: number;

  @Field(() => Float)
  refundedPence: number;

  @Field(() => Int, { description: 'Gifts that name no donor: they are in no statement' })
  unnamedCount: number;

  @Field(() => Float, { description: 'Pence that these have brought, without what was given back' })
  unnamedPence: number;
}

@ObjectType('StatementSending', { description: 'How far the mailing of statements is' })
export class StatementSendingType {
  @Field(() => Int, { description: 'Statements that this call has mailed' })
  done: number;

  @Field(() => Int, { description: 'Donors who still wait for theirs: call again' })
  remaining: number;
}

@ArgsType()
export class StatementDays {
  @Field(() => String, { description: 'The first day on which money came, YYYY-MM-DD' })
  from: string;

  @Field(() => String, { description: 'The last one, inclusive' })
  to: string;
}

@ArgsType()
export class DonorStatementsArguments extends PageArguments {
  @Field(() => String, { description: 'The first day on which money came, YYYY-MM-DD' })
  from: string;

  @Field(() => String, { description: 'The last one, inclusive' })
  to: string;

  @Field(() => StatementDonors, { defaultValue: StatementDonors.ALL })
  donors: StatementDonors;
}
