import { ContentEditPage } from '../../../components/office/content-edit-page.tsx';
import { QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { useEditedEventQuery, useSaveEventMutation } from './event.generated.ts';
import { EVENT_KIND } from './event-kind.ts';

/** Adds an event, or changes the one in the address (spec §2, add-events). */
export function EditEventPage() {
  return (
    <ContentEditPage
      kind={EVENT_KIND}
      titles={{ add: 'events.add', edit: 'events.edit' }}
      idParameter={QUERY_PARAMETERS.eventId}
      useItem={useEditedEventQuery}
      itemOf={({ event }) => event}
      useSave={useSaveEventMutation}
      list="events"
    />
  );
}
