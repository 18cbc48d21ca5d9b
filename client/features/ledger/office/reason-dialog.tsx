import Typography from '@mui/material/Typography';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { isConflict } from '../../../components/form/refused-field.ts';
import { useRefusal } from '../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { useDoneNotice } from '../../../components/office/done-notice.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

const loadRules = async () => (await import('../../../../rules/reason.ts')).takeBackRules;

interface ReasonDialogProps {
  title: string;
  /** The label of the button. */
  action: string;
  /** What it means that it counts no more. */
  lead: string;
  /** What is said when it is done. */
  doneText: string;
  isBusy: boolean;
  /** @throws if it is refused; the dialog then keeps the reason */
  onReason: (reason: string) => Promise<unknown>;
  /** Called when somebody else was first, to load what they did; the dialog closes. */
  onConflict?: () => void;
  onClose: () => void;
}

/** Asks why something counts no more. */
export function ReasonDialog({ lead, doneText, onReason, onConflict, ...dialog }: ReasonDialogProps) {
  const { t } = useTranslation();
  const done = useDoneNotice();
  const { form, submit } = useRulesForm(loadRules, { reason: '' });
  const showRefusal = useRefusal(form);

  const onSubmit = submit(async ({ reason }) => {
    try {
      await onReason(reason);
    } catch (error) {
      await showRefusal(error);
      if (!onConflict || !isConflict(error)) return;
      onConflict();
      return dialog.onClose();
    }
    dialog.onClose();
    done({ text: doneText });
  });

  return (
    <FormDialog form={form} {...dialog} isDirty={form.formState.isDirty} onSubmit={onSubmit} maxWidth="xs">
      <Typography sx={{ mb: 2 }}>{lead}</Typography>
      <FormTextField
        name="reason"
        label={t('donations.reason')}
        hint={t('donations.reasonHint')}
        required
        rows={2}
      />
    </FormDialog>
  );
}
