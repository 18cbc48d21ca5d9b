import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type DateChange, EventKind, EventWhen } from '../../../rules/event-dates.ts';

registerEnumType(EventKind, { name: 'EventKind', description: 'What an event is' });
registerEnumType(EventWhen, {
  name: 'EventWhen',
  description: 'With a date to come, with dates that are over, or without a date',
});

const CHANGE = {
  day: 'Its day in the series, YYYY-MM-DD',
  toDay: 'The day it is moved to, YYYY-MM-DD',
  time: 'HH:MM; left out it is as always',
  note: 'Why, in the language of the event',
  notes: 'Why, in each language, for the office alone',
};

@ObjectType({ description: 'Why a date differs, in one language' })
export class DateNote {
  @Field(() => String)
  language: string;

  @Field(() => String, { nullable: true })
  text?: string | null;
}

@InputType()
export class DateNoteInput {
  @Field(() => String)
  language: string;

  @Field(() => String, { nullable: true })
  text?: string | null;
}

@ObjectType('DateChange', { description: 'What differs on one date of a series' })
export class DateChangeType implements DateChange {
  @Field(() => String, { description: CHANGE.day })
  day: string;

  @Field(() => String, { nullable: true, description: CHANGE.toDay })
  toDay?: string | null;

  @Field(() => String, { nullable: true, description: CHANGE.time })
  fromTime?: string | null;

  @Field(() => String, { nullable: true, description: CHANGE.time })
  toTime?: string | null;

  @Field(() => Boolean, { nullable: true })
  isCalledOff?: boolean | null;

  @Field(() => String, { nullable: true, description: CHANGE.note })
  note?: string | null;

  @Field(() => [DateNote], { description: CHANGE.notes })
  notes: DateNote[];
}

@InputType()
export class DateChangeInput implements DateChange {
  @Field(() => String, { description: CHANGE.day })
  day: string;

  @Field(() => String, { nullable: true, description: CHANGE.toDay })
  toDay?: string | null;

  @Field(() => String, { nullable: true, description: CHANGE.time })
  fromTime?: string | null;

  @Field(() => String, { nullable: true, description: CHANGE.time })
  toTime?: string | null;

  @Field(() => Boolean, { nullable: true })
  isCalledOff?: boolean | null;

  @Field(() => String, { nullable: true, description: CHANGE.note })
  note?: string | null;

  @Field(() => [DateNoteInput], {
    nullable: true,
    description: 'Why, by language; that of the event stands before `note`',
  })
  notes?: DateNoteInput[] | null;
}

@ObjectType('EventDate', { description: 'A date of an event; of a series there are several' })
export class EventDateType {
  @Field(() => String, {
    description: 'YYYY-MM-DD: its day in the series, which stays when the date is moved',
  })
  day: string;

  @Field(() => Date)
  startsAt: Date;

  @Field(() => Date, {
    description: 'Midnight after the last day where its end is not known or it is of whole days',
  })
  endsAt: Date;

  @Field(() => Boolean)
  isWholeDay: boolean;

  @Field(() => Boolean)
  isCalledOff: boolean;

  @Field(() => String, { nullable: true, description: 'Why it is called off or moved' })
  note: string | null;

  @Field(() => String, { description: 'The language of `note`' })
  noteLanguage: string;
}

@ObjectType({ description: 'A room of ours in which an event is' })
export class EventRoom {
  @Field(() => Int)
  id: number;

  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'The language of `name`' })
  nameLanguage: string;
}

@ObjectType()
export class EventKindCount {
  @Field(() => EventKind)
  kind: EventKind;

  @Field(() => Int)
  count: number;
}

@ObjectType()
export class EventYearCount {
  @Field(() => Int)
  year: number;

  @Field(() => Int)
  count: number;
}

@ObjectType()
export class EventCounts {
  @Field(() => [EventKindCount], { description: 'Events to come, those of most kinds first' })
  kinds: EventKindCount[];

  @Field(() => [EventYearCount], { description: 'Events that are over, latest first' })
  years: EventYearCount[];
}
