import { DescriptionCell, LinkCell, TitleCell } from '../../../components/office/content-cells.tsx';
import { ContentDashboardSection } from '../../../components/office/content-dashboard-section.tsx';
import type { SectionProps } from '../../../components/office/dashboard-section.tsx';
import { PATHS, QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useVideoLinksQuery } from '../video-links.generated.ts';
import { useDeleteVideoLinkMutation } from './video-link.generated.ts';

/** Videos of events on the dashboard: title, description and link (spec §2). */
export function VideoLinkDashboardSection({ section }: SectionProps) {
  const { t } = useTranslation();
  return (
    <ContentDashboardSection
      section={section}
      title="videoLinks.section"
      add={{ label: 'videoLinks.add', to: PATHS.editVideoLink }}
      idParameter={QUERY_PARAMETERS.eventId}
      useList={useVideoLinksQuery}
      rowsOf={({ videoLinks }) => videoLinks}
      columns={[
        { label: t('content.title'), show: (video) => <TitleCell item={video} /> },
        { label: t('content.description'), show: (video) => <DescriptionCell item={video} /> },
        {
          label: t('content.link'),
          show: ({ link }) => <LinkCell link={link} none={t('videoLinks.noLink')} />,
        },
      ]}
      useRemove={useDeleteVideoLinkMutation}
      list="videoLinks"
    />
  );
}
