import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { NotedDate } from '../../../rules/event-dates.ts';
import { Event } from './event.entity.ts';

/** A date of an event; of a series there are several. Written with the event. */
@Entity('event_date')
@Check('event_date_times', 'starts_at < ends_at')
@Index(['startsAt'])
export class EventDate {
  @ForeignKey(() => Event, { onDelete: 'CASCADE' })
  @PrimaryColumn('integer')
  eventId: number;

  /** `YYYY-MM-DD`: its day in the series, which stays when the date is moved. */
  @PrimaryColumn('date')
  day: string;

  @Column('timestamptz')
  startsAt: Date;

  /** Of whole days the midnight after the last. */
  @Column('timestamptz')
  endsAt: Date;

  @Column('boolean')
  isWholeDay: boolean;

  @Column('boolean', { default: false })
  isCalledOff: boolean;

  /** Why it is called off or moved, in the event's own language. */
  @Column('text', { nullable: true })
  note: string | null;

  /** The same in other languages, see `noteIn`. */
  @Column('jsonb', { default: {} })
  noteTranslations: NotedDate['noteTranslations'];
}
