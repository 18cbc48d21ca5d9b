import { ContentDashboardSection } from '../../../components/office/content-dashboard-section.tsx';
import type { SectionProps } from '../../../components/office/dashboard-section.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { useDeleteHomeVideoMutation } from './home-video.generated.ts';
import { useHomeVideosQuery } from './home-videos.generated.ts';

/** Home page videos on the dashboard (spec §2). */
export function HomeVideoDashboardSection({ section }: SectionProps) {
  return (
    <ContentDashboardSection
      section={section}
      title="homeVideos.section"
      add={{ label: 'homeVideos.add', to: PATHS.editHomeVideo }}
      useList={useHomeVideosQuery}
      rowsOf={({ homeVideos }) => homeVideos}
      useRemove={useDeleteHomeVideoMutation}
      list="homeVideos"
    />
  );
}
