import { Check, Column, Entity, Exclusion, ForeignKey, Index } from 'typeorm';
import type { OccupancyKind } from '../../../rules/occupancy.ts';
import { Numbered } from '../../database/numbered.ts';
import { Room } from './room.entity.ts';
import { RoomBooking } from './room-booking.entity.ts';

/** The constraint that refuses two uses of a room at once; one may begin when another ends. */
export const OCCUPANCY_NO_OVERLAP = 'occupancy_no_overlap';

/** That a room is taken for a time, by exactly one thing. Written by `OccupancyService` alone. */
@Entity('occupancy')
@Check('occupancy_kind', `kind IN ('HIRE', 'SERIES', 'OWN', 'CLOSURE', 'EVENT')`)
@Check('occupancy_owner', 'num_nonnulls(hire_id, booking_id, event_id) = 1')
@Check('occupancy_times', 'starts_at < ends_at AND blocked_from <= starts_at AND blocked_until >= ends_at')
@Exclusion(
  OCCUPANCY_NO_OVERLAP,
  'USING gist (room_id WITH =, tstzrange(blocked_from, blocked_until) WITH &&)',
)
@Index(['startsAt'])
export class Occupancy extends Numbered {
  @ForeignKey(() => Room)
  @Column('integer')
  roomId: number;

  @Column('varchar', { length: 10 })
  kind: OccupancyKind;

  @Column('timestamptz')
  startsAt: Date;

  @Column('timestamptz')
  endsAt: Date;

  /** From here the room is kept free for it, for cleaning. */
  @Column('timestamptz')
  blockedFrom: Date;

  @Column('timestamptz')
  blockedUntil: Date;

  @Index()
  @ForeignKey('HallHire', { onDelete: 'CASCADE' })
  @Column('integer', { nullable: true })
  hireId: number | null;

  @Index()
  @ForeignKey(() => RoomBooking, { onDelete: 'CASCADE' })
  @Column('integer', { nullable: true })
  bookingId: number | null;

  @Index()
  @ForeignKey('Event', { onDelete: 'CASCADE' })
  @Column('integer', { nullable: true })
  eventId: number | null;
}
