import Typography from '@mui/material/Typography';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { CurrentPasswordField } from '../../../components/form/current-password-field.tsx';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSecondFactor } from '../use-second-factor.tsx';
import { useRemovePasskeyMutation } from './passkeys.generated.ts';

const rules = async () => (await import('../../../../rules/second-factor.ts')).secondFactorChangeRules;

interface RemovePasskeyDialogProps {
  passkey: { id: number; name: string };
  /** Whether the account has no second factor without it. */
  isLast: boolean;
  onClose: () => void;
}

/** Removes a passkey, by the password and what proves the second factor. */
export function RemovePasskeyDialog({ passkey: { id, name }, isLast, onClose }: RemovePasskeyDialogProps) {
  const { t } = useTranslation();
  const { withProof, dialog: proof } = useSecondFactor();
  const [remove] = useRemovePasskeyMutation();
  const dialog = useDialogForm({
    rules,
    values: { password: '' },
    save: ({ password }) => withProof((given) => remove({ variables: { id, password, ...given } })),
    told: (answer) => answer && t('security.passkeyIsRemoved', { name }),
    onClose,
    onSaved: (answer) => answer && onClose(),
  });
  return (
    <>
      <FormDialog
        {...dialog}
        title={t('security.removePasskeyTitle', { name })}
        action={t('security.removePasskey')}
        busyLabel={t('accounts.pleaseWait')}
        color="error"
        isDirty={false}
      >
        <Typography sx={{ mb: 3 }}>
          {t(isLast ? 'security.removeLastPasskeyMeans' : 'security.removePasskeyMeans')}
        </Typography>
        <CurrentPasswordField name="password" required />
      </FormDialog>
      {proof}
    </>
  );
}
