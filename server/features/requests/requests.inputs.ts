import { Field, InputType, Int } from 'type-graphql';
import {
  acknowledgementRules,
  closingRules,
  enteredRequestRules,
  extensionRules,
  requestFilterRules,
  requestRules,
} from '../../../rules/requests.ts';
import { filterArguments } from '../../ways-in/graphql/filter-input.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import { PageArguments } from '../../ways-in/graphql/page-arguments.ts';
import { BotTrap } from '../../ways-in/graphql/shared-inputs.ts';

@InputType()
class RequestFieldsInput extends InputOf(requestRules, {
  descriptions: {
    email: 'Either this or a phone number is required',
    onBehalfOf: 'Whom it is about, if not the sender',
  },
  emptyMayBeLeftOut: true,
}) {}

@InputType()
export class SendRightsRequestInput extends RequestFieldsInput {
  @BotTrap()
  website?: string | null;
}

@InputType()
export class RightsRequestInput extends InputOf(
  enteredRequestRules,
  {
    descriptions: { channel: 'FORM only for one received that way', receivedOn: 'YYYY-MM-DD' },
    emptyMayBeLeftOut: true,
  },
  RequestFieldsInput,
) {
  @Field(() => Int, { nullable: true, description: 'Default, or 0: adds one' })
  id?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Optimistic lock: the version that was edited; required with an id',
  })
  version?: number | null;
}

export const RightsRequestArguments = filterArguments(requestFilterRules, PageArguments);

const TOLD = {
  notifiedBy: 'How the person is notified',
  notifiedOn: 'YYYY-MM-DD; with MAIL it is today',
};

@InputType()
export class AcknowledgementInput extends InputOf(acknowledgementRules, {
  descriptions: { ...TOLD, text: 'The message, or what was said' },
  emptyMayBeLeftOut: true,
}) {}

@InputType()
export class ExtensionInput extends InputOf(extensionRules, {
  descriptions: { ...TOLD, months: '1 or 2', reason: 'Told to the person' },
  emptyMayBeLeftOut: true,
  types: { months: Int },
}) {}

@InputType()
export class ClosingInput extends InputOf(closingRules, {
  descriptions: { ...TOLD, text: 'The answer, the reason, or how the request was withdrawn' },
  emptyMayBeLeftOut: true,
}) {}
