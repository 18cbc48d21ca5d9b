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
  description: 'DUE: it ends within 30 days, or was promised and is not paid',
});
registerEnumType(ReminderStep, {
  name: 'ReminderStep',
  description:
    'BEFORE: in the last 30 days; ENDED: after the last day; AFTER: 30 days later and after the earlier reminder',
});
registerEnumType(ReminderOutcome, { name: 'ReminderOutcome' });

@ObjectType('MembershipReminder', { description: 'A reminder sent for the current period' })
class MembershipReminderType {
  @Field(() => ReminderStep)
  step: ReminderStep;

  @Field(() => Date)
  sentAt: Date;

  @Field(() => String, { description: 'Empty when sent automatically' })
  sentByName: string;
}

@ObjectType('AssociationMember', {
  description: 'A donor who has paid or promised a membership. Days are YYYY-MM-DD',
})
export class AssociationMemberType {
  @Field(() => Int)
  donorId: number;

  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'Empty if there is none' })
  email: string;

  @Field(() => String, { description: 'Several lines; empty when not recorded' })
  address: string;

  @Field(() => String)
  postcode: string;

  @Field(() => String, { description: 'Current name of the type last paid or promised' })
  typeName: string;

  @Field(() => MembershipState)
  state: MembershipState;

  @Field(() => String, { nullable: true, description: 'The last day that is paid for' })
  until: string | null;

  @Field(() => Boolean)
  isForLife: boolean;

  @Field(() => String, { nullable: true, description: 'The day of the last payment' })
  paidOn: string | null;

  @Field(() => Int, { description: 'Promised and not paid' })
  promisedPence: number;

  @Field(() => [MembershipReminderType], { description: 'Oldest first' })
  reminders: readonly MembershipReminderType[];

  @Field(() => ReminderStep, {
    nullable: true,
    description: 'The reminder due today, by email or post; null if none is, or it has been sent',
  })
  nextLetter: ReminderStep | null;
}

addTextLanguages(AssociationMemberType, DONATION_TEXTS, 'AssociationMember');

@ObjectType('MembershipCounts', { description: 'Of all matches' })
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
    description: 'How many of all matches are due a reminder today, by email or post',
  })
  writableCount: number;
}

export const MembershipArguments = filterArguments(membershipFilterRules, PageArguments);

@ObjectType({ description: 'Whether reminders are sent automatically' })
export class MembershipReminders {
  @Field(() => Boolean, { description: 'At least one donation type is a membership' })
  hasMemberships: boolean;

  @Field(() => Boolean)
  isOn: boolean;

  @Field(() => Boolean, { description: 'Whether the website can send email' })
  canMail: boolean;

  @Field(() => String, { description: 'Who last turned them on or off; empty if never' })
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
