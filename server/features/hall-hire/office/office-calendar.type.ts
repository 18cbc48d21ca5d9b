import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { OccupancyKind } from '../../../../rules/occupancy.ts';

registerEnumType(OccupancyKind, { name: 'OccupancyKind', description: 'What takes a room' });

/** For the hall secretary alone: it says who is where. */
@ObjectType({ description: 'That a room is taken for a time, or asked for, with what stands there' })
export class HallOccupancy {
  @Field(() => OccupancyKind)
  kind: OccupancyKind;

  @Field(() => Boolean, { description: 'A hire request that is not decided; it takes no room yet' })
  isRequest: boolean;

  @Field(() => Int)
  roomId: number;

  @Field(() => Date)
  startsAt: Date;

  @Field(() => Date)
  endsAt: Date;

  @Field(() => Date, { description: 'From here the room is kept free for it, for cleaning' })
  blockedFrom: Date;

  @Field(() => Date)
  blockedUntil: Date;

  @Field(() => Int, { nullable: true })
  hireId: number | null;

  @Field(() => Int, { nullable: true })
  bookingId: number | null;

  @Field(() => Int, { nullable: true })
  eventId: number | null;

  @Field(() => Int, { description: 'Of the hire, booking or event: its optimistic lock' })
  version: number;

  @Field(() => [Int], { description: 'The rooms that were asked for; others are taken with them' })
  roomIds: number[];

  @Field(() => Boolean, { description: 'One date of several' })
  isSeries: boolean;

  @Field(() => String, { description: 'Purpose of a hire, title of a booking, name of an event' })
  name: string;

  @Field(() => String, { description: 'Hirer or contact; may be empty' })
  who: string;

  @Field(() => String)
  phone: string;

  @Field(() => String)
  email: string;

  @Field(() => Int, { nullable: true, description: 'Charges of a hire' })
  chargesPence: number | null;
}

@ObjectType()
export class FreeSlot {
  @Field(() => [Int])
  roomIds: readonly number[];

  @Field(() => Date)
  startsAt: Date;

  @Field(() => Date)
  endsAt: Date;
}

@ObjectType({ description: 'What is in the way of a time in rooms, and what is free instead' })
export class SlotClashes {
  @Field(() => [HallOccupancy])
  clashes: HallOccupancy[];

  @Field(() => [HallOccupancy], {
    description: 'Other requests for one of the rooms at that time; they take none until one is accepted',
  })
  requests: HallOccupancy[];

  @Field(() => [FreeSlot], { description: 'Empty when nothing is in the way' })
  free: FreeSlot[];
}

@ObjectType()
export class ClashingDate {
  @Field(() => String, { description: 'YYYY-MM-DD' })
  day: string;

  @Field(() => [HallOccupancy], { description: 'What is in the way' })
  clashes: HallOccupancy[];
}

@ObjectType({ description: 'The dates that a booking would have' })
export class SeriesDates {
  @Field(() => [String], { description: 'YYYY-MM-DD each, without those that are left out' })
  days: string[];

  @Field(() => [ClashingDate], { description: 'Those of them on which a room is taken' })
  clashing: ClashingDate[];
}
