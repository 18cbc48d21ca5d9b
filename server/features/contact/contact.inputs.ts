import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import { contactMessageFilterRules, type contactRules } from '../../../rules/contact.ts';
import { filterArguments } from '../../ways-in/graphql/filter-input.ts';
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

export const ContactMessageArguments = filterArguments(contactMessageFilterRules, PageArguments);
