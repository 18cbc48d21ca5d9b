import { ArgsType, Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import type { contactRules } from '../../../rules/contact.ts';
import { PageArguments } from '../../ways-in/graphql/page-arguments.ts';

@InputType()
export class ContactMessageInput implements z.input<typeof contactRules> {
  @Field(() => String)
  name: string;

  @Field(() => String)
  email: string;

  @Field(() => String)
  message: string;

  @Field(() => String, {
    nullable: true,
    description: 'Leave it out; bots that fill in every field are recognised by it',
  })
  website?: string | null;
}

@ArgsType()
export class ContactMessageArguments extends PageArguments {
  @Field(() => String, {
    nullable: true,
    description: 'Matches part of the name, email or message; case-insensitive',
  })
  search?: string | null;
}
