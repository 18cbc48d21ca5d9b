import { Field, InputType, registerEnumType } from 'type-graphql';
import { passwordResetRules } from '../../../../rules/accounts.ts';
import {
  memberEditRules,
  memberMobileRules,
  memberPasswordFormRules,
  memberRegistrationRules,
  memberSignInRules,
} from '../../../../rules/matrimonial-accounts.ts';
import type { CodePurpose } from '../../../identity/one-time-code.entity.ts';
import { InputOf } from '../../../ways-in/graphql/input-of-rules.ts';
import { MobileInput } from '../../../ways-in/graphql/mobile-input.ts';

const CODE_PURPOSES = {
  PASSWORD_RESET: 'PASSWORD_RESET',
  REGISTRATION: 'REGISTRATION',
} as const satisfies Record<CodePurpose, CodePurpose>;
registerEnumType(CODE_PURPOSES, { name: 'CodePurpose', description: 'Purpose of a one-time code' });

@InputType()
export class MemberSignInInput extends InputOf(memberSignInRules, {}, MobileInput) {}

@InputType()
export class MemberCodeInput extends MobileInput {
  @Field(() => CODE_PURPOSES)
  purpose: CodePurpose;
}

const CODE = 'The six digits of the newest text message';

@InputType()
export class MemberPasswordResetInput extends InputOf(
  passwordResetRules,
  { descriptions: { code: CODE }, leftOut: ['secondFactorCode', 'passkey'] },
  MobileInput,
) {}

@InputType()
export class MemberMobileInput extends InputOf(
  memberMobileRules,
  { descriptions: { code: `${CODE} to that number` } },
  MobileInput,
) {}

@InputType()
export class MemberPasswordInput extends InputOf(memberPasswordFormRules, {
  descriptions: { password: 'The new one; at least 10 characters' },
  leftOut: ['confirmPassword'],
}) {}

@InputType()
export class MemberRegistrationInput extends InputOf(
  memberRegistrationRules,
  {
    descriptions: {
      profileForId: 'Whom the profile is for, see profileFors',
      name: 'Of the person who creates the profile',
      password: 'At least 10 characters',
      code: 'Needed for the site’s own country code',
    },
    emptyMayBeLeftOut: true,
  },
  MobileInput,
) {}

@InputType({ description: "A member's account; the mobile may be abroad" })
export class MemberChangeInput extends InputOf(memberEditRules, {}, MobileInput) {}

@InputType({ description: 'Version the editor saw; refused if it has changed' })
export class MemberSeenInput {
  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'As returned, with a plus and the country code' })
  mobile: string;
}
