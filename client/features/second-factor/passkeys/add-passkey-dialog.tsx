import Typography from '@mui/material/Typography';
import { LIMITS } from '../../../../rules/limits.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { CurrentPasswordField } from '../../../components/form/current-password-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSecondFactor } from '../use-second-factor.tsx';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from './passkeys.generated.ts';
import { usePasskey } from './use-passkey.ts';

const rules = async () => (await import('../../../../rules/passkeys.ts')).addPasskeyRules;

interface AddPasskeyDialogProps {
  onClose: () => void;
  /** Called with new recovery codes, if it is the first second factor of the account. */
  onAdded: (codes: readonly string[]) => void;
}

/** Adds a passkey: a name and the password, then what the phone or computer asks for. */
export function AddPasskeyDialog({ onClose, onAdded }: AddPasskeyDialogProps) {
  const { t } = useTranslation();
  const { createPasskey } = usePasskey();
  const { withProof, dialog: proof } = useSecondFactor();
  const [begin] = useBeginPasskeyMutation({ fetchPolicy: 'no-cache' });
  const [add] = useAddPasskeyMutation({ fetchPolicy: 'no-cache' });

  /** @returns recovery codes; undefined if no passkey was made */
  const make = async (name: string, password: string) => {
    const begun = await withProof((proof) => begin({ variables: { password, ...proof } }));
    const passkey = begun?.data && (await createPasskey(begun.data.beginPasskey));
    if (!passkey) return undefined;
    return (await add({ variables: { name, passkey } })).data?.addPasskey;
  };
  const dialog = useDialogForm({
    rules,
    values: { name: '', password: '' },
    save: ({ name, password }) => make(name, password),
    told: (codes) => (codes?.length === 0 ? t('security.passkeyIsAdded') : undefined),
    onClose,
    onSaved: (codes) => codes && onAdded(codes),
  });
  return (
    <>
      <FormDialog
        {...dialog}
        title={t('security.addPasskey')}
        action={t('security.goOn')}
        busyLabel={t('accounts.pleaseWait')}
        isDirty={false}
      >
        <Typography sx={{ mb: 3 }}>{t('security.addPasskeyLead')}</Typography>
        <FormTextField
          name="name"
          label={t('security.passkeyName')}
          hint={t('security.passkeyNameHint')}
          inputLimit={LIMITS.passkeyNameMaximum}
          required
          autoComplete="off"
        />
        <CurrentPasswordField name="password" required />
      </FormDialog>
      {proof}
    </>
  );
}
