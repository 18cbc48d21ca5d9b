import Typography from '@mui/material/Typography';
import { type ReportDecision, ReportMeasure } from '../../../../rules/candidate-states.ts';
import { LIMITS } from '../../../../rules/limits.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormRadioGroup } from '../../../components/form/form-radio-group.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ReportCell } from './report-cells.tsx';
import { type CandidateReportFieldsFragment, useDecideCandidateReportMutation } from './reports.generated.ts';

const rules = async () => (await import('../../../../rules/candidate-reports.ts')).reportDecisionRules;

interface DecideReportDialogProps {
  report: CandidateReportFieldsFragment;
  onClose: () => void;
}

/** Whether the report is right, what is done, and what whoever reported is told. */
export function DecideReportDialog({ report, onClose }: DecideReportDialogProps) {
  const { t } = useTranslation();
  const [decide] = useDecideCandidateReportMutation();
  const { id, version, candidateName } = report;
  const dialog = useDialogForm({
    rules,
    values: {
      // Neither is chosen beforehand: the wrong one shows an intimate photo again.
      decision: '' as ReportDecision,
      measure: report.isHidden ? ReportMeasure.HIDE : ReportMeasure.NONE,
      answer: '',
    },
    save: (input) => decide({ variables: { id, version, input } }),
    done: t('candidateReports.saved'),
    onClose,
  });
  const [decision, measure] = dialog.form.watch(['decision', 'measure']);
  return (
    <FormDialog
      {...dialog}
      title={t('candidateReports.decideTitle', { name: candidateName })}
      action={t('candidateReports.save')}
    >
      <div>
        <ReportCell report={report} />
      </div>
      <FormRadioGroup
        name="decision"
        label={t('candidateReports.isRight')}
        required
        options={[
          { value: 'UPHELD', label: t('candidateReports.yes') },
          { value: 'REJECTED', label: t('candidateReports.no') },
        ]}
      />
      {decision === 'UPHELD' && (
        <FormRadioGroup
          name="measure"
          label={t('candidateReports.measure')}
          options={Object.values(ReportMeasure).map((measure) => ({
            value: measure,
            label: t(`candidateReports.measures.${measure}`),
          }))}
        />
      )}
      {decision === 'UPHELD' && measure === ReportMeasure.REMOVE_PROFILE && (
        <Typography role="status" sx={{ mb: 2 }}>
          {t('candidate.removeMeans.office', { name: candidateName })}
        </Typography>
      )}
      <FormTextField
        name="answer"
        label={t('candidateReports.answer')}
        hint={t('candidateReports.answerHint')}
        required
        rows={4}
        inputLimit={LIMITS.noteMaximum}
      />
    </FormDialog>
  );
}
