import Typography from '@mui/material/Typography';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormPasswordField } from '../../../components/form/form-password-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type UserFieldsFragment, useResetSecondFactorMutation } from './users.generated.ts';

const rules = async () => (await import('../../../../rules/second-factor.ts')).secondFactorResetRules;

interface ResetSecondFactorDialogProps {
  user: UserFieldsFragment;
  onClose: () => void;
}

/** Takes away the second factor of somebody who has lost it. */
export function ResetSecondFactorDialog({ user, onClose }: ResetSecondFactorDialogProps) {
  const { id, name } = user;
  const { t } = useTranslation();
  const [reset] = useResetSecondFactorMutation();
  const dialog = useDialogForm({
    rules,
    values: { reason: '', password: '' },
    save: (fields) => reset({ variables: { id, ...fields } }),
    done: t('requirements.isReset', { name }),
    onClose,
  });
  return (
    <FormDialog {...dialog} title={t('requirements.resetOf', { name })} action={t('requirements.reset')}>
      <Typography sx={{ mb: 3 }}>{t('requirements.resetMeans', { name })}</Typography>
      <FormTextField name="reason" label={t('users.reason')} hint={t('users.reasonHint')} required />
      <FormPasswordField
        name="password"
        label={t('users.ownPassword')}
        required
        autoComplete="current-password"
      />
    </FormDialog>
  );
}
