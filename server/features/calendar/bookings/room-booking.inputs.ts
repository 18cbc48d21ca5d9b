import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { BookingKind } from '../../../../rules/occupancy.ts';
import { roomBookingRules, slotRules } from '../../../../rules/room-bookings.ts';
import { InputOf } from '../../../ways-in/graphql/input-of-rules.ts';
import { Saved } from '../../../ways-in/graphql/shared-inputs.ts';
import { SeriesInput } from '../series.type.ts';

registerEnumType(BookingKind, {
  name: 'BookingKind',
  description: 'SERIES: a class or a group. OWN: the association itself. CLOSURE: the room is closed',
});

const TIMES = {
  from: 'HH:MM in the site’s time zone',
  to: 'HH:MM; one that is not after `from` is on the next day, at most 16 hours later',
};

@InputType({ description: 'A place in the calendar' })
export class SlotInput extends InputOf(slotRules, { descriptions: { date: 'YYYY-MM-DD', ...TIMES } }) {}

@InputType()
export class RoomBookingInput extends InputOf(
  roomBookingRules,
  {
    descriptions: { firstDay: 'YYYY-MM-DD', ...TIMES },
    types: { series: SeriesInput },
    emptyMayBeLeftOut: true,
  },
  Saved('Default, or 0: adds a booking'),
) {}

@InputType()
export class MovedBookingInput {
  @Field(() => Int)
  id: number;

  @Field(() => Int, { description: 'Optimistic lock: the version the caller has seen' })
  version: number;

  @Field(() => String, {
    nullable: true,
    description: 'Of a series: YYYY-MM-DD of the date that moves; the others stay. Left out: the booking moves',
  })
  day?: string | null;
}
