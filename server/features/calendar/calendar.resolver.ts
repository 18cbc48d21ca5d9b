import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { AppError } from '../../../rules/errors.ts';
import { hireMoments, isHireTime } from '../../../rules/hire-times.ts';
import type { Language } from '../../../rules/languages.ts';
import { Permission } from '../../../rules/permissions.ts';
import { targetOf } from '../../database/load-for-edit.ts';
import { inLanguage } from '../../database/translations.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { Costly, Shared } from '../../ways-in/graphql/schema.ts';
import { AskedLanguage, byLanguage } from '../../ways-in/graphql/translation-types.ts';
import { FreeTime, RoomInput } from './calendar.type.ts';
import { freeTimesNear } from './free-times.ts';
import type { OccupancyService } from './occupancy.service.ts';
import { ROOM_TEXTS, Room } from './room.entity.ts';
import type { RoomService } from './room.service.ts';

const HH_MM = { description: 'HH:MM by the clock of the site' };

/** The days that the calendar covers. */
const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2100-12-31'];
const MOST_ROOMS = 20;

@Resolver()
export class CalendarResolver {
  constructor(
    private readonly rooms: RoomService,
    private readonly occupancies: OccupancyService,
  ) {}

  @Authorized(Permission.PUBLIC)
  @Shared()
  @Query(() => [Room], { name: 'rooms', description: 'Rooms of ours, without hidden ones, in their order' })
  async list(@AskedLanguage() language: Language) {
    const rooms = await this.rooms.list();
    return rooms.map((room) => inLanguage(room, ROOM_TEXTS, language));
  }

  @Authorized(Permission.MANAGE_HALL_HIRE)
  @Query(() => [Room], { description: 'All rooms, hidden ones too' })
  async allRooms(@AskedLanguage() language: Language) {
    const rooms = await this.rooms.list({ withHidden: true });
    return rooms.map((room) => inLanguage(room, ROOM_TEXTS, language));
  }

  @Authorized(Permission.PUBLIC)
  @Costly()
  @Query(() => [FreeTime], {
    description: 'At most three free times near a wished one, of the same length, within opening hours',
  })
  freeTimes(
    @Arg('roomIds', () => [Int]) roomIds: number[],
    @Arg('date', () => String, { description: 'YYYY-MM-DD' }) date: string,
    @Arg('from', () => String, HH_MM) from: string,
    @Arg('to', () => String, { description: 'HH:MM; not after `from`, it is on the next day' }) to: string,
  ): Promise<FreeTime[]> {
    const moments = isHireTime({ date, from, to }) ? hireMoments({ date, from, to }) : undefined;
    const isKnown = date >= FIRST_DAY && date <= LAST_DAY && roomIds.length <= MOST_ROOMS;
    if (!moments || !isKnown) throw new AppError('BAD_USER_INPUT', 'invalidHireTimes');
    const services = { rooms: this.rooms, occupancies: this.occupancies };
    return freeTimesNear(services, { roomIds, ...moments }) as Promise<FreeTime[]>;
  }

  @Authorized(Permission.MANAGE_HALL_HIRE)
  @Mutation(() => Room)
  async saveRoom(
    @Arg('input', () => RoomInput) { id, version, translations, ...others }: RoomInput,
    @AskedLanguage() language: Language,
    @Ctx() context: RequestContext,
  ) {
    const fields = { ...others, translations: byLanguage(translations) };
    const saved = await this.rooms.save(
      await context.viewer(),
      targetOf({ id, version: version ?? 0 }),
      fields,
    );
    return inLanguage(saved, ROOM_TEXTS, language);
  }
}
