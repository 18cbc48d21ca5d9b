import { LIMITS } from '../../../../rules/limits.ts';
import { evictLists } from '../../../components/list/evict-lists.ts';
import { useSectionList } from '../../../components/list/use-section-list.ts';
import { useContentColumns } from '../../../components/office/content-columns.tsx';
import { ContentDashboardSection } from '../../../components/office/content-dashboard-section.tsx';
import { PATHS, QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useEventsQuery } from '../events.generated.ts';
import { useDeleteEventMutation } from './delete-event.generated.ts';

/** Events on the dashboard: title and description (spec §2). */
export function EventDashboardSection() {
  const { t } = useTranslation();
  const list = useSectionList('event', LIMITS.dashboardEvents);
  const result = useEventsQuery({
    variables: { ...list.variables, newestFirst: true },
    fetchPolicy: 'cache-and-network',
  });
  const [deleteEvent] = useDeleteEventMutation({ update: evictLists('events') });
  return (
    <ContentDashboardSection
      title={t('events.section')}
      add={{ label: t('events.add'), to: PATHS.editEvent }}
      list={list}
      columns={useContentColumns()}
      result={result}
      rowsOf={({ events }) => events}
      editAddress={({ id }) => `${PATHS.editEvent}?${QUERY_PARAMETERS.eventId}=${id}`}
      remove={(id) => deleteEvent({ variables: { id } })}
    />
  );
}
