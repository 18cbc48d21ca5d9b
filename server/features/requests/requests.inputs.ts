import { Field, InputType, Int } from 'type-graphql';
import { RequestChannel, RequestKind, RequestOutcome, ToldBy } from '../../../rules/request-kinds.ts';
import { type RequestFields, requestFilterRules } from '../../../rules/requests.ts';
import { filterArguments } from '../../ways-in/graphql/filter-input.ts';
import { PageArguments } from '../../ways-in/graphql/page-arguments.ts';

@InputType()
abstract class RequestFieldsInput implements RequestFields {
  @Field(() => RequestKind)
  kind: RequestKind;

  @Field(() => String)
  name: string;

  @Field(() => String, { defaultValue: '', description: 'Either this or a phone number is required' })
  email: string;

  @Field(() => String, { defaultValue: '' })
  phone: string;

  @Field(() => String, { defaultValue: '', description: 'Whom it is about, if not the sender' })
  onBehalfOf: string;

  @Field(() => String)
  about: string;
}

@InputType()
export class SendRightsRequestInput extends RequestFieldsInput {
  @Field(() => String, {
    nullable: true,
    description: 'Leave it out; bots that fill in every field are recognised by it',
  })
  website?: string | null;
}

@InputType()
export class RightsRequestInput extends RequestFieldsInput {
  @Field(() => String, { defaultValue: '' })
  address: string;

  @Field(() => RequestChannel, { description: 'FORM only for one received that way' })
  channel: RequestChannel;

  @Field(() => String, { description: 'YYYY-MM-DD' })
  receivedOn: string;

  @Field(() => Int, { nullable: true, description: 'Default, or 0: adds one' })
  id?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Optimistic lock: the version that was edited; required with an id',
  })
  version?: number | null;
}

export const RightsRequestArguments = filterArguments(requestFilterRules, PageArguments);

@InputType()
abstract class ToldInput {
  @Field(() => ToldBy, { description: 'How the person is notified' })
  toldBy: ToldBy;

  @Field(() => String, { defaultValue: '', description: 'YYYY-MM-DD; with MAIL it is today' })
  toldOn: string;
}

@InputType()
export class AcknowledgementInput extends ToldInput {
  @Field(() => String, { defaultValue: '', description: 'The message, or what was said' })
  text: string;
}

@InputType()
export class ExtensionInput extends ToldInput {
  @Field(() => Int, { description: '1 or 2' })
  months: 1 | 2;

  @Field(() => String, { description: 'Told to the person' })
  reason: string;
}

@InputType()
export class ClosingInput extends ToldInput {
  @Field(() => RequestOutcome)
  outcome: RequestOutcome;

  @Field(() => String, { description: 'The answer, the reason, or how the request was withdrawn' })
  text: string;
}
