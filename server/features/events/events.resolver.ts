import DataLoader from 'dataloader';
import {
  Arg,
  Args,
  ArgsType,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  Int,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { ContentFileType } from '../../../rules/content.ts';
import { addDays, addMonths } from '../../../rules/days.ts';
import { AppError } from '../../../rules/errors.ts';
import { EventKind, EventWhen, noteIn, noteOf } from '../../../rules/event-dates.ts';
import type { Language } from '../../../rules/languages.ts';
import { LIMITS } from '../../../rules/limits.ts';
import { Permission } from '../../../rules/permissions.ts';
import { currentDay, isDate, momentOf } from '../../../rules/zoned-time.ts';
import type { EntityLoaders } from '../../database/entity-loaders.ts';
import { inLanguage, type ShownTexts } from '../../database/translations.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { PageArguments, toPage } from '../../ways-in/graphql/page-arguments.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { Costly, Shared } from '../../ways-in/graphql/schema.ts';
import { ASKED_LANGUAGE } from '../../ways-in/graphql/translation-types.ts';
import { ROOM_TEXTS, Room } from '../calendar/room.entity.ts';
import type { RoomService } from '../calendar/room.service.ts';
import { presentItem } from '../content/content.resolver.ts';
import type { ContentService } from '../content/content.service.ts';
import { Event } from './event.entity.ts';
import { DateChangeType, EventCounts, EventDateType, EventRoom } from './event.type.ts';
import type { EventDate } from './event-date.entity.ts';
import { type DatesAround, type EventDates, isWhen } from './event-dates.service.ts';

/** From a day to another at most, of one question. */
const MOST_DAYS = 800;

@ArgsType()
class LanguageOfPage extends PageArguments {
  @Field(() => String, { nullable: true, description: ASKED_LANGUAGE })
  language?: string | null;

  @Field(() => EventKind, { nullable: true })
  kind?: EventKind | null;
}

@ArgsType()
class EventsByTimeArguments extends LanguageOfPage {
  @Field(() => EventWhen)
  when: EventWhen;

  @Field(() => Int, { nullable: true, description: 'Of one of its dates' })
  year?: number | null;

  @Field(() => ContentFileType, { nullable: true })
  fileType?: ContentFileType | null;
}

@ArgsType()
class WhatsOnArguments extends LanguageOfPage {
  @Field(() => Int, {
    defaultValue: LIMITS.pageSizeDefault,
    description: `At most ${LIMITS.datesMaximum}, which a month has`,
  })
  declare pageSize: number;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD; by default today' })
  from?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'YYYY-MM-DD, the last day; by default two years later',
  })
  to?: string | null;
}

@ObjectType({ description: 'A date of an event, with the event' })
class EventOnDate extends EventDateType {
  @Field(() => Event)
  event: object;
}

@ObjectType()
class EventOnDatePage extends Paginated(EventOnDate) {}

@ObjectType()
class EventsByTimePage extends Paginated(Event) {}

/** @throws AppError BAD_USER_INPUT */
function momentsOf(
  first: string | null | undefined,
  last: string | null | undefined,
): { from: Date; to: Date } {
  const from = first ?? currentDay();
  const to = last ?? (isDate(from) ? addMonths(from, 24) : from);
  if (!isDate(from) || !isDate(to)) throw new AppError('BAD_USER_INPUT', 'invalidDate');
  const moments = { from: momentOf(from, '00:00'), to: momentOf(addDays(to, 1), '00:00') };
  const isValid = moments.to > moments.from && to <= addDays(from, MOST_DAYS);
  if (!isValid) throw new AppError('BAD_USER_INPUT', 'invalidDate');
  return moments;
}

interface Loaders {
  around: DataLoader<number, DatesAround>;
  rooms: DataLoader<number, Room | null>;
  /** By the time that is asked for. */
  dates: Map<string, DataLoader<number, EventDate[]>>;
}

/** An event as it is presented in a language. */
type ShownEvent = Pick<Event, 'id' | 'dateChanges' | 'ownLanguage'> &
  Pick<ShownTexts, 'language'> & { heldLanguages?: Language[] };

/** A date with what is said of it in the language in which its event is shown. */
function dateIn(date: EventDate, { ownLanguage, language }: ShownEvent): EventDateType {
  return { ...date, ...noteIn(date, ownLanguage, language) };
}

const OF_YEARS = 'Of those that are counted by years';

const DATES = 'In the time that is asked for, by their beginning';

/** When events are: their dates, and what is on in a time. */
@Resolver(() => Event)
export class EventsResolver {
  /** Of each request. */
  readonly #loaders = new WeakMap<EntityLoaders, Loaders>();

  constructor(
    private readonly events: ContentService<Event>,
    private readonly dates: EventDates,
    private readonly rooms: RoomService,
  ) {}

  @FieldResolver(() => EventDateType, {
    nullable: true,
    description:
      'The first that is not over, of those called off where there is no other; null when all are over',
  })
  async nextDate(@Root() event: ShownEvent, @Ctx() context: RequestContext): Promise<EventDateType | null> {
    const { next } = await this.#of(context).around.load(event.id);
    return next ? dateIn(next, event) : null;
  }

  @FieldResolver(() => EventDateType, { nullable: true, description: 'The last that is over' })
  async lastDate(@Root() event: ShownEvent, @Ctx() context: RequestContext): Promise<EventDateType | null> {
    const { last } = await this.#of(context).around.load(event.id);
    return last ? dateIn(last, event) : null;
  }

  @FieldResolver(() => [DateChangeType], { description: 'What differs on single dates of the series' })
  dateChanges(@Root() event: ShownEvent): DateChangeType[] {
    const { ownLanguage, heldLanguages } = event;
    return (event.dateChanges ?? []).map((change) => {
      const { note, noteTranslations } = noteOf(change, ownLanguage);
      const others = Object.entries(noteTranslations).map(([language, { note: text }]) => ({
        language,
        text,
      }));
      // What visitors may not read yet is known where the office has asked.
      const notes = heldLanguages ? [{ language: ownLanguage, text: note }, ...others] : [];
      return { ...change, note, notes };
    });
  }

  @Costly()
  @FieldResolver(() => [EventDateType], { name: 'dates', description: DATES })
  async datesOf(
    @Root() event: ShownEvent,
    @Arg('from', () => String, { nullable: true, description: 'YYYY-MM-DD; by default today' })
    from: string | null,
    @Arg('to', () => String, {
      nullable: true,
      description: 'YYYY-MM-DD, the last day; by default two years later',
    })
    to: string | null,
    @Ctx() context: RequestContext,
  ): Promise<EventDateType[]> {
    const moments = momentsOf(from, to);
    const { dates } = this.#of(context);
    const key = `${moments.from.toISOString()} ${moments.to.toISOString()}`;
    const loader =
      dates.get(key) ??
      new DataLoader<number, EventDate[]>(async (ids) => {
        const found = new Map<number, EventDate[]>(ids.map((each) => [each, []]));
        for (const date of await this.dates.of(ids, moments.from, moments.to))
          found.get(date.eventId)?.push(date);
        return ids.map((each) => found.get(each)!);
      });
    dates.set(key, loader);
    return (await loader.load(event.id)).map((date) => dateIn(date, event));
  }

  @FieldResolver(() => [EventRoom], { name: 'rooms', description: 'The rooms of ours in which it is' })
  async roomsOf(
    @Root() { roomIds, language }: Event & { language: Language },
    @Ctx() context: RequestContext,
  ): Promise<EventRoom[]> {
    if (!roomIds?.length) return [];
    const rooms = (await this.#of(context).rooms.loadMany(roomIds)).filter((room) => room instanceof Room);
    rooms.sort((one, other) => one.position - other.position || one.id - other.id);
    return rooms.map((room) => {
      const { id, name, textLanguages } = inLanguage(room, ROOM_TEXTS, language);
      return { id, name, nameLanguage: textLanguages.name! };
    });
  }

  @Authorized(Permission.PUBLIC)
  @Shared()
  @Query(() => EventsByTimePage, { description: 'Events by their next or last date; a series is one event' })
  async eventsByTime(
    @Args(() => EventsByTimeArguments) {
      when,
      kind,
      year,
      fileType,
      language,
      ...page
    }: EventsByTimeArguments,
    @Ctx() context: RequestContext,
  ): Promise<object> {
    const asked = await context.language(language);
    const { items, totalCount } = await this.events.list(
      toPage(page),
      { fileType },
      isWhen(when, { kind, year }),
    );
    return { items: items.map((row) => presentItem(this.events.kind, row, asked)), totalCount };
  }

  @Authorized(Permission.PUBLIC)
  @Shared()
  @Query(() => EventOnDatePage, { description: 'Each date of each event in a time, by its beginning' })
  async whatsOn(
    @Args(() => WhatsOnArguments) { from, to, kind, language, ...page }: WhatsOnArguments,
    @Ctx() context: RequestContext,
  ): Promise<object> {
    const asked = await context.language(language);
    const { items, totalCount } = await this.dates.on(toPage(page, LIMITS.datesMaximum), {
      ...momentsOf(from, to),
      kind,
    });
    const ids = [...new Set(items.map(({ eventId }) => eventId))];
    const found = await this.events.list(
      { limit: Math.max(ids.length, 1), offset: 0 },
      {},
      (bind) => `item.id = ANY (${bind(ids)})`,
    );
    const events = new Map(
      found.items.map((row) => [row.id, presentItem(this.events.kind, row, asked)] as const),
    );
    // One that was hidden in this moment is left out.
    const shown = items.flatMap((date) => {
      const event = events.get(date.eventId);
      return event ? [{ ...dateIn(date, event as unknown as ShownEvent), event }] : [];
    });
    return { items: shown, totalCount };
  }

  @Authorized(Permission.PUBLIC)
  @Shared()
  @Query(() => EventCounts, { description: 'How many events there are, to choose from' })
  eventCounts(
    @Arg('kind', () => EventKind, { nullable: true, description: OF_YEARS }) kind: EventKind | null,
    @Arg('fileType', () => ContentFileType, { nullable: true, description: OF_YEARS })
    fileType: ContentFileType | null,
  ): Promise<EventCounts> {
    return this.dates.count({ kind, fileType });
  }

  #of({ loaders }: RequestContext): Loaders {
    const known = this.#loaders.get(loaders);
    if (known) return known;
    const made = {
      around: new DataLoader<number, DatesAround>(async (ids) => {
        const found = await this.dates.around(ids);
        return ids.map((id) => found.get(id) ?? {});
      }),
      rooms: new DataLoader<number, Room | null>(async (ids) => {
        const found = new Map((await this.rooms.find(ids)).map((room) => [room.id, room]));
        return ids.map((id) => found.get(id) ?? null);
      }),
      dates: new Map(),
    };
    this.#loaders.set(loaders, made);
    return made;
  }
}
