import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  RequestAct,
  RequestChannel,
  RequestKind,
  RequestOutcome,
  RequestState,
  ToldBy,
} from '../../../rules/request-kinds.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { RequestEntry } from './request-entry.entity.ts';
import { RightsRequest } from './rights-request.entity.ts';

registerEnumType(RequestKind, {
  name: 'RequestKind',
  description: 'To see, correct or erase the data that is kept of somebody, or a complaint',
});
registerEnumType(RequestChannel, { name: 'RequestChannel', description: 'How it came' });
registerEnumType(RequestState, { name: 'RequestState' });
registerEnumType(RequestOutcome, { name: 'RequestOutcome' });
registerEnumType(ToldBy, {
  name: 'ToldBy',
  description: 'MAIL is a letter that the site sends; everything else is noted',
});
registerEnumType(RequestAct, { name: 'RequestAct', description: 'What was done' });

@ObjectType({ description: 'What the sender is told at once' })
export class SentRightsRequest {
  @Field(() => String, { description: 'What it is called: `R00042`' })
  reference: string;

  @Field(() => String, { description: 'Until when it is confirmed that it has come, as YYYY-MM-DD' })
  acknowledgeBy: string;

  @Field(() => String, { description: 'Until when the answer comes, as YYYY-MM-DD' })
  answerBy: string;

  @Field(() => Boolean, { description: 'A letter that says the same goes to the e-mail' })
  isMailed: boolean;
}

@ObjectType('RightsRequestDetails')
export class RightsRequestDetails extends RightsRequest {
  @Field(() => [RequestEntry], { description: 'What was done, oldest first' })
  entries: RequestEntry[];

  @Field(() => Boolean, { description: 'Whether the site can mail a letter to the person' })
  canMail: boolean;

  @Field(() => String, { description: 'A letter that confirms that it has come, to be changed at will' })
  acknowledgementDraft: string;
}

@ObjectType()
class RightsRequestCounts {
  @Field(() => Int)
  WAITING: number;

  @Field(() => Int)
  ACKNOWLEDGED: number;

  @Field(() => Int)
  CLOSED: number;
}

@ObjectType()
export class RightsRequestPage extends Paginated(RightsRequest) {
  @Field(() => RightsRequestCounts, { description: 'How many match the search and the kind, by state' })
  counts: RightsRequestCounts;
}

@ObjectType({ description: 'Somebody who may work on complaints and requests' })
export class RequestOfficer {
  @Field(() => Int)
  id: number;

  @Field(() => String)
  name: string;
}
