import { usePageRecord } from '../../components/page/page-record.ts';
import { eventData } from '../../components/page/schema-org.ts';
import { StructuredData } from '../../components/page/structured-data.tsx';
import { useEventPlaceQuery } from './event-place.generated.ts';
import type { EventFieldsFragment } from './events.generated.ts';

/** Structured data of the events that have a date, for search engines. */
export function DescribedEvents({ events }: { events: readonly EventFieldsFragment[] }) {
  // Only needed in the HTML from the server.
  const isServer = usePageRecord() !== undefined;
  const place = useEventPlaceQuery({ skip: !isServer }).data?.siteSettings;
  if (!place) return null;
  return events.map((event) => (
    <StructuredData key={event.id} data={(site) => eventData(event, place, site)} />
  ));
}
