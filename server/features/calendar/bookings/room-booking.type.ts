import { Field, Int, ObjectType } from 'type-graphql';
import { BookingKind } from '../../../../rules/occupancy.ts';
import { SeriesType } from '../series.type.ts';

/** As the office sees it; who comes for it is for nobody else. */
@ObjectType('RoomBooking', {
  description: 'A series, a use of the association’s own or a closure, entered by the office',
})
export class RoomBookingType {
  @Field(() => Int)
  id: number;

  @Field(() => Int, {
    description: 'Optimistic lock: send it back with the edit; an older one answers CONFLICT',
  })
  version: number;

  @Field(() => BookingKind)
  kind: BookingKind;

  @Field(() => String)
  title: string;

  @Field(() => String)
  note: string;

  @Field(() => String)
  contactName: string;

  @Field(() => String)
  contactPhone: string;

  @Field(() => String)
  contactEmail: string;

  @Field(() => [Int])
  roomIds: number[];

  @Field(() => String, { description: 'YYYY-MM-DD' })
  firstDay: string;

  @Field(() => String, { description: 'HH:MM' })
  fromTime: string;

  @Field(() => String, { description: 'HH:MM; not after `fromTime`, it is on the next day' })
  toTime: string;

  @Field(() => SeriesType, { nullable: true, description: 'Null when it happens once' })
  series: SeriesType | null;
}
