import { LIMITS } from '../../../../rules/limits.ts';
import { evictLists } from '../../../components/list/evict-lists.ts';
import { useSectionList } from '../../../components/list/use-section-list.ts';
import { useContentColumns } from '../../../components/office/content-columns.tsx';
import { ContentDashboardSection } from '../../../components/office/content-dashboard-section.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useDeleteHomeVideoMutation } from './delete-home-video.generated.ts';
import { useHomeVideosQuery } from './home-videos.generated.ts';

/** Home page videos on the dashboard (spec §2). */
export function HomeVideoDashboardSection() {
  const { t } = useTranslation();
  const list = useSectionList('home_video', LIMITS.dashboardOthers);
  const result = useHomeVideosQuery({ variables: list.variables, fetchPolicy: 'cache-and-network' });
  const [deleteHomeVideo] = useDeleteHomeVideoMutation({ update: evictLists('homeVideos') });
  return (
    <ContentDashboardSection
      title={t('homeVideos.section')}
      add={{ label: t('homeVideos.add'), to: PATHS.editHomeVideo }}
      list={list}
      columns={useContentColumns()}
      result={result}
      rowsOf={({ homeVideos }) => homeVideos}
      remove={(id) => deleteHomeVideo({ variables: { id } })}
    />
  );
}
