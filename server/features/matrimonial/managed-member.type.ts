import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ProfileState, SignsIn } from '../../../rules/candidate-states.ts';
import { MEMBER_STATUSES, type MemberStatus, memberFilterRules } from '../../../rules/member-filter.ts';
import { filterInput } from '../../ways-in/graphql/filter-input.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { ManagedCandidate } from './candidates/candidate.type.ts';

registerEnumType(ProfileState, {
  name: 'ProfileState',
  description: 'What keeps members from seeing a profile; GIVEN when nothing does',
});
registerEnumType(MEMBER_STATUSES, { name: 'MemberStatus' });

export const MemberFilterInput = filterInput('MemberFilterInput', memberFilterRules);

@ObjectType({ description: 'By what a candidate signs in beside the family' })
class CandidateSignIn {
  @Field(() => Int)
  id: number;

  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'With a plus and the country code' })
  mobile: string;
}

@ObjectType({ description: 'A member of the matrimonial section as admins see it' })
export class ManagedMember {
  @Field(() => Int)
  id: number;

  @Field(() => String, { description: 'Name of the account holder, who may be a relative' })
  name: string;

  @Field(() => String, { description: 'Mobile of the account, with a plus and the country code' })
  mobile: string;

  @Field(() => MEMBER_STATUSES)
  status: MemberStatus;

  @Field(() => Int, {
    description: 'Other members and applications with this mobile; numbers abroad are proved by no code',
  })
  othersWithMobile: number;

  @Field(() => SignsIn)
  signsIn: SignsIn;

  @Field(() => CandidateSignIn, { nullable: true, description: 'null unless both sign in' })
  ownSignIn: CandidateSignIn | null;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => ProfileState, { nullable: true, description: 'null before there is a profile' })
  profileState: ProfileState | null;

  @Field(() => String, {
    nullable: true,
    description: 'YYYY-MM-DD, on which members see an absent candidate again; null if that is not known',
  })
  absentUntil: string | null;

  @Field(() => ManagedCandidate, { nullable: true, description: 'null before there is a profile' })
  candidate: ManagedCandidate | null;
}

@ObjectType()
export class ManagedMemberPage extends Paginated(ManagedMember) {}
