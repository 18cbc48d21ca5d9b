import { ContentEditPage } from '../../../components/office/content-edit-page.tsx';
import { CONTENT_ROOMS } from '../../../components/office/content-rooms.ts';
import { useManagedEventQuery, useSaveEventMutation } from './event.generated.ts';
import { EVENT_KIND } from './event-kind.ts';

/** Adds an event, or changes the one in the address. */
export function EditEventPage() {
  return (
    <ContentEditPage
      kind={EVENT_KIND}
      editTitle="events.edit"
      useItem={useManagedEventQuery}
      itemOf={({ managedEvent }) => managedEvent}
      useSave={useSaveEventMutation}
      room={CONTENT_ROOMS.event}
    />
  );
}
