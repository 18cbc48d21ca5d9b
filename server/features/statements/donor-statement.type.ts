import { ArgsType, Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { StatementDonors } from '../../../rules/donor-statements.ts';
import { PageArguments } from '../../ways-in/graphql/page-arguments.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';

registerEnumType(StatementDonors, {
  name: 'StatementDonors',
  description:
    'Whose statements are shown: all, those without an email address, or those changed since they were emailed',
});

@ObjectType('StatementHeadings', { description: 'Column headings in the donor’s language' })
class StatementHeadingsType {
  @Field(() => String)
  day: string;

  @Field(() => String)
  fund: string;

  @Field(() => String)
  paymentMethod: string;

  @Field(() => String)
  receipt: string;

  @Field(() => String)
  amount: string;
}

@ObjectType('StatementDonation', { description: 'A donation as texts in the donor’s language' })
export class StatementDonationType {
  @Field(() => Int)
  id: number;

  @Field(() => String)
  day: string;

  @Field(() => String)
  fund: string;

  @Field(() => String, { description: 'Language of the donation type’s name, which may have no translation' })
  fundLanguage: string;

  @Field(() => String, { description: 'Empty when not recorded' })
  paymentMethod: string;

  @Field(() => String)
  receipt: string;

  @Field(() => String)
  amount: string;

  @Field(() => String, { description: 'Amount and date of refunds; empty if none' })
  refunded: string;
}

@ObjectType('DonorStatement', {
  description: 'Donor statement of a period, as printed and emailed, in the donor’s language',
})
export class DonorStatementType {
  @Field(() => Int)
  donorId: number;

  @Field(() => String)
  language: string;

  @Field(() => String)
  title: string;

  @Field(() => [String], { description: 'Sender, one line each' })
  letterhead: string[];

  @Field(() => [String], { description: 'Recipient, one line each' })
  recipient: string[];

  @Field(() => String)
  lead: string;

  @Field(() => StatementHeadingsType)
  headings: StatementHeadingsType;

  @Field(() => [StatementDonationType], { description: 'By date received' })
  donations: StatementDonationType[];

  @Field(() => [String], { description: 'A line each' })
  totals: string[];

  @Field(() => String)
  closing: string;

  @Field(() => Float, { description: 'Pence received, including what was refunded later' })
  receivedPence: number;

  @Field(() => Float)
  refundedPence: number;

  @Field(() => String, { description: 'Email of the donor; optional' })
  email: string;

  @Field(() => Date, {
    nullable: true,
    description: 'When the statement of exactly this period was last emailed',
  })
  sentAt: Date | null;

  @Field(() => String, { nullable: true })
  sentByName: string | null;

  @Field(() => Boolean, { description: 'It differs from the one last emailed' })
  hasChanged: boolean;

  @Field(() => String, { description: 'If it has changed: that it replaces the emailed one; else empty' })
  replaces: string;
}

@ObjectType()
export class DonorStatementPage extends Paginated(DonorStatementType) {}

@ObjectType('DonorStatementSummary', { description: 'Donors of a period, and what was received' })
export class DonorStatementSummaryType {
  @Field(() => Boolean, {
    description:
      'The period begins before donors’ names are removed from donations: there are no statements of it',
  })
  isForgotten: boolean;

  @Field(() => Int)
  donorCount: number;

  @Field(() => Int)
  withEmailCount: number;

  @Field(() => Int, { description: 'Donors who have been emailed the statement of exactly this period' })
  sentCount: number;

  @Field(() => Int, {
    description: 'Of those with an email address, those whose statement has changed since it was emailed',
  })
  changedCount: number;

  @Field(() => Int)
  donationCount: number;

  @Field(() => Float, { description: 'Pence received, including what is in no statement' })
  receivedPence: number;

  @Field(() => Float)
  refundedPence: number;

  @Field(() => Int, { description: 'Anonymous donations; they are in no statement' })
  unnamedCount: number;

  @Field(() => Float, { description: 'Pence received from these, without refunds' })
  unnamedPence: number;
}

@ObjectType('StatementSending', { description: 'Progress of emailing statements' })
export class StatementSendingType {
  @Field(() => Int, { description: 'Statements emailed by this call' })
  done: number;

  @Field(() => Int, { description: 'Donors not yet emailed: call again' })
  remaining: number;
}

@ArgsType()
export class StatementDays {
  @Field(() => String, { description: 'First date received, YYYY-MM-DD' })
  from: string;

  @Field(() => String, { description: 'The last one, inclusive' })
  to: string;
}

@ArgsType()
export class DonorStatementsArguments extends PageArguments {
  @Field(() => String, { description: 'First date received, YYYY-MM-DD' })
  from: string;

  @Field(() => String, { description: 'The last one, inclusive' })
  to: string;

  @Field(() => StatementDonors, { defaultValue: StatementDonors.ALL })
  donors: StatementDonors;
}
