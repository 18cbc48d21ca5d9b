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

@ObjectType('RightsRequest', {
  description: 'A complaint, or what somebody asks about the data that is kept of them. Days are YYYY-MM-DD',
})
class RightsRequestType {
  @Field(() => Int)
  id: number;

  @Field(() => Int, { description: 'Grows with every change; send it back with the next one' })
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

  @Field(() => String, { description: 'Whom it is about; empty if that is who asks' })
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

  @Field(() => Int, { nullable: true, description: 'Months by which the time for the answer was extended' })
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

  @Field(() => String, { description: 'What was written or said, the reason, or who does it now' })
  text: string;

  @Field(() => ToldBy, { nullable: true, description: 'How the person was told' })
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
  @Field(() => [RequestEntryType], { description: 'What was done, oldest first' })
  entries: RequestEntryType[];

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
export class RightsRequestPage extends Paginated(RightsRequestType) {
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
