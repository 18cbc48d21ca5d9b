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

registerEnumType(RequestKind, {
  name: 'RequestKind',
  description: 'To see, correct or erase personal data, or a complaint',
});
registerEnumType(RequestChannel, { name: 'RequestChannel', description: 'Payment method' });
registerEnumType(RequestState, { name: 'RequestState' });
registerEnumType(RequestOutcome, { name: 'RequestOutcome' });
registerEnumType(ToldBy, {
  name: 'ToldBy',
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

@ObjectType('RightsRequest', {
  description: 'A complaint, or a request of a person about their data. Days are YYYY-MM-DD',
})
class RightsRequestType {
  @Field(() => Int)
  id: number;

  @Field(() => Int, {
    description: 'Optimistic lock: send it back with the next change; an older one answers CONFLICT',
  })
  version: number;

  @Field(() => RequestKind)
  kind: RequestKind;

  @Field(() => RequestChannel)
  channel: RequestChannel;

  @Field(() => String)
  name: string;

  @Field(() => String)
  email: string;

  @Field(() => String)
  phone: string;

  @Field(() => String)
  address: string;

  @Field(() => String, { description: 'Whom it is about; empty if it is the sender' })
  onBehalfOf: string;

  @Field(() => String)
  about: string;

  @Field(() => Int, { nullable: true, description: 'The main-site account that was signed in' })
  userId: number | null;

  @Field(() => Int, { nullable: true, description: 'The matrimonial member who was signed in' })
  memberId: number | null;

  @Field(() => String, { nullable: true, description: 'The name of that account' })
  accountName?: string | null;

  @Field(() => Boolean)
  identityChecked: boolean;

  @Field(() => String)
  receivedOn: string;

  @Field(() => String)
  acknowledgeBy: string;

  @Field(() => String)
  answerBy: string;

  @Field(() => Int, { nullable: true, description: 'Months by which the deadline was extended' })
  extendedBy: number | null;

  @Field(() => Int, { nullable: true })
  assignedTo: number | null;

  @Field(() => String, { nullable: true })
  assigneeName?: string | null;

  @Field(() => String, { nullable: true })
  acknowledgedOn: string | null;

  @Field(() => String, { nullable: true })
  closedOn: string | null;

  @Field(() => RequestOutcome, { nullable: true })
  outcome: RequestOutcome | null;

  @Field(() => Date)
  createdAt: Date;
}

@ObjectType('RightsRequestEntry')
class RequestEntryType {
  @Field(() => Int)
  id: number;

  @Field(() => RequestAct)
  act: RequestAct;

  @Field(() => String, { description: 'Text of the entry: the message, the reason, or the assignee' })
  text: string;

  @Field(() => ToldBy, { nullable: true, description: 'How the person was notified' })
  toldBy: ToldBy | null;

  @Field(() => String, { nullable: true })
  toldOn: string | null;

  @Field(() => String, { description: 'Who did it' })
  actorName: string;

  @Field(() => Date)
  at: Date;
}

@ObjectType('RightsRequestDetails')
export class RightsRequestDetails extends RightsRequestType {
  @Field(() => [RequestEntryType], { description: 'History, oldest first' })
  entries: RequestEntryType[];

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
export class RightsRequestPage extends Paginated(RightsRequestType) {
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
