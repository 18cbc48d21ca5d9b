import Typography from '@mui/material/Typography';
import type { ReportState } from '../../../../rules/candidate-states.ts';
import { SmallText } from '../../../components/office/row-cell.tsx';
import { type Tone, ToneChip } from '../../../components/office/tone-chip.tsx';
import { useMomentText } from '../../../components/office/use-moment-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { CandidateReportFieldsFragment } from './reports.generated.ts';

type Report = CandidateReportFieldsFragment;

const TONES: Record<ReportState, Tone> = { OPEN: 'planned', UPHELD: 'alert', REJECTED: 'quiet' };

const HOUR = 3_600_000;

/** What is wrong, in the reporter's words, and who that is. */
export function ReportCell({ report: { kind, text, reporterName, createdAt } }: { report: Report }) {
  const { t } = useTranslation();
  const momentText = useMomentText();
  const when = momentText(createdAt);
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{t(`safety.kinds.${kind}`)}</Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      <SmallText>
        {reporterName
          ? t('candidateReports.by', { name: reporterName, when })
          : t('candidateReports.byClosed', { when })}
      </SmallText>
    </>
  );
}

/** How long is left, or what was decided. */
export function ReportStateCell({ report }: { report: Report }) {
  const { t } = useTranslation();
  const momentText = useMomentText();
  const { state, dueAt, answeredAt, answer, measure } = report;
  if (state === 'OPEN') {
    const left = Math.floor((Date.parse(dueAt) - Date.now()) / HOUR);
    return left >= 0 ? (
      <ToneChip tone="planned" label={t('candidateReports.left', { count: left })} />
    ) : (
      <ToneChip tone="alert" label={t('candidateReports.over', { when: momentText(dueAt) })} />
    );
  }
  return (
    <>
      <ToneChip tone={TONES[state]} label={t(`candidateReports.states.${state}`)} />
      <SmallText>
        {[
          ...(answeredAt ? [t('candidateReports.answered', { when: momentText(answeredAt) })] : []),
          ...(measure ? [t(`candidateReports.measures.${measure}`)] : []),
          answer,
        ].join('\n')}
      </SmallText>
    </>
  );
}
