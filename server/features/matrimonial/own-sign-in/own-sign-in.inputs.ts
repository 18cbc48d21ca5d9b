import { InputType } from 'type-graphql';
import { ownSignInRules, takeOverRules } from '../../../../rules/matrimonial-accounts.ts';
import { InputOf } from '../../../ways-in/graphql/input-of-rules.ts';
import { MobileInput } from '../../../ways-in/graphql/mobile-input.ts';

const CONTACT = "Whether the family's contact person stays the one to ring; else it is the candidate";

@InputType()
export class OwnSignInInput extends InputOf(
  ownSignInRules,
  {
    descriptions: {
      code: 'The six digits of the newest text message for REGISTRATION to that number',
      password: 'At least 10 characters',
      isAlone: "Ends the family's sign-in; else both use the profile",
      contactStays: `${CONTACT}. Only where the candidate is alone`,
    },
  },
  MobileInput,
) {}

@InputType()
export class TakeOverInput extends InputOf(takeOverRules, {
  descriptions: { password: "Of the candidate's own sign-in", contactStays: CONTACT },
}) {}
