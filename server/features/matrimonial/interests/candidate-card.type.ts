import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type CandidateFilterFields, candidateFilterFields } from '../../../../rules/candidate-filter.ts';
import { Audience } from '../../../../rules/candidate-states.ts';
import { CandidateOrder, CandidateShow, CandidateWish } from '../../../../rules/candidate-wishes.ts';
import { LIMITS } from '../../../../rules/limits.ts';
import { GENDERS, type Gender } from '../../../../rules/select-lists.ts';
import { filterInput } from '../../../ways-in/graphql/filter-input.ts';
import { MediaFileType } from '../../../ways-in/graphql/media-file.type.ts';
import { Paginated } from '../../../ways-in/graphql/paginated.ts';
import { INTEREST_ANSWERS } from './interest.service.ts';

registerEnumType(INTEREST_ANSWERS, {
  name: 'InterestAnswer',
  description: 'CREATE_PROFILE when the member has no profile yet',
});

registerEnumType(CandidateWish, { name: 'CandidateWish', description: 'What a family may wish for' });

registerEnumType(CandidateShow, {
  name: 'CandidateShow',
  description: 'Whom the list shows; whom the member has put aside is in ASIDE alone',
});

registerEnumType(CandidateOrder, {
  name: 'CandidateOrder',
  description: `BEST_FIT has first who is not of one's own candidate's gender, then who fits best, then the newest, and one's own card last; with more than ${LIMITS.candidatesCounted} matches it is NEWEST`,
});

export const CandidateFilterInput = filterInput('CandidateFilterInput', candidateFilterFields);

@ObjectType({ description: 'How many of the wishes that can be compared are fulfilled' })
class CandidateFitNumbers {
  @Field(() => Int)
  fits: number;

  @Field(() => Int, {
    description: 'Of so many: without what does not matter and what the other one does not tell',
  })
  of: number;
}

@ObjectType()
class CandidateFit extends CandidateFitNumbers {
  @Field(() => [CandidateWish], { description: 'Which are not fulfilled' })
  differs: CandidateWish[];
}

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

  @Field(() => Date, {
    nullable: true,
    description: "When the member has shown it, or said yes to the other one's; null without",
  })
  interestSince: Date | null;

  @Field(() => Boolean, {
    description:
      "Whether the member's candidate did so by a sign-in of their own: the family does not take it back",
  })
  isInterestByCandidate: boolean;

  @Field(() => Boolean, {
    description: "Whether the candidate has shown interest in the member's, which waits for `answerInterest`",
  })
  isInterestReceived: boolean;

  @Field(() => MediaFileType, { nullable: true, description: 'Its URL requires the session' })
  photo: MediaFileType | null;

  @Field(() => Audience, {
    nullable: true,
    description: 'For whom a photo is that the member does not see; null where they do, and without one',
  })
  photoLaterFor: Audience | null;

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

  @Field(() => CandidateFit, {
    nullable: true,
    description: "How the candidate meets the member's wishes; null where nothing can be compared",
  })
  fit: CandidateFit | null;

  @Field(() => CandidateFitNumbers, {
    nullable: true,
    description:
      "How the member's candidate meets this one's wishes, which are private; null for a week after a change of what is compared",
  })
  fitsTheirs: CandidateFitNumbers | null;

  @Field(() => Boolean, {
    description:
      "Whether it is in the list only since the member's last visit, or for a week if there was none",
  })
  isNew: boolean;

  @Field(() => Boolean, { description: 'Whether the member has put the candidate aside, by `setAside`' })
  isAside: boolean;
}

@ObjectType()
export class CandidateCardPage extends Paginated(CandidateCard) {
  /** Of the counts beside the list. */
  counted: { filter: CandidateFilterFields; memberId: number };
}
