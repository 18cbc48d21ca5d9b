import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { roomRules } from '../../../rules/rooms.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import { Saved } from '../../ways-in/graphql/shared-inputs.ts';
import { addLanguages, OWN_LANGUAGE } from '../../ways-in/graphql/translation-types.ts';
import { ROOM_TEXTS, Room } from './room.entity.ts';
import { RoomOpeningInput, RoomPriceInput } from './room.type.ts';

@InputType()
export class RoomInput extends InputOf(
  roomRules,
  {
    descriptions: {
      language: OWN_LANGUAGE,
      takes: 'Rooms that are taken with it',
      isHiredAlone: 'Whether it may be hired without another room',
      isHidden: 'No longer offered; what was booked stays',
    },
    defaults: {
      opening: [],
      prices: [],
      depositPence: 0,
      minimumMinutes: 0,
      beforeMinutes: 0,
      afterMinutes: 0,
      takes: [],
      isHiredAlone: true,
      isHidden: false,
    },
    types: { language: String, opening: [RoomOpeningInput], prices: [RoomPriceInput] },
  },
  Saved('Default, or 0: adds one'),
) {
  /** See `addLanguages`. */
  translations?: { language: string }[] | null;
}

addLanguages({ entity: Room, input: RoomInput }, ROOM_TEXTS);

@ObjectType()
export class FreeTime {
  @Field(() => [Int])
  roomIds: number[];

  @Field(() => Date)
  startsAt: Date;

  @Field(() => Date)
  endsAt: Date;
}
