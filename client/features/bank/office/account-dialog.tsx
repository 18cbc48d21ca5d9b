import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { useErrorText } from '../../../components/dialogs/message-text.ts';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import { useDoneNotice } from '../../../components/office/done-notice.tsx';
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
  const notify = useNotify();
  const errorText = useErrorText();
  const done = useDoneNotice();
  const [name, setName] = useState(account?.name ?? '');
  const [save, { loading }] = useSaveBankAccountMutation();
  return (
    <FormDialog
      title={t(account ? 'bank.renameAccount' : 'bank.addAccount')}
      isDirty={name !== (account?.name ?? '')}
      isBusy={loading}
      maxWidth="xs"
      onClose={onClose}
      onSubmit={async (event) => {
        event.preventDefault();
        try {
          const { data } = await save({ variables: { id: account?.id ?? null, name } });
          if (data) onSaved(data.saveBankAccount.id);
        } catch (error) {
          return notify(errorText(error));
        }
        onClose();
        done({ text: t('bank.accountSaved') });
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
