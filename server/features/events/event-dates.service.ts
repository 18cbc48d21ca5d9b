import type { DataSource, EntityManager } from 'typeorm';
import type { ContentFileType } from '../../../rules/content-file-type.ts';
import { type EventKind, EventWhen } from '../../../rules/event-dates.ts';
import { place } from '../../../rules/place.ts';
import type { Page } from '../../database/page.ts';
import { queryPrepared } from '../../database/prepared-query.ts';
import { type Bind, writeStatement } from '../../database/statement.ts';
import type { OccupancyService } from '../calendar/occupancy.service.ts';
import { lastDayOf } from '../calendar/series-dates.ts';
import type { ContentHook } from '../content/content-hooks.ts';
import { isShownAt } from '../content/content-rows.ts';
import { datesOfEvent } from './dates-of-event.ts';
import { Event } from './event.entity.ts';
import type { EventDate } from './event-date.entity.ts';

/** A note in a language that is held back is not there for visitors. */
const DATE = `date.event_id AS "eventId", date.day::text, date.starts_at AS "startsAt", date.ends_at AS "endsAt",
  date.is_whole_day AS "isWholeDay", date.is_called_off AS "isCalledOff", date.note,
  date.note_translations - (SELECT held_languages FROM event WHERE id = date.event_id) AS "noteTranslations"`;

/** Whether a date of an item is still to come, or is now. */
const isToCome = (now: string) => `date.event_id = item.id AND date.ends_at > ${now}`;

interface Wanted {
  kind?: EventKind | null;
  /** Of one of its dates. */
  year?: number | null;
}

/** The SQL condition for events of a time. */
export function isWhen(when: EventWhen, { kind, year }: Wanted = {}): (bind: Bind) => string {
  return (bind) => {
    const toCome = `EXISTS (SELECT FROM event_date date WHERE ${isToCome(bind(new Date()))})`;
    const any = 'EXISTS (SELECT FROM event_date date WHERE date.event_id = item.id)';
    const conditions = [
      { COMING: toCome, PAST: `${any} AND NOT ${toCome}`, UNDATED: `NOT ${any} AND NOT ${toCome}` }[when],
      ...(kind ? [`item.kind = ${bind(kind)}`] : []),
      ...(year
        ? [
            `EXISTS (SELECT FROM event_date date WHERE date.event_id = item.id
               AND extract(year FROM date.starts_at AT TIME ZONE ${bind(place.timeZone)}) = ${bind(year)})`,
          ]
        : []),
    ];
    return conditions.join(' AND ');
  };
}

/**
 * The SQL order of visitors: what is to come by its next date, soonest first; then what was, latest first; then what has no
 * date, newest first. A date that is called off counts where there is no other. The dates are read once for all events.
 */
export const byNextDate = {
  join(bind: Bind): string {
    const toCome = `date.ends_at > ${bind(new Date())}`;
    return `LEFT JOIN (
      SELECT date.event_id, max(date.starts_at) AS last,
        coalesce(min(date.starts_at) FILTER (WHERE ${toCome} AND NOT date.is_called_off),
                 min(date.starts_at) FILTER (WHERE ${toCome})) AS next
      FROM event_date date GROUP BY date.event_id) dates ON dates.event_id = item.id`;
  },
  by: 'dates.next NULLS LAST, dates.last DESC NULLS LAST, item.id DESC',
};

/** What is called off counts where there is no other. */
export interface DatesAround {
  /** The first that is not over. */
  next?: EventDate;
  /** The last that is over. */
  last?: EventDate;
}

/** The dates of events, kept with each write of an event, and the rooms that they take. */
export class EventDates implements ContentHook<Event> {
  /** A copy would take the same rooms at the same time. */
  readonly notCopied = { roomIds: [] };

  constructor(
    private readonly dataSource: DataSource,
    private readonly occupancies: OccupancyService,
  ) {}

  async begin(manager: EntityManager, coming: readonly Partial<Event>[]): Promise<void> {
    // Worked out before others have to wait for the calendar.
    for (const event of coming) datesOfEvent(event as Event);
    await this.occupancies.lock(manager);
  }

  /**
   * Keeps an event's dates and takes its rooms: also while it is a draft or hidden, because the office means to hold it; not
   * from the bin, nor for what is called off.
   * @throws AppError CONFLICT when a room is taken
   */
  async written(manager: EntityManager, event: Event): Promise<void> {
    const { id: eventId, roomIds, binnedAt } = event;
    const dates = datesOfEvent(event);
    const days = dates.map(({ day }) => day);
    await manager.query('DELETE FROM event_date WHERE event_id = $1 AND day <> ALL ($2::date[])', [
      eventId,
      days,
    ]);
    // A date stays the same row, to which what belongs to it refers.
    if (dates.length > 0)
      await manager.query(
        `INSERT INTO event_date (event_id, day, starts_at, ends_at, is_whole_day, is_called_off, note, note_translations)
         SELECT $1, * FROM unnest($2::date[], $3::timestamptz[], $4::timestamptz[], $5::boolean[], $6::boolean[], $7::text[], $8::jsonb[])
         ON CONFLICT (event_id, day) DO UPDATE SET starts_at = excluded.starts_at, ends_at = excluded.ends_at,
           is_whole_day = excluded.is_whole_day, is_called_off = excluded.is_called_off, note = excluded.note,
           note_translations = excluded.note_translations`,
        [
          eventId,
          days,
          dates.map(({ startsAt }) => startsAt),
          dates.map(({ endsAt }) => endsAt),
          dates.map(({ isWholeDay }) => isWholeDay),
          dates.map(({ isCalledOff }) => isCalledOff),
          dates.map(({ note }) => note),
          dates.map(({ noteTranslations }) => JSON.stringify(noteTranslations)),
        ],
      );
    const until = event.series && event.startsOn ? lastDayOf(event.series, event.startsOn) : null;
    await manager.query(
      'UPDATE event SET dates_until = $2 WHERE id = $1 AND dates_until IS DISTINCT FROM $2',
      [eventId, until],
    );
    const taken = binnedAt || !roomIds?.length ? [] : dates.filter(({ isCalledOff }) => !isCalledOff);
    await this.occupancies.replace(
      manager,
      { eventId },
      taken.map(({ startsAt, endsAt }) => ({ roomIds, startsAt, endsAt, kind: 'EVENT' })),
    );
  }

  /**
   * Adds the dates that a series has by now, which goes on.
   * @throws AppError CONFLICT when a room is taken on one of them: then there are no more than before
   */
  async extend(id: number): Promise<void> {
    const seen = await this.dataSource.manager.findOneBy(Event, { id });
    if (!seen) return;
    await this.dataSource.transaction(async (manager) => {
      await this.begin(manager, [seen]);
      const event = await manager.findOneBy(Event, { id });
      if (event) await this.written(manager, event);
    });
  }

  /** The dates of each event that are next to now. */
  async around(eventIds: readonly number[]): Promise<ReadonlyMap<number, DatesAround>> {
    const statement = writeStatement((bind) => {
      const isOver = `date.ends_at <= ${bind(new Date())}`;
      return `SELECT DISTINCT ON (date.event_id, ${isOver}) ${DATE}, ${isOver} AS "isOver" FROM event_date date
        WHERE date.event_id = ANY (${bind(eventIds)})
        ORDER BY date.event_id, ${isOver}, date.is_called_off,
          CASE WHEN NOT ${isOver} THEN date.starts_at END, date.starts_at DESC`;
    });
    const found = new Map<number, DatesAround>();
    for (const { isOver, ...date } of await queryPrepared<EventDate & { isOver: boolean }>(
      this.dataSource,
      statement,
    ))
      found.set(date.eventId, { ...found.get(date.eventId), [isOver ? 'last' : 'next']: date });
    return found;
  }

  /** All dates of each event, in the order of its series. */
  async all(eventIds: readonly number[]): Promise<ReadonlyMap<number, EventDate[]>> {
    const statement = writeStatement(
      (bind) =>
        `SELECT ${DATE} FROM event_date date WHERE date.event_id = ANY (${bind(eventIds)}) ORDER BY date.day`,
    );
    const dates = await queryPrepared<EventDate>(this.dataSource, statement);
    const found = new Map<number, EventDate[]>(eventIds.map((id) => [id, []]));
    for (const date of dates) found.get(date.eventId)!.push(date);
    return found;
  }

  /** The dates of events in a time, by their beginning; at most as many as a series has. */
  async of(eventIds: readonly number[], from: Date, to: Date): Promise<EventDate[]> {
    const statement = writeStatement(
      (bind) => `SELECT ${DATE} FROM event_date date
        WHERE date.event_id = ANY (${bind(eventIds)}) AND date.ends_at > ${bind(from)} AND date.starts_at < ${bind(to)}
        ORDER BY date.starts_at, date.event_id`,
    );
    return queryPrepared<EventDate>(this.dataSource, statement);
  }

  /** What visitors see in a time: each date of each event, by its beginning. */
  async on(
    page: Page,
    { from, to, kind }: { from: Date; to: Date; kind?: EventKind | null },
  ): Promise<{ items: EventDate[]; totalCount: number }> {
    const statement = writeStatement((bind) => {
      const within = `date.ends_at > ${bind(from)} AND date.starts_at < ${bind(to)}`;
      const ofKind = kind ? `AND item.kind = ${bind(kind)}` : '';
      return `SELECT ${DATE}, (count(*) OVER ())::integer AS "totalCount"
        FROM event_date date JOIN event item ON item.id = date.event_id
        WHERE ${within} AND ${isShownAt(bind(new Date()))} ${ofKind}
        ORDER BY date.starts_at, date.event_id LIMIT ${bind(page.limit)} OFFSET ${bind(page.offset)}`;
    });
    const rows = await queryPrepared<EventDate & { totalCount: number }>(this.dataSource, statement);
    const [first] = rows;
    if (first || page.offset === 0) return { items: rows, totalCount: first?.totalCount ?? 0 };
    return { items: [], totalCount: (await this.on({ limit: 1, offset: 0 }, { from, to, kind })).totalCount };
  }

  /**
   * How many events of each kind are to come, most first and Other last, and how many were in each year, latest first.
   * @param ofYears which are counted by years
   */
  async count(ofYears: { kind?: EventKind | null; fileType?: ContentFileType | null } = {}): Promise<{
    kinds: { kind: EventKind; count: number }[];
    years: { year: number; count: number }[];
  }> {
    const kinds = writeStatement(
      (bind) => `SELECT item.kind, count(*)::integer AS count FROM event item
        WHERE item.kind IS NOT NULL AND ${isShownAt(bind(new Date()))} AND ${isWhen('COMING')(bind)}
        GROUP BY item.kind ORDER BY item.kind = 'OTHER', count DESC, item.kind`,
    );
    const years = writeStatement(
      (bind) => `SELECT year::integer, count(DISTINCT item.id)::integer AS count FROM event item
        JOIN event_date date ON date.event_id = item.id,
             extract(year FROM date.starts_at AT TIME ZONE ${bind(place.timeZone)}) AS year
        WHERE ${isShownAt(bind(new Date()))} AND ${isWhen('PAST', { kind: ofYears.kind })(bind)}
          ${ofYears.fileType ? `AND item.file_type = ${bind(ofYears.fileType)}` : ''}
        GROUP BY year ORDER BY year DESC`,
    );
    return {
      kinds: await queryPrepared(this.dataSource, kinds),
      years: await queryPrepared(this.dataSource, years),
    };
  }

  /** When a date is next over, so that its event stands elsewhere. */
  async nextChange(): Promise<Date | undefined> {
    const { sql, parameters } = writeStatement(
      (bind) => `SELECT min(ends_at) AS moment FROM event_date WHERE ends_at > ${bind(new Date())}`,
    );
    const [{ moment }] = await this.dataSource.query(sql, parameters);
    return moment ?? undefined;
  }
}
