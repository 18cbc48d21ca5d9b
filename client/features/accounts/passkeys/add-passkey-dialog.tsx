import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LIMITS } from '../../../../rules/limits.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import { CurrentPasswordField } from '../../../components/form/current-password-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useRefusal } from '../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSecondFactor } from '../security/use-second-factor.tsx';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from './passkeys.generated.ts';
import { usePasskey } from './use-passkey.ts';

const loadRules = async () => (await import('../../../../rules/passkeys.ts')).addPasskeyRules;

interface AddPasskeyDialogProps {
  onClose: () => void;
  /** Called with new recovery codes, if it is the first second factor of the account. */
  onAdded: (codes: readonly string[]) => void;
}

/** Adds a passkey: a name and the password, then what the phone or computer asks for. */
export function AddPasskeyDialog({ onClose, onAdded }: AddPasskeyDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, submit } = useRulesForm(loadRules, { name: '', password: '' });
  const refuse = useRefusal(form);
  const { createPasskey } = usePasskey();
  const { withProof, dialog } = useSecondFactor();
  const [begin] = useBeginPasskeyMutation({ fetchPolicy: 'no-cache' });
  const [add] = useAddPasskeyMutation({ fetchPolicy: 'no-cache' });
  const [isBusy, setIsBusy] = useState(false);

  /** @returns recovery codes; undefined if no passkey was made */
  const make = async (name: string, password: string) => {
    const begun = await withProof((proof) => begin({ variables: { password, ...proof } }));
    const passkey = begun?.data && (await createPasskey(begun.data.beginPasskey));
    if (!passkey) return undefined;
    return (await add({ variables: { name, passkey } })).data?.addPasskey;
  };
  const onSubmit = submit(async ({ name, password }) => {
    setIsBusy(true);
    let codes: readonly string[] | undefined;
    try {
      codes = await make(name, password);
    } catch (error) {
      await refuse(error);
    }
    setIsBusy(false);
    if (!codes) return;
    onAdded(codes);
    if (codes.length === 0) await notify(t('security.passkeyIsAdded'));
  });
  return (
    <>
      <FormDialog
        form={form}
        title={t('security.addPasskey')}
        action={t('security.goOn')}
        busyLabel={t('accounts.pleaseWait')}
        isDirty={false}
        isBusy={isBusy}
        onSubmit={onSubmit}
        onClose={onClose}
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
      {dialog}
    </>
  );
}
