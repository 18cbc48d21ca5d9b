import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { CandidateFields } from '../../../../rules/candidate.ts';
import { GENDERS, type Gender } from '../../../../rules/select-lists.ts';
import { MediaFileType } from '../../../ways-in/graphql/media-file.type.ts';

/** The fields of a profile, both as output for its member and admins and as input. */
@ObjectType()
@InputType('CandidateFieldsInput')
abstract class CandidateFieldTypes {
  @Field(() => Int, { description: 'Whom the profile is for' })
  profileForId: number;

  @Field(() => String)
  firstName: string;

  @Field(() => String)
  middleName: string;

  @Field(() => String)
  lastName: string;

  @Field(() => String)
  fatherName: string;

  @Field(() => String, { description: 'YYYY-MM-DD' })
  birthDate: string;

  @Field(() => GENDERS)
  gender: Gender;

  @Field(() => String)
  email: string;

  @Field(() => String)
  height: string;

  @Field(() => String)
  maritalStatus: string;

  @Field(() => String)
  motherTongue: string;

  @Field(() => String)
  religion: string;

  @Field(() => String)
  caste: string;

  @Field(() => String)
  educationType: string;

  @Field(() => String, { description: 'The degree in words' })
  educationDescription: string;

  @Field(() => String)
  occupation: string;

  @Field(() => String, { description: "Empty for 'Currently Not Working'" })
  occupationDescription: string;

  @Field(() => String, { description: "'-' for 'Currently Not Working'" })
  currency: string;

  @Field(() => String, { description: "'-' for 'Currently Not Working'" })
  annualIncome: string;

  @Field(() => String, { description: 'Digits without a plus' })
  countryCode: string;

  @Field(() => String, { description: 'Ten digits' })
  mobile: string;

  @Field(() => String)
  city: string;

  @Field(() => String)
  address: string;

  @Field(() => String, { description: 'Eight characters, or a postcode of the UK' })
  pincode: string;

  @Field(() => String)
  contactName: string;

  @Field(() => String)
  contactCountryCode: string;

  @Field(() => String, { description: 'Ten digits' })
  contactMobile: string;

  @Field(() => String)
  aboutCandidate: string;
}

/** A full profile, for its member and for admins. */
@ObjectType()
abstract class CandidateProfileTypes extends CandidateFieldTypes {
  @Field(() => Int)
  id: number;

  @Field(() => Int, { description: 'Whole years' })
  age: number;

  @Field(() => Boolean, { description: 'Consent to the use of religion and caste' })
  consent: boolean;

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
export class CandidateInput extends CandidateFieldTypes implements CandidateFields {
  @Field(() => Int, {
    nullable: true,
    description: 'Optimistic lock: the version the editor saw; none for a new profile',
  })
  version?: number | null;

  @Field(() => Boolean, {
    description: "Consent to the use of religion and caste; required unless both are 'Prefer not to say'",
  })
  consent: boolean;
}
