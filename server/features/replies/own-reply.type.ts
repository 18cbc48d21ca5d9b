import { Field, Int, ObjectType } from 'type-graphql';
import { CardOffer } from '../../../rules/card-offer.ts';
import { ReleasedFor, ReplyState } from '../../../rules/reply-states.ts';
import { PeopleOfAge, PeopleOfDiet, ReplyAnswer, ReplyFacts } from './replies.type.ts';

@ObjectType({ description: 'What is to be paid for a reply' })
export class ReplyCharge {
  @Field(() => String, { description: 'For the transfer' })
  reference: string;

  @Field(() => Int)
  pence: number;

  @Field(() => Int)
  paidPence: number;

  @Field(() => Int, { description: 'Still to be paid' })
  openPence: number;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD; null: also at the door' })
  payBy: string | null;
}

@ObjectType({ description: 'Further places for which a household waits that has some already' })
export class FurtherPlaces {
  @Field(() => Int, { description: 'How many' })
  people: number;

  @Field(() => [PeopleOfAge], { description: 'All who would come then' })
  ages: PeopleOfAge[];

  @Field(() => [PeopleOfDiet])
  diets: PeopleOfDiet[];

  @Field(() => Int, { description: 'What all of them would cost together' })
  pence: number;

  @Field(() => Date, { nullable: true, description: 'Of places that are offered: they are kept until then' })
  offeredUntil: Date | null;
}

/** What a household has said, as both it and the office see it. */
@ObjectType()
export abstract class SaidReply {
  @Field(() => String, { description: 'The date’s key, YYYY-MM-DD' })
  day: string;

  @Field(() => ReplyState)
  state: ReplyState;

  @Field(() => String)
  name: string;

  @Field(() => String)
  email: string;

  @Field(() => String)
  mobile: string;

  @Field(() => [PeopleOfAge])
  ages: PeopleOfAge[];

  @Field(() => Int, { description: 'How many come' })
  total: number;

  @Field(() => [PeopleOfDiet])
  diets: PeopleOfDiet[];

  @Field(() => [ReplyAnswer])
  answers: ReplyAnswer[];

  @Field(() => String)
  needs: string;

  @Field(() => Date, { nullable: true, description: 'Of a place that is offered: it is kept until then' })
  offeredUntil: Date | null;

  @Field(() => FurtherPlaces, { nullable: true, description: 'null: it waits for no further places' })
  furtherPlaces: FurtherPlaces | null;

  @Field(() => Boolean, { description: 'Whether they asked for the price of members' })
  isMemberPrice: boolean;

  @Field(() => Int, { description: 'What all of them cost together' })
  pence: number;

  @Field(() => ReplyCharge, { nullable: true })
  charge: ReplyCharge | null;
}

@ObjectType({ description: 'A reply as its household sees it by the private link' })
export class OwnReply extends SaidReply {
  @Field(() => Int)
  eventId: number;

  @Field(() => String, { description: 'In the requested language, where available' })
  eventName: string;

  @Field(() => String, { nullable: true })
  place: string | null;

  @Field(() => Date)
  startsAt: Date;

  @Field(() => Date)
  endsAt: Date;

  @Field(() => Boolean)
  isWholeDay: boolean;

  @Field(() => Boolean)
  isCalledOff: boolean;

  @Field(() => ReleasedFor, { nullable: true, description: 'Why it was released' })
  releasedFor: ReleasedFor | null;

  @Field(() => Int, { description: 'Of the waiting list: families before this one' })
  waitingBefore: number;

  @Field(() => Boolean, { description: 'Whether it can be changed, or sent again, at this moment' })
  canChange: boolean;

  @Field(() => Boolean, { description: 'Whether it can be withdrawn at this moment' })
  canWithdraw: boolean;

  @Field(() => Boolean, { description: 'An email with a private link is sent' })
  isMailed: boolean;

  @Field(() => CardOffer, { description: 'Of what is still to be paid' })
  card: CardOffer;

  @Field(() => ReplyFacts, { nullable: true, description: 'null once the event no longer asks' })
  facts: ReplyFacts | null;
}
