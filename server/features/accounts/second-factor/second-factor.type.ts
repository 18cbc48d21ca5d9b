import { Field, Int, ObjectType } from 'type-graphql';
import type { SecondFactorState } from './second-factor.service.ts';

@ObjectType('SecondFactor', { description: "Of one's own account; no secret is a field of it" })
export class SecondFactorType implements SecondFactorState {
  @Field(() => Date, { nullable: true, description: 'Since when the app is set up; null while it is not' })
  appSince: Date | null;

  @Field(() => Int, { description: 'Recovery codes that have not been used' })
  recoveryCodesLeft: number;

  @Field(() => Boolean, { description: 'Whether a role of the office needs it' })
  isDemanded: boolean;
}

@ObjectType({ description: 'What an authenticator app needs; it is shown this once' })
export class AuthenticatorAppSetUp {
  @Field(() => String, { description: 'For a QR code: otpauth://totp/…' })
  uri: string;

  @Field(() => String, { description: 'In base32, for typing' })
  secret: string;
}
