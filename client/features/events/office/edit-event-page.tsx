import { useSearchParams } from 'react-router-dom';
import { contentIdOf } from '../../../components/list/content-id.ts';
import { evictLists } from '../../../components/list/evict-lists.ts';
import { ContentEditPage } from '../../../components/office/content-edit-page.tsx';
import { QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { useEventQuery } from '../event.generated.ts';
import { useSaveEventMutation } from './edit-event.generated.ts';
import { EVENT_KIND } from './event-kind.ts';

/** Adds an event, or changes the one that the address names (spec §2, add-events). */
export function EditEventPage() {
  const [parameters] = useSearchParams();
  const id = contentIdOf(parameters.get(QUERY_PARAMETERS.eventId));
  const result = useEventQuery({ variables: { id: id ?? 0 }, skip: !id, fetchPolicy: 'network-only' });
  const [saveEvent] = useSaveEventMutation({ update: evictLists('events') });
  return (
    <ContentEditPage
      // Another address is another form.
      key={id}
      id={id}
      titles={{ add: 'events.add', edit: 'events.edit' }}
      kind={EVENT_KIND}
      result={result}
      itemOf={({ event }) => event}
      save={saveEvent}
    />
  );
}
