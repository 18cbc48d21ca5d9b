import { LIMITS } from '../../../../rules/limits.ts';
import { evictLists } from '../../../components/list/evict-lists.ts';
import { useSectionList } from '../../../components/list/use-section-list.ts';
import { DescriptionCell, LinkCell, TitleCell } from '../../../components/office/content-cells.tsx';
import { ContentDashboardSection } from '../../../components/office/content-dashboard-section.tsx';
import { PATHS, QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useVideoLinksQuery } from '../video-links.generated.ts';
import { useDeleteVideoLinkMutation } from './delete-video-link.generated.ts';

/** Videos of events on the dashboard: title, description and link (spec §2). */
export function VideoLinkDashboardSection() {
  const { t } = useTranslation();
  const list = useSectionList('event_video', LIMITS.dashboardOthers);
  const result = useVideoLinksQuery({ variables: list.variables, fetchPolicy: 'cache-and-network' });
  const [deleteVideoLink] = useDeleteVideoLinkMutation({ update: evictLists('videoLinks') });
  return (
    <ContentDashboardSection
      title={t('videoLinks.section')}
      add={{ label: t('videoLinks.add'), to: PATHS.editVideoLink }}
      list={list}
      result={result}
      rowsOf={({ videoLinks }) => videoLinks}
      editAddress={({ id }) => `${PATHS.editVideoLink}?${QUERY_PARAMETERS.eventId}=${id}`}
      columns={[
        { label: t('content.title'), show: (video) => <TitleCell item={video} /> },
        { label: t('content.description'), show: (video) => <DescriptionCell item={video} /> },
        {
          label: t('content.link'),
          show: ({ link }) => <LinkCell link={link} none={t('videoLinks.noLink')} />,
        },
      ]}
      remove={(id) => deleteVideoLink({ variables: { id } })}
    />
  );
}
