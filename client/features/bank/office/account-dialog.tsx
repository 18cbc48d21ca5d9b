import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSaveBankAccountMutation } from './bank-statements.generated.ts';

interface AccountDialogProps {
  /** Undefined to add one. */
  account?: { id: number; name: string } | undefined;
  onSaved: (id: number) => void;
  onClose: () => void;
}

/** Names an account at a bank. */
export function AccountDialog({ account, onSaved, onClose }: AccountDialogProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct();
  const [name, setName] = useState(account?.name ?? '');
  const [save] = useSaveBankAccountMutation();
  return (
    <FormDialog
      title={t(account ? 'bank.renameAccount' : 'bank.addAccount')}
      isDirty={name !== (account?.name ?? '')}
      isBusy={isBusy}
      maxWidth="xs"
      onClose={onClose}
      onSubmit={async (event) => {
        event.preventDefault();
        await act({
          work: () => save({ variables: { id: account?.id ?? null, name } }),
          onDone({ data }) {
            if (data) onSaved(data.saveBankAccount.id);
            onClose();
          },
          done: t('bank.accountSaved'),
        });
      }}
    >
      <TextField
        label={t('bank.accountName')}
        value={name}
        onChange={({ target: { value } }) => setName(value)}
        required
        fullWidth
        margin="dense"
      />
    </FormDialog>
  );
}
