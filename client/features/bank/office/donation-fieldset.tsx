import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useCurrencySign } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DonorField } from '../../ledger/office/donors/donor-field.tsx';
import { useManagedDonationTypesQuery } from '../../ledger/office/managed-donation-types.generated.ts';
import type { LineDonations } from './use-line-donations.ts';

/** A donation that nobody has promised: who gave it, for what, and how much. */
export function DonationFieldset({ donations }: { donations: LineDonations }) {
  const { newDonation, changeDonation: onChange, settling } = donations;
  const sign = useCurrencySign();
  const { t } = useTranslation();
  const id = useId();
  const [chosen, setChosen] = useState({ donorId: newDonation.donorId, donorName: newDonation.donorName });
  const { data } = useManagedDonationTypesQuery();
  const types = (data?.allDonationTypes ?? []).filter(
    (type) => type.isActive || type.id === newDonation.subTypeId,
  );
  return (
    <Box>
      <DonorField
        label={t('bank.donor')}
        hint={t('bank.donorHint')}
        chosen={chosen}
        onChoose={(donor) => {
          setChosen(donor);
          onChange(donor);
        }}
        allowsNew
        settling={settling}
        onTyping={donations.setIsTyping}
      />
      <FormControl fullWidth required sx={{ my: 1 }}>
        <FormLabel htmlFor={id} sx={{ mb: 0.5, color: 'text.primary', fontWeight: 600 }}>
          {t('bank.kind')}
        </FormLabel>
        <NativeSelect
          id={id}
          value={newDonation.subTypeId || ''}
          onChange={({ target: { value } }) => onChange({ subTypeId: Number(value) })}
          input={<OutlinedInput />}
          inputProps={{ id }}
        >
          <option value="" />
          {types.map((type) => (
            <option key={type.id} value={type.id}>
              {type.name}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
      <TextField
        label={t('bank.donationAmount', { sign })}
        value={donations.pounds}
        onChange={({ target: { value } }) => donations.setPounds(value.trim())}
        fullWidth
        margin="dense"
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      {newDonation.donorId === null && (
        <TextField
          label={t('bank.email')}
          helperText={t('bank.emailHint')}
          type="email"
          value={newDonation.email}
          onChange={({ target: { value } }) => onChange({ email: value })}
          fullWidth
          margin="dense"
        />
      )}
    </Box>
  );
}
