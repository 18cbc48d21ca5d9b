import { InputType } from 'type-graphql';
import { contactMessageFilterRules, contactRules } from '../../../rules/contact.ts';
import { filterArguments } from '../../ways-in/graphql/filter-input.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import { PageArguments } from '../../ways-in/graphql/page-arguments.ts';
import { BotTrap } from '../../ways-in/graphql/shared-inputs.ts';

@InputType()
export class ContactMessageInput extends InputOf(contactRules) {
  @BotTrap()
  website?: string | null;
}

export const ContactMessageArguments = filterArguments(contactMessageFilterRules, PageArguments);
