import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { FormTextField } from '../form/form-text-field.tsx';
import { useRefusal } from '../form/use-refusal.ts';
import { useRulesForm } from '../form/use-rules-form.ts';

const loadRules = async () => (await import('../../../rules/account-administration.ts')).suspensionRules;

interface ShutOutDialogProps {
  title: string;
  /** The label of the button. */
  action: string;
  /** What it means for whoever is shut out. */
  meaning: string;
  isBusy: boolean;
  /** @throws if it is refused; the dialog then keeps the reason */
  onShutOut: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason, for the audit log, before somebody's account of either realm is shut. */
export function ShutOutDialog({ meaning, onShutOut, ...dialog }: ShutOutDialogProps) {
  const { t } = useTranslation();
  const { form, submit } = useRulesForm(loadRules, { reason: '' });
  const refuse = useRefusal(form);
  const onSubmit = submit(async ({ reason }) => {
    try {
      await onShutOut(reason);
    } catch (error) {
      await refuse(error);
    }
  });
  return (
    <FormDialog form={form} {...dialog} isDirty={form.formState.isDirty} onSubmit={onSubmit}>
      <Typography sx={{ mb: 3 }}>{meaning}</Typography>
      <FormTextField name="reason" label={t('users.reason')} hint={t('users.reasonHint')} required />
    </FormDialog>
  );
}
