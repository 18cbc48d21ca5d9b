import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity } from 'typeorm';
import { BookingKind } from '../../../rules/occupancy.ts';
import { By, Done } from '../../database/by.ts';
import { Versioned } from '../../database/numbered.ts';
import { SeriesType } from './series.type.ts';

/**
 * What the office enters in the calendar that is neither a hire nor an event: a class, our own use, a closure. Who comes for it is for
 * nobody else.
 */
@ObjectType({ description: 'A series, a use of the association’s own or a closure, entered by the office' })
@Entity('room_booking')
@Check('room_booking_kind', `kind IN ('SERIES', 'OWN', 'CLOSURE')`)
export class RoomBooking extends Versioned {
  @Field(() => BookingKind)
  @Column('varchar', { length: 10 })
  kind: BookingKind;

  @Field(() => String)
  @Column('varchar')
  title: string;

  /** For the office alone. */
  @Field(() => String)
  @Column('text', { default: '' })
  note: string;

  /** Who comes for it, if somebody does. */
  @Field(() => String)
  @Column('varchar', { default: '' })
  contactName: string;

  @Field(() => String)
  @Column('varchar', { default: '' })
  contactPhone: string;

  @Field(() => String)
  @Column('varchar', { length: 254, default: '' })
  contactEmail: string;

  @Field(() => [Int])
  @Column('integer', { array: true })
  roomIds: number[];

  @Field(() => String, { description: 'YYYY-MM-DD' })
  @Column('date')
  firstDay: string;

  @Field(() => String, { description: 'HH:MM' })
  @Column('varchar', { length: 5 })
  fromTime: string;

  @Field(() => String, { description: 'HH:MM; not after `fromTime`, it is on the next day' })
  @Column('varchar', { length: 5 })
  toTime: string;

  @Field(() => SeriesType, { nullable: true, description: 'Null when it happens once' })
  @Column('jsonb', { nullable: true })
  series: SeriesType | null;

  /** Until when its dates stand in the calendar, `YYYY-MM-DD`; null of what is no series. */
  @Column('date', { nullable: true })
  datesUntil: string | null;

  @Done(By)
  made: By;
}
