import type { EntityManager } from 'typeorm';
import { type NotedDate, noteIn, whyOf } from '../../../rules/event-dates.ts';
import type { Language } from '../../../rules/languages.ts';
import type { TranslatedRow } from '../../database/translations.ts';
import { inLanguage } from '../../database/translations.ts';
import { isShownAt } from '../content/content-rows.ts';
import type { EventReply } from './event-reply.entity.ts';

/** A date of an event, as everything about replies needs to know it. */
export interface EventDay extends TranslatedRow, NotedDate {
  eventId: number;
  day: string;
  name: string;
  /** An address, where it is in none of the rooms. */
  place: string | null;
  rooms: (TranslatedRow & { name: string })[];
  startsAt: Date;
  endsAt: Date;
  isWholeDay: boolean;
  /** The date, or the event as a whole, does not take place; so is one whose event was deleted before it began. */
  isCalledOff: boolean;
  isWholeEventOff: boolean;
  /** Why the event as a whole is called off, or once was. */
  calledOffNote: string | null;
  /** Whether visitors see the event at this moment. */
  isShown: boolean;
}

const COLUMNS = `
  SELECT item.id AS "eventId", to_char(date.day, 'YYYY-MM-DD') AS day, item.name, item.place,
         item.language AS "ownLanguage", item.translations - item.held_languages AS translations,
         date.starts_at AS "startsAt", date.ends_at AS "endsAt", date.is_whole_day AS "isWholeDay",
         (date.is_called_off OR item.is_called_off OR coalesce(item.binned_at <= date.starts_at, false)) AS "isCalledOff",
         item.is_called_off AS "isWholeEventOff", date.note, date.note_translations - item.held_languages AS "noteTranslations", item.called_off_note AS "calledOffNote",
         (${isShownAt('now()')}) AS "isShown",
         coalesce((SELECT jsonb_agg(jsonb_build_object('name', room.name, 'ownLanguage', room.language,
                                                       'translations', room.translations) ORDER BY room.position, room.id)
                     FROM room WHERE room.id = ANY (item.room_ids)), '[]') AS rooms`;
const SELECT = `${COLUMNS} FROM event_date date JOIN event item ON item.id = date.event_id`;

type Manager = Pick<EntityManager, 'query'>;

const DAY = 24 * 3_600_000;

/** The date of an event with that key, or null. */
export async function findEventDay(manager: Manager, eventId: number, day: string): Promise<EventDay | null> {
  const [found] = await manager.query<EventDay[]>(`${SELECT} WHERE date.event_id = $1 AND date.day = $2`, [
    eventId,
    day,
  ]);
  return found ?? null;
}

/** All dates of an event, in their order. */
export function daysOfEvent(manager: Manager, eventId: number): Promise<EventDay[]> {
  return manager.query<EventDay[]>(`${SELECT} WHERE date.event_id = $1 ORDER BY date.starts_at`, [eventId]);
}

type Known = Pick<EventReply, 'eventId' | 'day' | 'toldStartsAt' | 'isToldOff'>;

/** The date of a reply, also one that is there no more. Null where there is no event either. */
export async function dayOfReply(manager: Manager, reply: Known): Promise<EventDay | null> {
  const day = await findEventDay(manager, reply.eventId, reply.day);
  if (!day) return missingDay(manager, reply);
  return { ...day, isCalledOff: day.isCalledOff && !tookPlace({ ...reply, toldStartsAt: day.startsAt }) };
}

/** A date that is there no more, as its families knew it: over if it took place, else called off. Null where there is no event either. */
export async function missingDay(manager: Manager, reply: Known, now = new Date()): Promise<EventDay | null> {
  const isOver = tookPlace(reply, now);
  const [found] = await manager.query<EventDay[]>(
    `${COLUMNS} FROM (SELECT $1::integer AS event_id, $2::date AS day, $3::timestamptz AS starts_at, $4::timestamptz AS ends_at,
            true AS is_whole_day, false AS is_called_off, NULL::text AS note, '{}'::jsonb AS note_translations) date
       JOIN event item ON item.id = date.event_id`,
    [
      reply.eventId,
      reply.day,
      reply.toldStartsAt,
      new Date(reply.toldStartsAt.getTime() + (isOver ? 0 : DAY)),
    ],
  );
  return found ? { ...found, isCalledOff: !isOver } : null;
}

/** A date that had begun before its families were told that it does not take place, did. */
function tookPlace({ toldStartsAt, isToldOff }: Omit<Known, 'eventId' | 'day'>, now = new Date()): boolean {
  return !isToldOff && toldStartsAt <= now;
}

/** Dates that visitors see of events that ask for replies, which begin within these moments, at most that many. */
export function askingDays(manager: Manager, from: Date, to: Date, most: number): Promise<EventDay[]> {
  return manager.query<EventDay[]>(
    `${SELECT} JOIN event_reply_setting setting ON setting.event_id = item.id AND setting.is_asking
      WHERE date.starts_at >= $1 AND date.starts_at < $2 AND ${isShownAt('now()')}
      ORDER BY date.starts_at, item.id LIMIT $3`,
    [from, to, most],
  );
}

/** The day of an event that comes next, of those that are called off where there is no other; its last one when all are over. */
export async function nextDayOf(manager: Manager, eventId: number): Promise<string | null> {
  const [next] = await manager.query<{ day: string }[]>(
    `SELECT to_char(day, 'YYYY-MM-DD') AS day FROM event_date WHERE event_id = $1
      ORDER BY ends_at < now(), is_called_off, abs(extract(epoch FROM starts_at - now())) LIMIT 1`,
    [eventId],
  );
  return next?.day ?? null;
}

/** What events are called in a language, by their ids. */
export async function eventNames(
  manager: Manager,
  eventIds: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, string>> {
  const events = await manager.query<(TranslatedRow & { id: number; name: string })[]>(
    `SELECT id, name, language AS "ownLanguage", translations - held_languages AS translations FROM event WHERE id = ANY ($1)`,
    [eventIds],
  );
  return new Map(events.map((event) => [event.id, String(inLanguage(event, ['name'], language).name)]));
}

/** What an event is called in a language. */
export function eventNameIn(day: EventDay, language: Language): string {
  return String(inLanguage(day, ['name'], language).name);
}

/** Where it is: the address, or the rooms; empty where nobody has said. */
export function placeIn(day: EventDay, language: Language): string {
  const address = day.place && inLanguage(day, ['place'], language).place;
  return address || day.rooms.map((room) => inLanguage(room, ['name'], language).name).join(', ');
}

/** Where it is, as it was entered. */
export const ownPlace = (day: EventDay): string => placeIn(day, day.ownLanguage as Language);

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Whether a family has to be told where it is now; another comma or capital is no other place. */
export function isElsewhere(day: EventDay, told: string | null): boolean {
  const now = lettersOf(ownPlace(day));
  return told !== null && now !== '' && now !== lettersOf(told);
}

/** Why a date is called off or differs; empty where nobody has said. */
export function whyIn(day: EventDay, language: Language): string {
  const ofEvent = inLanguage(day, ['calledOffNote'], language).calledOffNote;
  const ofDate = noteIn(day, day.ownLanguage, language).note;
  return whyOf({ isCalledOff: day.isWholeEventOff }, ofEvent, ofDate) ?? '';
}
