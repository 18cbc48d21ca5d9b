import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import LinearProgress from '@mui/material/LinearProgress';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useRef, useState } from 'react';
import { FormFileField } from '../../../components/form/form-file-field.tsx';
import { DateOrderChoice } from '../../../components/office/date-order-choice.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AccountDialog } from './account-dialog.tsx';
import type { BankStatementsQuery } from './bank-statements.generated.ts';
import { DirectionChoice } from './direction-choice.tsx';
import { StatementColumns } from './statement-columns.tsx';
import { StatementOutcome } from './statement-outcome.tsx';
import { useAccountName } from './use-account-name.ts';
import type { StatementUpload } from './use-statement-upload.ts';

const FILE_TYPES = [
  '.xlsx',
  '.csv',
  '.txt',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

interface StatementUploadFormProps {
  upload: StatementUpload;
  accounts: BankStatementsQuery['bankAccounts'];
}

/** Brings a bank's file in, step by step: the account, the file, its columns and dates, what is new in it. */
export function StatementUploadForm({ upload, accounts }: StatementUploadFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState<'add' | 'rename'>();
  const chosen = accounts.find((account) => account.id === upload.accountId) ?? accounts[0];
  const accountName = useAccountName();
  const { preview } = upload;
  const [unclearDate] = preview?.unclearDates ?? [];
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end', mb: 2 }}>
        <FormControl sx={{ minWidth: 240 }}>
          <FormLabel htmlFor={id} sx={{ mb: 0.5, color: 'text.primary', fontWeight: 600 }}>
            {t('bank.account')}
          </FormLabel>
          <NativeSelect
            id={id}
            value={chosen?.id ?? ''}
            onChange={({ target: { value } }) => void upload.chooseAccount(Number(value))}
            input={<OutlinedInput />}
            inputProps={{ id }}
          >
            {accounts.map((account) => (
              <option key={account.id} value={account.id}>
                {accountName(accounts, account.id)}
              </option>
            ))}
          </NativeSelect>
        </FormControl>
        <Button onClick={() => setDialog('rename')}>{t('bank.renameAccount')}</Button>
        <Button onClick={() => setDialog('add')}>{t('bank.addAccount')}</Button>
      </Box>
      <FormFileField
        key={upload.fieldKey}
        label={t('bank.file')}
        hint={t('bank.fileHint')}
        chooseLabel={t('imports.choose')}
        types={FILE_TYPES}
        file={upload.file}
        onPick={(file) => void upload.chooseFile(file)}
        button={button}
      />
      {upload.isReading && (
        <Box role="status" sx={{ mt: 2 }}>
          {t('imports.reading')}
          <LinearProgress aria-hidden sx={{ mt: 1 }} />
        </Box>
      )}
      {preview && <StatementColumns key={upload.file?.name} upload={upload} preview={preview} />}
      {unclearDate && (
        <DateOrderChoice date={unclearDate} chosen={upload.dateOrder} onChoose={upload.chooseDateOrder} />
      )}
      {preview && preview.unclearDirections.length > 0 && (
        <DirectionChoice
          rows={preview.unclearDirections}
          chosen={upload.unsigned}
          onChoose={upload.chooseDirection}
        />
      )}
      {preview?.outcome && <StatementOutcome upload={upload} outcome={preview.outcome} />}
      {dialog && (
        <AccountDialog
          account={dialog === 'rename' ? chosen : undefined}
          // Whoever adds one has a file of it at hand.
          onSaved={(accountId) => dialog === 'add' && void upload.chooseAccount(accountId)}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Box>
  );
}
