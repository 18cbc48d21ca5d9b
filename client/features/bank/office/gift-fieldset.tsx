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
import type { LineGifts } from './use-line-gifts.ts';

/** A gift that nobody has promised: who gave it, for what, and how much. */
export function GiftFieldset({ gifts }: { gifts: LineGifts }) {
  const { gift, changeGift: onChange, settling } = gifts;
  const sign = useCurrencySign();
  const { t } = useTranslation();
  const id = useId();
  const [chosen, setChosen] = useState({ donorId: gift.donorId, donorName: gift.donorName });
  const { data } = useManagedDonationTypesQuery();
  const types = (data?.allDonationTypes ?? []).filter((type) => type.isActive || type.id === gift.subTypeId);
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
        onTyping={gifts.setIsTyping}
      />
      <FormControl fullWidth required sx={{ my: 1 }}>
        <FormLabel htmlFor={id} sx={{ mb: 0.5, color: 'text.primary', fontWeight: 600 }}>
          {t('bank.kind')}
        </FormLabel>
        <NativeSelect
          id={id}
          value={gift.subTypeId || ''}
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
        label={t('bank.giftAmount', { sign })}
        value={gifts.pounds}
        onChange={({ target: { value } }) => gifts.setPounds(value.trim())}
        fullWidth
        margin="dense"
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      {gift.donorId === null && (
        <TextField
          label={t('bank.email')}
          helperText={t('bank.emailHint')}
          type="email"
          value={gift.email}
          onChange={({ target: { value } }) => onChange({ email: value })}
          fullWidth
          margin="dense"
        />
      )}
    </Box>
  );
}
