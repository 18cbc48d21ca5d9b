import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';
import { type RefObject, useId, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { type ChosenDonor, DonorField } from '../donors/donor-field.tsx';
import { useManagedDonationTypesQuery } from '../managed-donation-types.generated.ts';
import type { GiftFields } from './use-line-acts.ts';

interface GiftFieldsetProps {
  gift: GiftFields;
  onChange: (changed: Partial<GiftFields>) => void;
  /** See `DonorField`. */
  settling: RefObject<Promise<ChosenDonor> | null>;
}

/** A gift that nobody has promised: who gave it, and for what. */
export function GiftFieldset({ gift, onChange, settling }: GiftFieldsetProps) {
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
