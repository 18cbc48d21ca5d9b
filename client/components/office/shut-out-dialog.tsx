import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { FormTextField } from '../form/form-text-field.tsx';
import { useDialogForm } from '../form/use-dialog-form.ts';

const rules = async () => (await import('../../../rules/account-administration.ts')).suspensionRules;

interface ShutOutDialogProps {
  title: string;
  /** The label of the button. */
  action: string;
  /** What it means for whoever is shut out. */
  meaning: string;
  /** What is said when it is done. */
  told: string;
  onShutOut: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason, for the audit log, before somebody's account of either realm is shut. */
export function ShutOutDialog({ title, action, meaning, told, onShutOut, onClose }: ShutOutDialogProps) {
  const { t } = useTranslation();
  const dialog = useDialogForm({
    rules,
    values: { reason: '' },
    save: ({ reason }) => onShutOut(reason),
    told,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={title} action={action}>
      <Typography sx={{ mb: 3 }}>{meaning}</Typography>
      <FormTextField name="reason" label={t('users.reason')} hint={t('users.reasonHint')} required />
    </FormDialog>
  );
}
