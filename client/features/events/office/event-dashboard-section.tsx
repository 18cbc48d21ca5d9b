import { LIMITS } from '../../../../rules/limits.ts';
import {
  ContentDashboardSection,
  type SectionListOptions,
} from '../../../components/office/content-dashboard-section.tsx';
import type { SectionProps } from '../../../components/office/dashboard-section.tsx';
import { PATHS, QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { useEventsQuery } from '../events.generated.ts';
import { useDeleteEventMutation } from './event.generated.ts';

function useNewestEvents({ variables, ...options }: SectionListOptions) {
  return useEventsQuery({ ...options, variables: { ...variables, newestFirst: true } });
}

/** Events on the dashboard: title and description (spec §2). */
export function EventDashboardSection({ section }: SectionProps) {
  return (
    <ContentDashboardSection
      section={section}
      title="events.section"
      add={{ label: 'events.add', to: PATHS.editEvent }}
      idParameter={QUERY_PARAMETERS.eventId}
      firstRows={LIMITS.dashboardEvents}
      useList={useNewestEvents}
      rowsOf={({ events }) => events}
      useRemove={useDeleteEventMutation}
      list="events"
    />
  );
}
