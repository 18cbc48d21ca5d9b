import { addDays, type Instant } from '../../../rules/days.ts';
import { knownEnd } from '../../../rules/event-dates.ts';
import { eventPath } from '../../../rules/event-path.ts';
import { addressIn } from '../../../rules/language-addresses.ts';
import { wallClock } from '../../../rules/zoned-time.ts';
import type { SchemaThing } from './page-record.ts';
import { PATHS } from './paths.ts';
import type { DescribedSite } from './structured-data.tsx';

/** From the site settings; empty values are left out. */
interface OrganizationSettings {
  address: string;
  email: string;
  phone: string;
  facebookUrl: string;
  instagramUrl: string;
  youtubeUrl: string;
  charityName: string;
  charityNumber: string;
}

interface Picture {
  url: string;
}

interface DescribedDate {
  startsAt: string;
  endsAt: string;
  isWholeDay: boolean;
  isCalledOff: boolean;
}

interface DescribedEvent {
  id: number;
  name: string;
  description: string;
  /** `YYYY-MM-DD`. */
  startsOn?: string | null;
  /** Where nobody knows its end. */
  toTime?: string | null;
  isCalledOff?: boolean;
  place?: string | null;
  rooms?: readonly { name: string }[];
  nextDate?: DescribedDate | null;
  lastDate?: DescribedDate | null;
  file?: (Picture & { contentType: string; poster?: Picture | null }) | null;
}

function organizationId({ origin }: DescribedSite): string {
  return `${origin}/#organization`;
}

/** The association itself (schema.org Organization), for the home and contact pages; undefined while it has no name. */
export function organizationData(
  settings: OrganizationSettings,
  site: DescribedSite,
): SchemaThing | undefined {
  if (!site.name) return undefined;
  const { email, phone, charityName, charityNumber } = settings;
  // Not WhatsApp: its link opens a conversation and is no page about the association.
  const profiles = [settings.facebookUrl, settings.instagramUrl, settings.youtubeUrl].filter(Boolean);
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.name,
    alternateName: site.otherName,
    url: `${site.origin}${PATHS.home}`,
    logo: `${site.origin}/icon-512.png`,
    address: settings.address || undefined,
    email: email || undefined,
    telephone: phone || undefined,
    sameAs: profiles.length > 0 ? profiles : undefined,
    ...(charityNumber && {
      legalName: charityName || undefined,
      // The settings do not say which British legal form it has.
      nonprofitStatus: 'https://schema.org/UKNonprofitType',
      identifier: { '@type': 'PropertyValue', propertyID: 'Charity number', value: charityNumber },
    }),
  };
}

function pictureOf({ file }: DescribedEvent): Picture | null | undefined {
  return file?.contentType.startsWith('image/') ? file : file?.poster;
}

/** A moment with the offset of the site's clock, as `2026-11-28T18:30:00+00:00`. */
function withOffset(moment: string): string {
  const { date, time } = wallClock(new Date(moment));
  const minutes = Math.round((Date.parse(`${date}T${time}Z`) - Date.parse(moment)) / 60_000);
  const digits = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  const offset = `${minutes < 0 ? '-' : '+'}${digits(Math.floor(size / 60))}:${digits(size % 60)}`;
  return `${date}T${time}:00${offset}`;
}

/** When an event is: whole days as such, times with the offset of the clock. */
function timesOf({ startsOn, toTime, nextDate, lastDate }: DescribedEvent) {
  const date = nextDate ?? lastDate;
  if (!date) return { startDate: startsOn ?? undefined };
  const { startsAt, endsAt, isWholeDay } = date;
  if (!isWholeDay) {
    const times = { startsAt: startsAt as Instant, endsAt: endsAt as Instant, isWholeDay };
    const end = knownEnd(times, toTime);
    return { startDate: withOffset(startsAt), endDate: end && withOffset(end) };
  }
  const first = wallClock(new Date(startsAt)).date;
  const last = addDays(wallClock(new Date(endsAt)).date, -1);
  return { startDate: first, endDate: last > first ? last : undefined };
}

/** Where an event is: elsewhere, or in our rooms. */
function locationOf({ place, rooms = [] }: DescribedEvent, name: string, address: string) {
  if (place) return { '@type': 'Place', name: place, address: place };
  const room = rooms.map((one) => one.name).join(', ');
  return { '@type': 'Place', name: room ? `${room}, ${name}` : name, address: address || undefined };
}

/**
 * An event (schema.org Event), at the association's own address.
 * @returns undefined for an event without a date, which search engines would refuse
 */
export function eventData(
  event: DescribedEvent,
  settings: Pick<OrganizationSettings, 'address'>,
  site: DescribedSite,
): SchemaThing | undefined {
  const times = timesOf(event);
  if (!times.startDate) return undefined;
  const { origin, language, languages, name } = site;
  const picture = pictureOf(event);
  const address = origin + eventPath(event.id);
  const isOff = event.isCalledOff || (event.nextDate ?? event.lastDate)?.isCalledOff;
  return {
    '@type': 'Event',
    '@id': `${address}#event`,
    name: event.name,
    description: event.description,
    ...times,
    eventStatus: `https://schema.org/${isOff ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: locationOf(event, name, settings.address),
    image: picture ? [origin + picture.url] : undefined,
    organizer: { '@type': 'Organization', '@id': organizationId(site), name, url: `${origin}${PATHS.home}` },
    url: addressIn(language, address, languages),
  };
}
