import ical, { type ICalCalendar, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { isoWeekday } from '../../../../rules/days.ts';
import { knownEnd, noteIn, whyOf } from '../../../../rules/event-dates.ts';
import { eventPath } from '../../../../rules/event-path.ts';
import { addressIn } from '../../../../rules/language-addresses.ts';
import type { Language } from '../../../../rules/languages.ts';
import { place } from '../../../../rules/place.ts';
import { fillIn } from '../../../../rules/placeholders.ts';
import { momentOf } from '../../../../rules/zoned-time.ts';
import { inLanguage } from '../../../database/translations.ts';
import { letterTexts } from '../../../messages/letter-texts.ts';
import { ROOM_TEXTS, type Room } from '../../calendar/room.entity.ts';
import { lastDayOf, recurrenceOf } from '../../calendar/series-dates.ts';
import type { ContentRow } from '../../content/content-rows.ts';
import { type DateOfEvent, timesOn } from '../dates-of-event.ts';
import type { Event } from '../event.entity.ts';
import { SiteDate } from './site-date.ts';
import { timeZoneBlock } from './time-zone-block.ts';

/** What a feed says of the site. */
export interface FeedSite {
  /** The origin that visitors see. */
  origin: string;
  /** The association's, in the feed's language. */
  name: string;
  address: string;
  languages: readonly Language[];
  language: Language;
  rooms: readonly Room[];
  /** Of an event, those that have translations. */
  texts: readonly string[];
}

/** How often programs that subscribe ask again, in seconds. */
const REFRESH = 6 * 60 * 60;

const compact = (day: string) => day.replaceAll('-', '');
const utcStamp = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
/** The library writes a calendar's name as it is. */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\s+/g, ' ');

function placeOf(event: ContentRow<Event>, named: string | null, site: FeedSite): string {
  const rooms = site.rooms
    .filter(({ id }) => event.roomIds.includes(id))
    .map((room) => inLanguage(room, ROOM_TEXTS, site.language).name);
  // A place that is named is elsewhere; an event without one is at the association's own.
  const lines = named ? [named] : [...rooms, ...site.address.split('\n')];
  return lines
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean)
    .join(', ');
}

interface DatedEvent {
  event: ContentRow<Event>;
  /** In the order of its series. */
  dates: readonly DateOfEvent[];
}

interface Entry extends DatedEvent {
  site: FeedSite;
}

/** The entry of one date. */
function entryOf({ event, site }: Omit<Entry, 'dates'>, date: DateOfEvent, id: string): ICalEventData {
  const texts = inLanguage(event, site.texts, site.language);
  const { eventFeed } = letterTexts(site.language);
  const address = addressIn(site.language, site.origin + eventPath(event.id), site.languages);
  const why = whyOf(event, texts.calledOffNote, noteIn(date, event.ownLanguage, site.language).note);
  const end = knownEnd(date, event.toTime);
  return {
    id: `${id}@${new URL(site.origin).hostname}`,
    sequence: event.version,
    stamp: event.updatedAt,
    lastModified: event.updatedAt,
    timezone: place.timeZone,
    allDay: date.isWholeDay,
    start: new SiteDate(date.startsAt),
    end: end && new SiteDate(end),
    summary: date.isCalledOff ? fillIn(eventFeed.calledOff, { name: texts.name }) : texts.name,
    description: [why, texts.description, address].filter(Boolean).join('\n\n'),
    location: placeOf(event, texts.place, site),
    url: address,
    // Programs take what is cancelled out of sight, or strike it through.
    status: date.isCalledOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

/**
 * The recurrence of a series as RFC 5545 writes it: its rule, and what of it does not happen as the rule says.
 * @param except days that are left out, or have an entry of their own
 */
function recurrenceText(event: ContentRow<Event>, firstDay: string, except: readonly string[]): string {
  const series = event.series!;
  const last = lastDayOf(series, event.startsOn!);
  const isWholeDay = !event.fromTime;
  const until = isWholeDay ? compact(last) : utcStamp(momentOf(last, '23:59', 'end'));
  const time = isWholeDay ? '' : `T${event.fromTime!.replace(':', '')}00`;
  const kind = isWholeDay ? 'VALUE=DATE' : `TZID=${place.timeZone}`;
  const rule = `RRULE:${recurrenceOf(series, event.startsOn!)};UNTIL=${until}`;
  const excluded = except.filter((day) => day >= firstDay).map((day) => compact(day) + time);
  return [rule, ...(excluded.length > 0 ? [`EXDATE;${kind}:${excluded.join()}`] : [])].join('\n');
}

/**
 * The entries of an event. A series is one entry with its rule, which a phone shows and removes as one; each date that differs
 * from it is left out of the rule and an entry of its own, for not every phone reads what changes a single date of a rule.
 */
function entriesOf(entry: Entry): ICalEventData[] {
  const { event, dates } = entry;
  const id = `event-${event.id}`;
  if (!event.series) return dates.map((date) => entryOf(entry, date, id));
  const changed = new Set(event.dateChanges.map(({ day }) => day));
  const [first, second] = dates;
  // A rule need not fit the first day; what it says then begins with the second.
  const isFitting = fitsRule(event);
  const regular = dates.filter((date) => !changed.has(date.day) && (isFitting || date !== first));
  const own = dates.filter((date) => !regular.includes(date));
  const begin = isFitting ? event.startsOn! : second?.day;
  const single = own.map((date) => entryOf(entry, date, `${id}-${date.day}`));
  if (regular.length === 0 || !begin) return single;
  const except = [...new Set([...event.series.leftOut, ...own.map(({ day }) => day)])].sort();
  const whole: DateOfEvent = {
    day: begin,
    ...timesOn(event, begin),
    isCalledOff: event.isCalledOff,
    note: null,
    noteTranslations: {},
  };
  return [{ ...entryOf(entry, whole, id), repeating: recurrenceText(event, begin, except) }, ...single];
}

/** Whether a series happens by its rule on its first day, as of weekly ones only those do that have its weekday. */
function fitsRule({ series, startsOn }: ContentRow<Event>): boolean {
  if (series!.every !== 'WEEK' || series!.weekdays.length === 0) return true;
  return series!.weekdays.includes(isoWeekday(startsOn!));
}

function calendarOf(entries: readonly ICalEventData[], site: FeedSite): ICalCalendar {
  const years = [new Date(), ...entries.map(({ start }) => start as Date)].map((date) =>
    date.getUTCFullYear(),
  );
  const range = { from: Math.min(...years) - 1, to: Math.max(...years) + 3 };
  return ical({
    prodId: { company: escaped(site.name) || 'Samaj', product: 'Events', language: 'EN' },
    // Named by each entry: with a name here the library would write stamps by that clock, too.
    timezone: { name: null, generator: (zone: string) => timeZoneBlock(zone, range) },
    events: [...entries],
  });
}

/** The file that adds one event, or one date of it, to a calendar; undefined while its day is not known. */
export function eventFile(entry: Entry, day?: string): string | undefined {
  const { dates } = entry;
  const date = day === undefined ? undefined : dates.find((one) => one.day === day);
  if (dates.length === 0 || (day !== undefined && !date)) return undefined;
  const id = entry.event.series ? `event-${entry.event.id}-${day}` : `event-${entry.event.id}`;
  return calendarOf(date ? [entryOf(entry, date, id)] : entriesOf(entry), entry.site).toString();
}

/** The feed of many events, to subscribe to. */
export function eventFeed(events: readonly DatedEvent[], site: FeedSite): string {
  const entries = events.flatMap((dated) => entriesOf({ ...dated, site }));
  const calendar = calendarOf(entries, site);
  calendar.name(escaped(site.name));
  calendar.ttl(REFRESH);
  calendar.x('X-WR-TIMEZONE', place.timeZone);
  return calendar.toString();
}
