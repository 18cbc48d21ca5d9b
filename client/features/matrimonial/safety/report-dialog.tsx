import Typography from '@mui/material/Typography';
import { ReportKind } from '../../../../rules/candidate-states.ts';
import { LIMITS } from '../../../../rules/limits.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormRadioGroup } from '../../../components/form/form-radio-group.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useReportCandidateMutation } from './safety.generated.ts';

const rules = async () => (await import('../../../../rules/candidate-reports.ts')).reportRules;

interface ReportDialogProps {
  candidateId: number;
  /** As the member is shown it. */
  name: string;
  onClose: () => void;
  /** Called when all has been told. */
  onTold: () => void;
}

/** Asks what is wrong with a candidate's page, and sends it to the office. */
export function ReportDialog({ candidateId, name, onClose, onTold }: ReportDialogProps) {
  const { t } = useTranslation();
  const [report] = useReportCandidateMutation();
  const dialog = useDialogForm({
    rules,
    values: { text: '' },
    save: (input) => report({ variables: { candidateId, input } }),
    told: t('safety.reported'),
    onClose,
  });
  const kind = dialog.form.watch('kind');
  return (
    <FormDialog
      {...dialog}
      onSubmit={(event) => dialog.onSubmit(event).then(onTold)}
      title={t('safety.reportOf', { name })}
      action={t('safety.send')}
      busyLabel={t('safety.sending')}
    >
      <Typography sx={{ mb: 2 }}>{t('safety.reportLead')}</Typography>
      <FormRadioGroup
        name="kind"
        label={t('safety.kind')}
        required
        options={Object.values(ReportKind).map((value) => ({ value, label: t(`safety.kinds.${value}`) }))}
      />
      {kind === ReportKind.INTIMATE_IMAGE && (
        <Typography role="status" sx={{ mb: 2 }}>
          {t('safety.intimateMeans')}
        </Typography>
      )}
      <FormTextField
        name="text"
        label={t('safety.text')}
        hint={t('safety.textHint')}
        required
        rows={3}
        inputLimit={LIMITS.noteMaximum}
      />
    </FormDialog>
  );
}
