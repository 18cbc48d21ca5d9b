import Box from '@mui/material/Box';
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormMobileField } from '../form/form-mobile-field.tsx';
import { FormSelectField } from '../form/form-select-field.tsx';
import { useCountryCodes } from './use-country-codes.ts';

interface MobileFieldsProps<Values extends FieldValues, Output> {
  /** The control of a form with `countryCode` and `mobile`. */
  control: Control<Values, unknown, Output>;
  autoComplete?: string;
}

/** Fields for the country code and the ten digits after it. */
export function MobileFields<Values extends FieldValues, Output>({
  control,
  autoComplete,
}: MobileFieldsProps<Values, Output>) {
  const { t } = useTranslation();
  const countryCodes = useCountryCodes();
  const countryCode = useWatch({ control, name: 'countryCode' as FieldPath<Values> });
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 2,
      }}
    >
      <FormSelectField
        control={control}
        name={'countryCode' as FieldPath<Values>}
        label={t('accounts.countryCode')}
        options={countryCodes}
      />
      <FormMobileField
        control={control}
        name={'mobile' as FieldPath<Values>}
        label={t('accounts.mobile')}
        countryCode={countryCode}
        autoComplete={autoComplete}
        required
      />
    </Box>
  );
}
