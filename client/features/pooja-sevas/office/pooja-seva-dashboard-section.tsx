import { LIMITS } from '../../../../rules/limits.ts';
import { ContentDashboardSection } from '../../../components/office/content-dashboard-section.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { usePoojaSevasQuery } from '../pooja-sevas.generated.ts';
import { useDeletePoojaSevaMutation } from './pooja-seva.generated.ts';

/** Poojas and sevas on the dashboard: title and description (spec §2). */
export function PoojaSevaDashboardSection() {
  return (
    <ContentDashboardSection
      section="pooja_seva"
      title="poojaSevas.section"
      add={{ label: 'poojaSevas.add', to: PATHS.editPoojaSeva }}
      firstRows={LIMITS.dashboardPoojaSevas}
      useList={usePoojaSevasQuery}
      rowsOf={({ poojaSevas }) => poojaSevas}
      useRemove={useDeletePoojaSevaMutation}
      list="poojaSevas"
    />
  );
}
