import { Field, InputType } from 'type-graphql';
import type { SignInFields } from '../../../rules/accounts.ts';

@InputType()
export class SignInInput implements SignInFields {
  @Field(() => String, { description: 'E-mail or mobile' })
  login: string;

  @Field(() => String)
  password: string;
}
