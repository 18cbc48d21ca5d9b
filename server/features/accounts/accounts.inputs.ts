import { Field, InputType, Int } from 'type-graphql';
import { userChangeRules, userFilterRules } from '../../../rules/account-administration.ts';
import {
  accountRules,
  codeRequestRules,
  passwordResetRules,
  signInRules,
  signUpRules,
} from '../../../rules/accounts.ts';
import { type HeldOfficeRole, OfficeRole } from '../../../rules/office-roles.ts';
import { filterArguments } from '../../ways-in/graphql/filter-input.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import { MobileInput } from '../../ways-in/graphql/mobile-input.ts';
import { PageArguments } from '../../ways-in/graphql/page-arguments.ts';
import { PASSKEY } from '../../ways-in/graphql/proof-arguments.ts';

@InputType()
export class SignInInput extends InputOf(signInRules, {
  descriptions: {
    login: 'Email or mobile',
    code: 'For accounts with a second factor: of the authenticator app, or a recovery code. Without it the refusal says secondFactorRequired, secondFactorOrPasskeyRequired or passkeyRequired',
    passkey: `In place of the code: ${PASSKEY.description}`,
  },
}) {}

/** The fields are the same whatever an association asks. */
const QUESTION = { asksSheri: true, sheriLabel: '' };
const NOTHING = { address: '', postcode: '', sheri: '' };

@InputType({
  description:
    'Another person’s account; an admin cannot set a password. What is empty in it may stay empty, nothing else may become so',
})
export class UserInput extends InputOf(userChangeRules(QUESTION, NOTHING), {
  descriptions: {
    sheri:
      'Street or quarter of the family’s home village. Required if the settings have `asksSheri`, else ignored',
    mobile: 'Ten digits; +44, 0044 or a leading 0 is removed',
  },
  leftOut: ['reason'],
}) {}

@InputType()
export class SignUpInput extends InputOf(
  signUpRules(QUESTION),
  { descriptions: { password: 'At least 10 characters' } },
  UserInput,
) {}

@InputType()
class EditedAccountInput extends UserInput {
  @Field(() => Int, {
    description: 'Optimistic lock: the version the editor saw; an older one answers CONFLICT',
  })
  version: number;
}

@InputType()
export class AccountInput extends InputOf(
  accountRules(QUESTION),
  {
    descriptions: {
      newPassword: 'Empty keeps the current password',
      currentPassword: 'Needed to change the password, email or mobile',
    },
    emptyMayBeLeftOut: true,
  },
  EditedAccountInput,
) {}

@InputType()
export class PasswordCodeInput extends InputOf(codeRequestRules, {}, MobileInput) {}

@InputType()
export class PasswordResetInput extends InputOf(
  passwordResetRules,
  {
    descriptions: {
      code: 'The six digits of the newest text message',
      secondFactorCode: 'For accounts with a second factor, as for sign-in',
      passkey: `In place of that code: ${PASSKEY.description}`,
    },
  },
  PasswordCodeInput,
) {}

export const UserArguments = filterArguments(userFilterRules, PageArguments);

@InputType()
export class OfficeRoleInput implements HeldOfficeRole {
  @Field(() => OfficeRole)
  role: OfficeRole;

  @Field(() => Date, { nullable: true, description: 'The first moment without it; null for no end' })
  endsAt: Date | null;
}
