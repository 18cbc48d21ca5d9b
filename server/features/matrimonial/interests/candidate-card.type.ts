import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { candidateFilterFields } from '../../../../rules/candidate-filter.ts';
import { GENDERS, type Gender } from '../../../../rules/select-lists.ts';
import { filterInput } from '../../../ways-in/graphql/filter-input.ts';
import { MediaFileType } from '../../../ways-in/graphql/media-file.type.ts';
import { Paginated } from '../../../ways-in/graphql/paginated.ts';
import { INTEREST_ANSWERS } from './interest.service.ts';

registerEnumType(INTEREST_ANSWERS, {
  name: 'InterestAnswer',
  description: 'CREATE_PROFILE when the member has no profile yet',
});

export const CandidateFilterInput = filterInput('CandidateFilterInput', candidateFilterFields);

/** A separate class, so that it exposes only what other members may see. */
@ObjectType({ description: 'What members see of each other' })
export class CandidateCard {
  @Field(() => Int)
  id: number;

  @Field(() => Boolean, { description: "Whether it is the member's own" })
  isOwn: boolean;

  @Field(() => Boolean, { description: 'Whether the member has already shown interest' })
  isInterestSent: boolean;

  @Field(() => Boolean, {
    description: 'Whether that interest waits for an answer, until which `withdrawInterest` takes it back',
  })
  isInterestWaiting: boolean;

  @Field(() => MediaFileType, { nullable: true, description: 'Its URL requires the session' })
  photo: MediaFileType | null;

  @Field(() => String)
  firstName: string;

  @Field(() => String)
  middleName: string;

  @Field(() => String)
  lastName: string;

  @Field(() => GENDERS)
  gender: Gender;

  @Field(() => Int, { description: 'Whole years' })
  age: number;

  @Field(() => String)
  height: string;

  @Field(() => String)
  maritalStatus: string;

  @Field(() => String)
  motherTongue: string;

  @Field(() => String)
  city: string;

  @Field(() => String, { description: 'Empty without consent' })
  religion: string;

  @Field(() => String, { description: 'Empty without consent' })
  caste: string;

  @Field(() => String)
  educationType: string;

  @Field(() => String)
  educationDescription: string;

  @Field(() => String)
  occupation: string;

  @Field(() => String)
  occupationDescription: string;

  @Field(() => String)
  currency: string;

  @Field(() => String)
  annualIncome: string;

  @Field(() => String, { description: 'Empty if not told, as the three after it' })
  diet: string;

  @Field(() => [String])
  languages: string[];

  @Field(() => String)
  family: string;

  @Field(() => String)
  nativePlace: string;
}

@ObjectType()
export class CandidateCardPage extends Paginated(CandidateCard) {}
