import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { DonorField } from '../donors/donor-field.tsx';
import { useManagedDonationTypesQuery } from '../managed-donation-types.generated.ts';
import type { GiftFields } from './use-line-acts.ts';

interface GiftFieldsetProps {
  gift: GiftFields;
  onChange: (gift: GiftFields) => void;
}

/** A gift that nobody has promised: who gave it, and for what. */
export function GiftFieldset({ gift, onChange }: GiftFieldsetProps) {
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
          onChange({ ...gift, ...donor });
        }}
        allowsNew
      />
      <FormControl fullWidth required sx={{ my: 1 }}>
        <FormLabel htmlFor={id} sx={{ mb: 0.5, color: 'text.primary', fontWeight: 600 }}>
          {t('bank.kind')}
        </FormLabel>
        <NativeSelect
          id={id}
          value={gift.subTypeId || ''}
          onChange={({ target: { value } }) => onChange({ ...gift, subTypeId: Number(value) })}
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
      {gift.donorId === null && (
        <TextField
          label={t('bank.email')}
          helperText={t('bank.emailHint')}
          type="email"
          value={gift.email}
          onChange={({ target: { value } }) => onChange({ ...gift, email: value })}
          fullWidth
          margin="dense"
        />
      )}
    </Box>
  );
}
