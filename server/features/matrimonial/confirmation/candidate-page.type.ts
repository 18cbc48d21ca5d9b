import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Absence, Confirmation, SignsIn } from '../../../../rules/candidate-states.ts';
import { CandidateFactTypes } from '../candidates/candidate.type.ts';
import { ShownChoicesType } from '../candidates/shown-choices.type.ts';

registerEnumType(Confirmation, {
  name: 'Confirmation',
  description: "The candidate's own answer to being shown",
});
registerEnumType(SignsIn, {
  name: 'SignsIn',
  description:
    'Who signs in to look after a profile: whoever has made it, its candidate, too, or its candidate alone',
});
registerEnumType(Absence, { name: 'Absence', description: 'Why a profile is out of the lists for a while' });

@ObjectType({ description: "Whether a candidate's profile is shown" })
export class CandidateStateType {
  @Field(() => Confirmation)
  confirmation: Confirmation;

  @Field(() => Boolean, { description: 'Whether members see it now' })
  isShown: boolean;

  @Field(() => Date, { nullable: true, description: 'When the candidate was last asked' })
  askedAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Until when members see it unless the candidate says that it may go on; null when that is not being asked',
  })
  shownUntil: Date | null;

  @Field(() => Absence, { nullable: true })
  absence: Absence | null;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD' })
  absentUntil: string | null;

  @Field(() => ShownChoicesType)
  shown: ShownChoicesType;
}

/** All of it, for the candidate alone. */
@ObjectType({ description: 'A profile as its candidate sees it by their own link or sign-in' })
export class CandidateOwnProfile extends CandidateFactTypes {
  @Field(() => Int, { description: 'Optimistic lock' })
  version: number;

  @Field(() => String, { description: 'Stands for all of it: `confirmCandidate` takes it back' })
  reading: string;

  @Field(() => [String], { description: 'As data URLs: the link is no session' })
  photos: string[];

  @Field(() => String, { description: 'Whoever has made it' })
  madeBy: string;

  @Field(() => SignsIn)
  signsIn: SignsIn;

  @Field(() => CandidateStateType)
  state: CandidateStateType;
}

@ObjectType({ description: 'What the link of a candidate opens' })
export class CandidatePage {
  @Field(() => Date, { description: 'When the link was made' })
  madeAt: Date;

  @Field(() => CandidateOwnProfile, { nullable: true, description: 'null of a link that is too old' })
  profile: CandidateOwnProfile | null;
}
