import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MembershipState, membershipFilterRules, ReminderStep } from '../../../../rules/memberships.ts';
import { filterArguments } from '../../../ways-in/graphql/filter-input.ts';
import { PageArguments } from '../../../ways-in/graphql/page-arguments.ts';
import { Paginated } from '../../../ways-in/graphql/paginated.ts';
import { addTextLanguages } from '../../../ways-in/graphql/translation-types.ts';
import { DONATION_TEXTS } from '../../ledger/donation.type.ts';
import { ReminderOutcome } from './reminder.service.ts';

registerEnumType(MembershipState, {
  name: 'MembershipState',
  description: 'Due: it ends within 30 days, or it was promised and is not paid',
});
registerEnumType(ReminderStep, {
  name: 'ReminderStep',
  description: 'In the last 30 days, after the last day, and 30 days after that and after its letter',
});
registerEnumType(ReminderOutcome, { name: 'ReminderOutcome' });

@ObjectType('MembershipReminder', { description: 'A letter that went for the present period' })
class MembershipReminderType {
  @Field(() => ReminderStep)
  step: ReminderStep;

  @Field(() => Date)
  sentAt: Date;

  @Field(() => String, { description: 'Empty when it went by itself' })
  sentByName: string;
}

@ObjectType('AssociationMember', {
  description: 'A donor who has paid for a membership, or promised to; days are YYYY-MM-DD',
})
export class AssociationMemberType {
  @Field(() => Int)
  donorId: number;

  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'Empty where there is none' })
  email: string;

  @Field(() => String, { description: 'Several lines; empty where nobody has said it' })
  address: string;

  @Field(() => String)
  postcode: string;

  @Field(() => String, { description: 'What was paid last, or is promised, as it is called today' })
  typeName: string;

  @Field(() => MembershipState)
  state: MembershipState;

  @Field(() => String, { nullable: true, description: 'The last day that is paid for' })
  until: string | null;

  @Field(() => Boolean)
  isForLife: boolean;

  @Field(() => String, { nullable: true, description: 'The day of the last payment' })
  paidOn: string | null;

  @Field(() => Int, { description: 'What is promised and not paid' })
  promisedPence: number;

  @Field(() => [MembershipReminderType], { description: 'The first first' })
  reminders: readonly MembershipReminderType[];

  @Field(() => ReminderStep, {
    nullable: true,
    description: 'The letter that is due today, by mail or on paper; null when none is, or it has gone',
  })
  nextLetter: ReminderStep | null;
}

addTextLanguages(AssociationMemberType, DONATION_TEXTS, 'AssociationMember');

@ObjectType('MembershipCounts', { description: 'Of all that the search finds' })
class MembershipCountsType {
  @Field(() => Int)
  paid: number;

  @Field(() => Int)
  due: number;

  @Field(() => Int)
  lapsed: number;
}

@ObjectType()
export class AssociationMemberPage extends Paginated(AssociationMemberType) {
  @Field(() => MembershipCountsType)
  counts: MembershipCountsType;

  @Field(() => Int, {
    description: 'How many of all that match have a letter due today, by mail or on paper',
  })
  writableCount: number;
}

export const MembershipArguments = filterArguments(membershipFilterRules, PageArguments);

@ObjectType({ description: 'Whether letters go to members by themselves' })
export class MembershipReminders {
  @Field(() => Boolean, { description: 'Some kind of donation is a membership' })
  hasMemberships: boolean;

  @Field(() => Boolean)
  isOn: boolean;

  @Field(() => Boolean, { description: 'The website can send e-mail' })
  canMail: boolean;

  @Field(() => String, { description: 'Who has turned them on or off last; empty if nobody has' })
  changedByName: string;

  @Field(() => Date, { nullable: true })
  changedAt: Date | null;
}

@ObjectType('RemindedMember')
export class RemindedMemberType {
  @Field(() => Int)
  donorId: number;

  @Field(() => ReminderOutcome)
  outcome: ReminderOutcome;
}
