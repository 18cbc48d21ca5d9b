import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { candidateRules } from '../../../../rules/candidate.ts';
import { InputOf } from '../../../ways-in/graphql/input-of-rules.ts';
import { MediaFileType } from '../../../ways-in/graphql/media-file.type.ts';
import { ShownChoicesType } from './shown-choices.type.ts';

/** The fields of a profile, both as output for its member and admins and as input. */
const CandidateFieldTypes = InputOf(candidateRules, {
  descriptions: {
    profileForId: 'Whom the profile is for',
    birthDate: 'YYYY-MM-DD',
    educationDescription: 'The degree in words',
    occupationDescription: "Empty for 'Currently Not Working'",
    currency: "'-' for 'Currently Not Working'",
    annualIncome: "'-' for 'Currently Not Working'",
    countryCode: 'Digits without a plus',
    mobile: 'Ten digits',
    pincode: 'Eight characters, or a postcode of the UK',
    contactMobile: 'Ten digits',
  },
  leftOut: ['consent', 'diet', 'languages', 'family', 'nativePlace'],
});
ObjectType()(CandidateFieldTypes);

/** What is said of a candidate, for whoever may read all of it. */
@ObjectType()
export abstract class CandidateFactTypes extends CandidateFieldTypes {
  @Field(() => Int, { description: 'Whole years' })
  age: number;

  @Field(() => String, { description: 'Empty if not told, as the three after it' })
  diet: string;

  @Field(() => [String], { description: 'Values of the list of mother tongues' })
  languages: string[];

  @Field(() => String)
  family: string;

  @Field(() => String)
  nativePlace: string;

  @Field(() => Boolean, { description: 'Consent to the use of religion and caste' })
  consent: boolean;
}

/** A full profile, for its member and for admins. */
@ObjectType()
abstract class CandidateProfileTypes extends CandidateFactTypes {
  @Field(() => Int)
  id: number;

  @Field(() => Date, { nullable: true, description: 'When it was given' })
  consentedAt: Date | null;

  @Field(() => MediaFileType, { nullable: true, description: 'Its URL requires a session' })
  photo: MediaFileType | null;
}

@ObjectType({ description: "The member's own profile" })
export class OwnCandidate extends CandidateProfileTypes {
  @Field(() => Int, {
    description: 'Optimistic lock: send it back with the edit; an older one answers CONFLICT',
  })
  version: number;
}

@ObjectType({ description: 'A profile as admins see it, all of it' })
export class ManagedCandidate extends CandidateProfileTypes {
  @Field(() => Int)
  memberId: number;
}

@InputType()
export class CandidateInput extends CandidateFieldTypes {
  @Field(() => String, { nullable: true, description: 'What is left out stays, as with the three after it' })
  diet?: string;

  @Field(() => [String], { nullable: true, description: 'Values of the list of mother tongues' })
  languages?: string[];

  @Field(() => String, { nullable: true })
  family?: string;

  @Field(() => String, { nullable: true })
  nativePlace?: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Optimistic lock: the version the editor saw; none for a new profile',
  })
  version?: number | null;

  @Field(() => ShownChoicesType, {
    nullable: true,
    description:
      'Of candidates who make their own profile: their yes to being shown, with what is shown to whom. Without it, and of others, the candidate is asked by a link',
  })
  confirms?: ShownChoicesType | null;

  @Field(() => Boolean, {
    description: "Consent to the use of religion and caste; required unless both are 'Prefer not to say'",
  })
  consent: boolean;
}
