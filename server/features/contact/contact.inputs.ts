import { ArgsType, Field, InputType } from 'type-graphql';
import { contactRules } from '../../../rules/contact.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import { PageArguments } from '../../ways-in/graphql/page-arguments.ts';
import { BotTrap } from '../../ways-in/graphql/shared-inputs.ts';

@InputType()
export class ContactMessageInput extends InputOf(contactRules) {
  @BotTrap()
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
