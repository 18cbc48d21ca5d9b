import { LIMITS } from '../../../../rules/limits.ts';
import { ContentDashboardSection } from '../../../components/office/content-dashboard-section.tsx';
import type { SectionProps } from '../../../components/office/dashboard-section.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { usePoojaSevasQuery } from '../pooja-sevas.generated.ts';
import { useDeletePoojaSevaMutation } from './pooja-seva.generated.ts';

/** Poojas and sevas on the dashboard: title and description (spec §2). */
export function PoojaSevaDashboardSection({ section }: SectionProps) {
  return (
    <ContentDashboardSection
      section={section}
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
