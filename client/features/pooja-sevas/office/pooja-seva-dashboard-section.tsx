import { LIMITS } from '../../../../rules/limits.ts';
import { evictLists } from '../../../components/list/evict-lists.ts';
import { useSectionList } from '../../../components/list/use-section-list.ts';
import { useContentColumns } from '../../../components/office/content-columns.tsx';
import { ContentDashboardSection } from '../../../components/office/content-dashboard-section.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { usePoojaSevasQuery } from '../pooja-sevas.generated.ts';
import { useDeletePoojaSevaMutation } from './delete-pooja-seva.generated.ts';

/** Poojas and sevas on the dashboard: title and description (spec §2). */
export function PoojaSevaDashboardSection() {
  const { t } = useTranslation();
  const list = useSectionList('pooja_seva', LIMITS.dashboardPoojaSevas);
  const result = usePoojaSevasQuery({ variables: list.variables, fetchPolicy: 'cache-and-network' });
  const [deletePoojaSeva] = useDeletePoojaSevaMutation({ update: evictLists('poojaSevas') });
  return (
    <ContentDashboardSection
      title={t('poojaSevas.section')}
      add={{ label: t('poojaSevas.add'), to: PATHS.editPoojaSeva }}
      list={list}
      columns={useContentColumns()}
      result={result}
      rowsOf={({ poojaSevas }) => poojaSevas}
      remove={(id) => deletePoojaSeva({ variables: { id } })}
    />
  );
}
