import { Field, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index } from 'typeorm';
import type { DateChange, EventKind } from '../../../rules/event-dates.ts';
import type { Series } from '../../../rules/series.ts';
import { PicturedItem } from '../content/pictured-item.entity.ts';

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

  /** The last day of one that lasts several, `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  endsOn: string | null;

  /** `HH:MM` by the clock of the site; null for whole days. */
  @Column('varchar', { length: 5, nullable: true })
  fromTime: string | null;

  /** On the last day; null where nobody knows. Not after `fromTime` on a single day, it is on the next. */
  @Column('varchar', { length: 5, nullable: true })
  toTime: string | null;

  /** Where it is, if it is in none of our rooms; translatable. */
  @Column('text', { nullable: true })
  place: string | null;

  /** Where the place is on a map, `https://…`. */
  @Column('varchar', { nullable: true })
  mapLink: string | null;

  @Column('varchar', { name: 'kind', length: 10, nullable: true })
  eventKind: EventKind | null;

  /** The rooms that it takes. */
  @Column('integer', { array: true, default: '{}' })
  roomIds: number[];

  /** On which days it happens again; null happens once. */
  @Column('jsonb', { nullable: true })
  series: Series | null;

  /** What differs on single dates of a series. */
  @Column('jsonb', { default: [] })
  dateChanges: DateChange[];

  @Column('boolean', { default: false })
  isCalledOff: boolean;

  /** Why it is called off. */
  @Column('text', { nullable: true })
  calledOffNote: string | null;
}
