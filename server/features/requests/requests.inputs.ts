import { ArgsType, Field, InputType, Int } from 'type-graphql';
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

  @Field(() => String, { defaultValue: '', description: 'Either this or a telephone no. is needed' })
  email: string;

  @Field(() => String, { defaultValue: '' })
  phone: string;

  @Field(() => String, { defaultValue: '', description: 'Whom it is about, if that is somebody else' })
  onBehalfOf: string;

  @Field(() => String)
  about: string;
}

@InputType()
export class SendRightsRequestInput extends RequestFieldsInput {
  @Field(() => String, {
    nullable: true,
    description: 'Leave it out; programs that fill in every field are known by it',
  })
  website?: string | null;
}

@InputType()
export class RightsRequestInput extends RequestFieldsInput {
  @Field(() => String, { defaultValue: '' })
  address: string;

  @Field(() => RequestChannel, { description: 'FORM only for one that came so' })
  channel: RequestChannel;

  @Field(() => String, { description: 'As YYYY-MM-DD' })
  receivedOn: string;

  @Field(() => Int, { nullable: true, description: '0 or none enters a new one' })
  id?: number | null;

  @Field(() => Int, { nullable: true, description: 'The version that was edited; needed with an id' })
  version?: number | null;
}

export const RightsRequestArguments = filterArguments(requestFilterRules, PageArguments);

@ArgsType()
export class RequestVersionArguments {
  @Field(() => Int)
  id: number;

  @Field(() => Int, { description: 'The version that was seen; a newer one answers CONFLICT' })
  version: number;
}

@InputType()
abstract class ToldInput {
  @Field(() => ToldBy, { description: 'How the person is told' })
  toldBy: ToldBy;

  @Field(() => String, { defaultValue: '', description: 'As YYYY-MM-DD; of a letter by MAIL it is today' })
  toldOn: string;
}

@InputType()
export class AcknowledgementInput extends ToldInput {
  @Field(() => String, { defaultValue: '', description: 'The letter, or what was said' })
  text: string;
}

@InputType()
export class ExtensionInput extends ToldInput {
  @Field(() => Int, { description: '1 or 2' })
  months: 1 | 2;

  @Field(() => String, { description: 'The person is told it' })
  reason: string;
}

@InputType()
export class ClosingInput extends ToldInput {
  @Field(() => RequestOutcome)
  outcome: RequestOutcome;

  @Field(() => String, { description: 'The answer, the reason, or how it was withdrawn' })
  text: string;
}
