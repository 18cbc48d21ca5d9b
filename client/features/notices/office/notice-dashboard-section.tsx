import { LIMITS } from '../../../../rules/limits.ts';
import { DescriptionCell, LocalizedCell, TitleCell } from '../../../components/office/content-cells.tsx';
import { ContentDashboardSection } from '../../../components/office/content-dashboard-section.tsx';
import type { SectionProps } from '../../../components/office/dashboard-section.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useNoticesQuery } from '../notices.generated.ts';
import { useDeleteNoticeMutation } from './notice.generated.ts';

/** Notifications on the dashboard: title, description and description-1 (spec §2). */
export function NoticeDashboardSection({ section }: SectionProps) {
  const { t } = useTranslation();
  return (
    <ContentDashboardSection
      section={section}
      title="notices.section"
      add={{ label: 'notices.add', to: PATHS.editNotice }}
      firstRows={LIMITS.dashboardNotices}
      useList={useNoticesQuery}
      rowsOf={({ notices }) => notices}
      columns={[
        { label: t('content.title'), show: (notice) => <TitleCell item={notice} /> },
        { label: t('content.description'), show: (notice) => <DescriptionCell item={notice} /> },
        {
          label: t('notices.secondDescription'),
          show: (notice) => (
            <LocalizedCell
              text={notice.secondDescription}
              language={notice.textLanguages.secondDescription}
            />
          ),
        },
      ]}
      useRemove={useDeleteNoticeMutation}
      list="notices"
    />
  );
}
