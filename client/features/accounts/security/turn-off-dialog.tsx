import Typography from '@mui/material/Typography';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import { CurrentPasswordField } from '../../../components/form/current-password-field.tsx';
import { useRefusal } from '../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SecondFactorCodeField } from './second-factor-code-field.tsx';
import { useTurnOffSecondFactorMutation } from './security.generated.ts';

const loadRules = async () => (await import('../../../../rules/second-factor.ts')).turnOffRules;

interface TurnOffDialogProps {
  /** Whether the second step stays, by a passkey. */
  hasPasskey: boolean;
  onClose: () => void;
}

/** Turns the second step off, by the password and a code. */
export function TurnOffDialog({ hasPasskey, onClose }: TurnOffDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, submit } = useRulesForm(loadRules, { password: '', code: '' });
  const refuse = useRefusal(form);
  const [turnOff, { loading }] = useTurnOffSecondFactorMutation();
  const onSubmit = submit(async (variables) => {
    try {
      await turnOff({ variables });
    } catch (error) {
      return refuse(error);
    }
    onClose();
    await notify(t(hasPasskey ? 'security.appIsOff' : 'security.isOff'));
  });
  return (
    <FormDialog
      form={form}
      title={t('security.turnOff')}
      action={t('security.turnOff')}
      isDirty={false}
      isBusy={loading}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Typography sx={{ mb: 3 }}>
        {t(hasPasskey ? 'security.turnOffKeepsPasskeys' : 'security.turnOffMeans')}
      </Typography>
      <CurrentPasswordField name="password" required />
      <SecondFactorCodeField />
    </FormDialog>
  );
}
