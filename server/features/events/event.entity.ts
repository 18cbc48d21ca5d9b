import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index } from 'typeorm';
import { type DateChange, EventKind } from '../../../rules/event-dates.ts';
import type { Series } from '../../../rules/series.ts';
import { SeriesType } from '../calendar/series.type.ts';
import { PicturedItem } from '../content/pictured-item.entity.ts';
import { DateChangeType } from './event.type.ts';

/** An event of the community; shown on Home and on Events. */
@ObjectType()
@Entity('event')
@Check('event_file_type', `file_type IN ('IMAGE', 'VIDEO')`)
@Check('event_kind', `kind IN ('FESTIVAL', 'PRAYER', 'MEAL', 'CLASS', 'SPORT', 'HEALTH', 'OTHER')`)
@Index('event_newest', ['fileType', 'id'])
export class Event extends PicturedItem {
  @Field(() => String, { nullable: true, description: 'First day, YYYY-MM-DD' })
  @Column('date', { nullable: true })
  startsOn: string | null;

  @Field(() => String, { nullable: true, description: 'Last day of one that lasts several, YYYY-MM-DD' })
  @Column('date', { nullable: true })
  endsOn: string | null;

  @Field(() => String, { nullable: true, description: 'HH:MM by the clock of the site; null for whole days' })
  @Column('varchar', { length: 5, nullable: true })
  fromTime: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'HH:MM on the last day; null where nobody knows. Not after `fromTime` on a single day, it is on the next',
  })
  @Column('varchar', { length: 5, nullable: true })
  toTime: string | null;

  @Field(() => String, { nullable: true, description: 'Where it is, if it is in none of our rooms' })
  @Column('text', { nullable: true })
  place: string | null;

  @Field(() => String, { nullable: true, description: 'The place on a map, https://…' })
  @Column('varchar', { nullable: true })
  mapLink: string | null;

  @Field(() => EventKind, { nullable: true })
  @Column('varchar', { name: 'kind', length: 10, nullable: true })
  eventKind: EventKind | null;

  @Field(() => [Int], { description: 'The rooms that it takes' })
  @Column('integer', { array: true, default: '{}' })
  roomIds: number[];

  @Field(() => SeriesType, {
    nullable: true,
    description: 'On which days it happens again; null happens once',
  })
  @Column('jsonb', { nullable: true })
  series: Series | null;

  /** Until when its dates stand in the calendar, `YYYY-MM-DD`; null of what is no series. */
  @Column('date', { nullable: true })
  datesUntil: string | null;

  @Field(() => [DateChangeType], { description: 'What differs on single dates of the series' })
  @Column('jsonb', { default: [] })
  dateChanges: DateChange[];

  @Field(() => Boolean)
  @Column('boolean', { default: false })
  isCalledOff: boolean;

  @Field(() => String, { nullable: true, description: 'Why it is called off' })
  @Column('text', { nullable: true })
  calledOffNote: string | null;
}
