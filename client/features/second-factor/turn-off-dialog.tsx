import Typography from '@mui/material/Typography';
import { FormDialog } from '../../components/dialogs/form-dialog.tsx';
import { CurrentPasswordField } from '../../components/form/current-password-field.tsx';
import { useDialogForm } from '../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SecondFactorCodeField } from './second-factor-code-field.tsx';
import { useTurnOffSecondFactorMutation } from './security.generated.ts';

const rules = async () => (await import('../../../rules/second-factor.ts')).turnOffRules;

interface TurnOffDialogProps {
  /** Whether the second step stays, by a passkey. */
  hasPasskey: boolean;
  onClose: () => void;
}

/** Turns the second step off, by the password and a code. */
export function TurnOffDialog({ hasPasskey, onClose }: TurnOffDialogProps) {
  const { t } = useTranslation();
  const [turnOff] = useTurnOffSecondFactorMutation();
  const dialog = useDialogForm({
    rules,
    values: { password: '', code: '' },
    save: (variables) => turnOff({ variables }),
    told: t(hasPasskey ? 'security.appIsOff' : 'security.isOff'),
    onClose,
  });
  return (
    <FormDialog {...dialog} title={t('security.turnOff')} action={t('security.turnOff')} isDirty={false}>
      <Typography sx={{ mb: 3 }}>
        {t(hasPasskey ? 'security.turnOffKeepsPasskeys' : 'security.turnOffMeans')}
      </Typography>
      <CurrentPasswordField name="password" required />
      <SecondFactorCodeField />
    </FormDialog>
  );
}
