import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  NotifiedBy,
  RequestAct,
  RequestChannel,
  RequestKind,
  RequestOutcome,
  RequestState,
} from '../../../rules/request-kinds.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { RequestEntry } from './request-entry.entity.ts';
import { RightsRequest } from './rights-request.entity.ts';

registerEnumType(RequestKind, {
  name: 'RequestKind',
  description: 'To see, correct or erase personal data, or a complaint',
});
registerEnumType(RequestChannel, { name: 'RequestChannel', description: 'Payment method' });
registerEnumType(RequestState, { name: 'RequestState' });
registerEnumType(RequestOutcome, { name: 'RequestOutcome' });
registerEnumType(NotifiedBy, {
  name: 'NotifiedBy',
  description: 'MAIL is sent by the site; everything else is only recorded',
});
registerEnumType(RequestAct, { name: 'RequestAct', description: 'Action' });

@ObjectType({ description: 'Confirmation for the sender' })
export class SentRightsRequest {
  @Field(() => String, { description: 'Reference, for example `R00042`' })
  reference: string;

  @Field(() => String, { description: 'Deadline to confirm receipt, YYYY-MM-DD' })
  acknowledgeBy: string;

  @Field(() => String, { description: 'Deadline for the answer, YYYY-MM-DD' })
  answerBy: string;

  @Field(() => Boolean, { description: 'The same is sent by email' })
  isMailed: boolean;
}

@ObjectType('RightsRequestDetails')
export class RightsRequestDetails extends RightsRequest {
  @Field(() => [RequestEntry], { description: 'History, oldest first' })
  entries: RequestEntry[];

  @Field(() => Boolean, { description: 'Whether the site can email the person' })
  canMail: boolean;

  @Field(() => String, { description: 'Suggested text that confirms receipt; it may be edited' })
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
  @Field(() => RightsRequestCounts, { description: 'Number of matches by state' })
  counts: RightsRequestCounts;
}

@ObjectType({ description: 'An administrator who may work on complaints and requests' })
export class RequestOfficer {
  @Field(() => Int)
  id: number;

  @Field(() => String)
  name: string;
}
