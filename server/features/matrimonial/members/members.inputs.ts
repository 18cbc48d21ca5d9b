import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import type { CodeRequestFields, PasswordResetFields } from '../../../../rules/accounts.ts';
import type {
  MemberEditFields,
  MemberMobileFields,
  MemberRegistrationFields,
  MemberSignInFields,
} from '../../../../rules/matrimonial-accounts.ts';
import { place } from '../../../../rules/place.ts';
import type { CodePurpose } from '../../../identity/one-time-code.entity.ts';
import type { NewPassword } from '../../../identity/password-guard.ts';

const CODE_PURPOSES = {
  PASSWORD_RESET: 'PASSWORD_RESET',
  REGISTRATION: 'REGISTRATION',
} as const satisfies Record<CodePurpose, CodePurpose>;
registerEnumType(CODE_PURPOSES, { name: 'CodePurpose', description: 'Purpose of a one-time code' });

@InputType()
class MemberMobile {
  @Field(() => String, { nullable: true, description: 'Digits without a plus. Default: the site’s own' })
  countryCode: string = place.callingCode;

  @Field(() => String, { description: 'Ten digits; the country code or a leading 0 is removed' })
  mobile: string;
}

@InputType()
export class MemberSignInInput extends MemberMobile implements MemberSignInFields {
  @Field(() => String)
  password: string;
}

@InputType()
export class MemberCodeInput extends MemberMobile implements CodeRequestFields {
  @Field(() => CODE_PURPOSES)
  purpose: CodePurpose;
}

@InputType()
export class MemberPasswordResetInput extends MemberMobile implements PasswordResetFields {
  @Field(() => String)
  password: string;

  @Field(() => String, { description: 'The six digits of the newest text message' })
  code: string;
}

@InputType()
export class MemberMobileInput extends MemberMobile implements MemberMobileFields {
  @Field(() => String, { description: 'The six digits of the newest text message to that number' })
  code: string;

  @Field(() => String)
  currentPassword: string;
}

@InputType()
export class MemberPasswordInput implements NewPassword {
  @Field(() => String, { description: 'The new one; at least 10 characters' })
  password: string;

  @Field(() => String)
  currentPassword: string;
}

@InputType()
export class MemberRegistrationInput extends MemberMobile implements MemberRegistrationFields {
  @Field(() => Int, { description: 'Whom the profile is for, see profileFors' })
  profileForId: number;

  @Field(() => String, { description: 'Of the person who creates the profile' })
  name: string;

  @Field(() => String, { description: 'At least 10 characters' })
  password: string;

  @Field(() => String, { defaultValue: '', description: 'Needed for country code 44' })
  code: string;
}

@InputType({ description: "A member's account; the mobile may be abroad" })
export class MemberChangeInput extends MemberMobile implements MemberEditFields {
  @Field(() => String)
  name: string;
}

@InputType({ description: 'Version the editor saw; refused if it has changed' })
export class MemberSeenInput {
  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'As returned, with a plus and the country code' })
  mobile: string;
}
