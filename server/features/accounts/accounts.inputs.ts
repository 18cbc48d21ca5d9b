import { Field, InputType, Int } from 'type-graphql';
import { type UserChangeFields, userFilterRules } from '../../../rules/account-administration.ts';
import type {
  AccountFields,
  CodeRequestFields,
  PasswordResetFields,
  SignInFields,
  SignUpFields,
} from '../../../rules/accounts.ts';
import { type HeldOfficeRole, OfficeRole } from '../../../rules/office-roles.ts';
import { filterArguments } from '../../ways-in/graphql/filter-input.ts';
import { PageArguments } from '../../ways-in/graphql/page-arguments.ts';
import { PASSKEY } from './second-factor/second-factor.arguments.ts';

@InputType()
export class SignInInput implements SignInFields {
  @Field(() => String, { description: 'Email or mobile' })
  login: string;

  @Field(() => String)
  password: string;

  @Field(() => String, {
    nullable: true,
    description:
      'For accounts with a second factor: of the authenticator app, or a recovery code. Without it the refusal says secondFactorRequired, secondFactorOrPasskeyRequired or passkeyRequired',
  })
  code?: string | null;

  @Field(() => String, { nullable: true, description: `In place of the code: ${PASSKEY.description}` })
  passkey?: string | null;
}

@InputType()
class PersonalFields {
  @Field(() => String)
  name: string;

  @Field(() => String)
  address: string;

  @Field(() => String)
  postcode: string;

  @Field(() => String)
  email: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Street or quarter of the family’s home village. Required if the settings have `asksSheri`, else ignored',
  })
  sheri?: string | null;

  @Field(() => String, { description: 'Ten digits; +44, 0044 or a leading 0 is removed' })
  mobile: string;
}

@InputType()
export class SignUpInput extends PersonalFields implements SignUpFields {
  @Field(() => String, { description: 'At least 10 characters' })
  password: string;
}

@InputType()
export class AccountInput extends PersonalFields implements AccountFields {
  @Field(() => Int, {
    description: 'Optimistic lock: the version the editor saw; an older one answers CONFLICT',
  })
  version: number;

  @Field(() => String, { defaultValue: '', description: 'Empty keeps the current password' })
  newPassword: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'Needed to change the password, email or mobile',
  })
  currentPassword: string;
}

@InputType({ description: 'Another person’s account; an admin cannot set a password' })
export class UserInput extends PersonalFields implements Omit<UserChangeFields, 'reason'> {}

@InputType()
export class PasswordCodeInput implements CodeRequestFields {
  @Field(() => String, { defaultValue: '44' })
  countryCode: string;

  @Field(() => String)
  mobile: string;
}

@InputType()
export class PasswordResetInput extends PasswordCodeInput implements PasswordResetFields {
  @Field(() => String)
  password: string;

  @Field(() => String, { description: 'The six digits of the newest text message' })
  code: string;

  @Field(() => String, {
    nullable: true,
    description: 'For accounts with a second factor, as for sign-in',
  })
  secondFactorCode?: string | null;

  @Field(() => String, { nullable: true, description: `In place of that code: ${PASSKEY.description}` })
  passkey?: string | null;
}

export const UserArguments = filterArguments(userFilterRules, PageArguments);

@InputType()
export class OfficeRoleInput implements HeldOfficeRole {
  @Field(() => OfficeRole)
  role: OfficeRole;

  @Field(() => Date, { nullable: true, description: 'The first moment without it; null for no end' })
  endsAt: Date | null;
}
