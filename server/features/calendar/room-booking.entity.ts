import { Check, Column, Entity, VersionColumn } from 'typeorm';
import type { BookingKind } from '../../../rules/occupancy.ts';
import type { Series } from '../../../rules/series.ts';
import { By, Done } from '../../database/by.ts';
import { Numbered } from '../../database/numbered.ts';

/** What the office enters in the calendar that is neither a hire nor an event: a class, our own use, a closure. */
@Entity('room_booking')
@Check('room_booking_kind', `kind IN ('SERIES', 'OWN', 'CLOSURE')`)
export class RoomBooking extends Numbered {
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @Column('varchar', { length: 10 })
  kind: BookingKind;

  @Column('varchar')
  title: string;

  /** For the office alone. */
  @Column('text', { default: '' })
  note: string;

  /** Who comes for it, if somebody does. */
  @Column('varchar', { default: '' })
  contactName: string;

  @Column('varchar', { default: '' })
  contactPhone: string;

  @Column('varchar', { length: 254, default: '' })
  contactEmail: string;

  @Column('integer', { array: true })
  roomIds: number[];

  /** `YYYY-MM-DD` */
  @Column('date')
  firstDay: string;

  /** `HH:MM` by the clock of the site. */
  @Column('varchar', { length: 5 })
  fromTime: string;

  /** Not after `fromTime`, it is on the next day. */
  @Column('varchar', { length: 5 })
  toTime: string;

  /** Null happens once. */
  @Column('jsonb', { nullable: true })
  series: Series | null;

  /** Until when its dates stand in the calendar, `YYYY-MM-DD`; null of what is no series. */
  @Column('date', { nullable: true })
  datesUntil: string | null;

  @Done(By)
  made: By;
}
