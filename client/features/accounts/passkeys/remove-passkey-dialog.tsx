import Typography from '@mui/material/Typography';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import { CurrentPasswordField } from '../../../components/form/current-password-field.tsx';
import { useRefusal } from '../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSecondFactor } from '../security/use-second-factor.tsx';
import { useRemovePasskeyMutation } from './passkeys.generated.ts';

const loadRules = async () => (await import('../../../../rules/second-factor.ts')).secondFactorChangeRules;

interface RemovePasskeyDialogProps {
  passkey: { id: number; name: string };
  /** Whether the account has no second factor without it. */
  isLast: boolean;
  onClose: () => void;
}

/** Removes a passkey, by the password and what proves the second factor. */
export function RemovePasskeyDialog({ passkey: { id, name }, isLast, onClose }: RemovePasskeyDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, submit } = useRulesForm(loadRules, { password: '' });
  const refuse = useRefusal(form);
  const { withProof, dialog } = useSecondFactor();
  const [remove, { loading }] = useRemovePasskeyMutation();
  const onSubmit = submit(async ({ password }) => {
    let isRemoved: boolean;
    try {
      isRemoved = !!(await withProof((proof) => remove({ variables: { id, password, ...proof } })));
    } catch (error) {
      return refuse(error);
    }
    if (!isRemoved) return;
    onClose();
    await notify(t('security.passkeyIsRemoved', { name }));
  });
  return (
    <>
      <FormDialog
        form={form}
        title={t('security.removePasskeyTitle', { name })}
        action={t('security.removePasskey')}
        busyLabel={t('accounts.pleaseWait')}
        color="error"
        isDirty={false}
        isBusy={loading}
        onSubmit={onSubmit}
        onClose={onClose}
      >
        <Typography sx={{ mb: 3 }}>
          {t(isLast ? 'security.removeLastPasskeyMeans' : 'security.removePasskeyMeans')}
        </Typography>
        <CurrentPasswordField name="password" required />
      </FormDialog>
      {dialog}
    </>
  );
}
