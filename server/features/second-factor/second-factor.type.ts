import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('SecondFactor', { description: 'Second factor of the caller; secrets are not exposed' })
export class SecondFactorType {
  @Field(() => Date, { nullable: true, description: 'When the app was set up; null if it is not' })
  appSince: Date | null;

  @Field(() => Int, { description: 'Recovery codes that have not been used' })
  recoveryCodesLeft: number;

  @Field(() => Boolean, { description: 'Whether a role of the office needs it' })
  isRequired: boolean;
}

@ObjectType({ description: 'Set-up of an authenticator app; shown only once' })
export class AuthenticatorAppSetUp {
  @Field(() => String, { description: 'For a QR code: otpauth://totp/…' })
  uri: string;

  @Field(() => String, { description: 'In base32, for typing' })
  secret: string;
}
