import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { CardOffer } from '../../../../rules/card-offer.ts';
import { HireStatus } from '../../../../rules/hire-states.ts';

@ObjectType({ description: 'Money asked for a hall booking, as its private link shows it' })
export class OwnHireCharge {
  @Field(() => Int)
  id: number;

  @Field(() => String, { description: 'HIRE or DEPOSIT' })
  kind: string;

  @Field(() => String, { description: 'For the transfer' })
  reference: string;

  @Field(() => Int)
  pence: number;

  @Field(() => Int)
  paidPence: number;

  @Field(() => Int)
  returnedPence: number;

  @Field(() => Int, { description: 'Pence still asked for' })
  openPence: number;

  @Field(() => Int, { description: 'Pence held that belong to the payer' })
  returnablePence: number;

  @Field(() => String, { description: 'YYYY-MM-DD' })
  dueOn: string;

  @Field(() => String, { description: 'OPEN, PAID or VOID' })
  state: string;

  @Field(() => CardOffer)
  card: CardOffer;
}

@ObjectType({
  description: 'A hall booking as its private link shows it, without the hirer’s contact details',
})
export class OwnHire {
  @Field(() => String, { description: 'For example H00042' })
  reference: string;

  @Field(() => Int, { description: 'Optimistic lock: send it back with a change' })
  version: number;

  @Field(() => HireStatus)
  status: HireStatus;

  @Field(() => String)
  name: string;

  @Field(() => String)
  purpose: string;

  @Field(() => Int, { nullable: true })
  guests: number | null;

  @Field(() => Date)
  startsAt: Date;

  @Field(() => Date)
  endsAt: Date;

  @Field(() => [Int])
  roomIds: number[];

  @Field(() => String, { description: 'Names of its rooms, also of those that are no longer offered' })
  roomNames: string;

  @Field(() => Boolean)
  isMemberPrice: boolean;

  @Field(() => Int, { nullable: true })
  chargesPence: number | null;

  @Field(() => Int, { nullable: true })
  depositPence: number | null;

  @Field(() => String, { nullable: true, description: 'Why it was declined or cancelled' })
  declineReason: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the hirer asked to have changed, until the office has answered',
  })
  wish: string | null;

  @Field(() => Int, { description: 'Version of the agreement: the accepted one, or else the current one' })
  agreementVersion: number;

  @Field(() => String)
  agreementText: string;

  @Field(() => String, { description: 'Language of the agreement' })
  agreementLanguage: string;

  @Field(() => Date, { nullable: true })
  agreementAcceptedAt: Date | null;

  @Field(() => [OwnHireCharge], { description: 'What is asked, in the order in which it is due' })
  charges: OwnHireCharge[];

  @Field(() => Boolean, {
    description: 'Whether date, times and rooms can be changed: while it is a request',
  })
  canChange: boolean;

  @Field(() => Boolean, { description: 'Whether the office can be asked for a change: once it is accepted' })
  canWish: boolean;

  @Field(() => Boolean)
  canWithdraw: boolean;

  @Field(() => Boolean, { description: 'Whether the agreement can be accepted' })
  canAccept: boolean;
}

@InputType()
export class OwnHireInput {
  @Field(() => Int, { description: 'Optimistic lock: the version that was edited' })
  version: number;

  @Field(() => String, { description: 'YYYY-MM-DD' })
  date: string;

  @Field(() => String, { description: 'HH:MM' })
  from: string;

  @Field(() => String, { description: 'HH:MM; not after `from`, it is on the next day' })
  to: string;

  @Field(() => String)
  purpose: string;

  @Field(() => String, { defaultValue: '', description: 'Digits, or empty' })
  guests: string;

  @Field(() => [Int], { description: 'Rooms that are hired' })
  roomIds: number[];
}
