import { LIMITS } from '../../../../rules/limits.ts';
import { evictLists } from '../../../components/list/evict-lists.ts';
import { useSectionList } from '../../../components/list/use-section-list.ts';
import { DescriptionCell, LocalizedCell, TitleCell } from '../../../components/office/content-cells.tsx';
import { ContentDashboardSection } from '../../../components/office/content-dashboard-section.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useNoticesQuery } from '../notices.generated.ts';
import { useDeleteNoticeMutation } from './delete-notice.generated.ts';

/** Notifications on the dashboard: title, description and description-1 (spec §2). */
export function NoticeDashboardSection() {
  const { t } = useTranslation();
  const list = useSectionList('notification', LIMITS.dashboardNotices);
  const result = useNoticesQuery({ variables: list.variables, fetchPolicy: 'cache-and-network' });
  const [deleteNotice] = useDeleteNoticeMutation({ update: evictLists('notices') });
  return (
    <ContentDashboardSection
      title={t('notices.section')}
      add={{ label: t('notices.add'), to: PATHS.editNotice }}
      list={list}
      result={result}
      rowsOf={({ notices }) => notices}
      columns={[
        { label: t('content.title'), show: (notice) => <TitleCell item={notice} /> },
        { label: t('content.description'), show: (notice) => <DescriptionCell item={notice} /> },
        {
          label: t('notices.secondDescription'),
          show: (notice) => (
            <LocalizedCell
              english={notice.secondDescription ?? ''}
              gujarati={notice.secondDescriptionGujarati}
            />
          ),
        },
      ]}
      remove={(id) => deleteNotice({ variables: { id } })}
    />
  );
}
