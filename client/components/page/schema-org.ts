import { eventPath } from '../../../rules/event-path.ts';
import { addressIn } from '../../../rules/language-addresses.ts';
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

interface DescribedEvent {
  id: number;
  name: string;
  description: string;
  /** `YYYY-MM-DD`. */
  startsOn?: string | null;
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

/**
 * An event (schema.org Event), at the association's own address.
 * @returns undefined for an event without a date, which search engines would refuse
 */
export function eventData(
  event: DescribedEvent,
  settings: Pick<OrganizationSettings, 'address'>,
  site: DescribedSite,
): SchemaThing | undefined {
  if (!event.startsOn) return undefined;
  const { origin, language, languages, name } = site;
  const picture = pictureOf(event);
  const address = origin + eventPath(event.id);
  return {
    '@type': 'Event',
    '@id': `${address}#event`,
    name: event.name,
    description: event.description,
    startDate: event.startsOn,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name,
      address: settings.address || undefined,
    },
    image: picture ? [origin + picture.url] : undefined,
    organizer: { '@type': 'Organization', '@id': organizationId(site), name, url: `${origin}${PATHS.home}` },
    url: addressIn(language, address, languages),
  };
}
