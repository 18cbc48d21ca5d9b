import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MEMBER_STATUSES, type MemberFilterFields, type MemberStatus } from '../../../rules/member-filter.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { ManagedCandidate } from './candidate.type.ts';
import { CandidateFilterInput } from './candidate-card.type.ts';

registerEnumType(MEMBER_STATUSES, { name: 'MemberStatus' });

@InputType({ description: 'What is left out matches everything' })
export class MemberFilterInput extends CandidateFilterInput implements MemberFilterFields {
  @Field(() => String, { nullable: true, description: "How the candidate's name begins, in any case" })
  firstName?: string | null;

  @Field(() => String, { nullable: true })
  middleName?: string | null;

  @Field(() => String, { nullable: true })
  lastName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "How the candidate's, the contact's or the account's number begins",
  })
  contactNumber?: string | null;

  @Field(() => MEMBER_STATUSES, { nullable: true })
  status?: MemberStatus | null;
}

@ObjectType({ description: 'A member of the matrimonial section as admins see it' })
export class ManagedMember {
  @Field(() => Int)
  id: number;

  @Field(() => String, { description: 'Of the account, which a relative may have made' })
  name: string;

  @Field(() => String, { description: 'Of the account, with a plus and its country code' })
  mobile: string;

  @Field(() => MEMBER_STATUSES)
  status: MemberStatus;

  @Field(() => Int, {
    description: 'Other members and applications with this mobile; numbers abroad are proved by no code',
  })
  othersWithMobile: number;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => ManagedCandidate, { nullable: true, description: 'null before there is a profile' })
  candidate: ManagedCandidate | null;
}

@ObjectType()
export class ManagedMemberPage extends Paginated(ManagedMember) {}
