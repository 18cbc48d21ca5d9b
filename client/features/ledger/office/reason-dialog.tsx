import Typography from '@mui/material/Typography';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

const rules = async () => (await import('../../../../rules/reason.ts')).takeBackRules;

interface ReasonDialogProps {
  title: string;
  /** The label of the button. */
  action: string;
  /** What it means that it counts no more. */
  lead: string;
  /** What is said when it is done. */
  doneText: string;
  /** @throws if it is refused; the dialog then keeps the reason */
  onReason: (reason: string) => Promise<unknown>;
  /** When somebody else was first; by default the dialog stays. */
  onConflict?: () => void;
  onClose: () => void;
}

/** Asks why something counts no more. */
export function ReasonDialog({ lead, doneText, onReason, onConflict, onClose, ...shown }: ReasonDialogProps) {
  const { t } = useTranslation();
  const dialog = useDialogForm({
    rules,
    values: { reason: '' },
    save: ({ reason }) => onReason(reason),
    done: doneText,
    onConflict,
    onClose,
  });

  return (
    <FormDialog {...shown} {...dialog} maxWidth="xs">
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
