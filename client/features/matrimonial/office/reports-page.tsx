import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { reportFilterRules } from '../../../../rules/candidate-reports.ts';
import { ReportState } from '../../../../rules/candidate-states.ts';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { choice } from '../../../components/office/office-filter.ts';
import { OfficeListPage } from '../../../components/office/office-list-page.tsx';
import { RowCell } from '../../../components/office/row-cell.tsx';
import { useOfficeList } from '../../../components/office/use-office-list.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProfileLink } from '../profile-link.tsx';
import { DecideReportDialog } from './decide-report-dialog.tsx';
import { ReportCell, ReportStateCell } from './report-cells.tsx';
import {
  type CandidateReportFieldsFragment as Report,
  useCandidateReportsQuery,
  useShowReportedCandidateMutation,
} from './reports.generated.ts';

/** What can be done with a report: decided, and what it has hidden shown again. */
function useReportActs() {
  const { t } = useTranslation();
  const { act, isBusyWith } = useAct();
  const [show] = useShowReportedCandidateMutation();
  const [decided, setDecided] = useState<Report>();
  const showAgain = (report: Report, memberId: number) =>
    act({
      about: report.id,
      ask: {
        question: t('candidateReports.showAgainOf', { name: report.candidateName }),
        text: t('candidateReports.showAgainMeans'),
        action: t('candidateReports.showAgain'),
      },
      work: () => show({ variables: { memberId, seenHiddenBy: report.hiddenBy } }),
      done: t('candidateReports.shownAgain'),
    });
  return {
    dialog: decided && <DecideReportDialog report={decided} onClose={() => setDecided(undefined)} />,
    actions: {
      nameOf: ({ candidateName }: Report) => candidateName,
      show: (report: Report, about: ReactNode) => {
        const { state, isHidden, memberId, candidateName } = report;
        return (
          <>
            {state === 'OPEN' && (
              <Button variant="contained" onClick={() => setDecided(report)} sx={{ mr: 1 }}>
                {t('candidateReports.decide')}
                {about}
              </Button>
            )}
            {state !== 'OPEN' && isHidden && memberId !== null && (
              <Button onClick={() => void showAgain(report, memberId)} disabled={isBusyWith(report.id)}>
                {t('candidateReports.showAgain')}
                {about}
              </Button>
            )}
            {memberId !== null && <ProfileLink memberId={memberId} name={candidateName} />}
          </>
        );
      },
    },
  };
}

/** What members have reported, and by when the office decides. */
export function ReportsPage() {
  const { t } = useTranslation();
  const list = useOfficeList(reportFilterRules, {
    state: choice(t('candidateReports.state'), Object.values(ReportState), (state) =>
      t(`candidateReports.states.${state}`),
    ),
  });
  const result = useCandidateReportsQuery(list.asking(list.values));
  const { actions, dialog } = useReportActs();
  return (
    <OfficeListPage
      title={t('candidateReports.title')}
      lead={t('candidateReports.lead')}
      list={list}
      result={result}
      rowsOf={({ candidateReports }) => candidateReports}
      tableFrom="lg"
      columns={[
        {
          label: t('candidateReports.who'),
          show: ({ candidateName, isHidden, memberId }: Report) => (
            <RowCell
              below={
                (memberId === null && t('candidateReports.gone')) ||
                (isHidden && t('candidateReports.isHidden'))
              }
            >
              {candidateName}
            </RowCell>
          ),
        },
        { label: t('candidateReports.what'), show: (report) => <ReportCell report={report} /> },
        { label: t('candidateReports.state'), show: (report) => <ReportStateCell report={report} /> },
      ]}
      actions={actions}
      none={t('candidateReports.none')}
      noneMatch={t('candidateReports.noneMatch')}
    >
      {dialog}
    </OfficeListPage>
  );
}
