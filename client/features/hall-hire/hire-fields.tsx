import Box from '@mui/material/Box';
import { HirePayment } from '../../../rules/hire-states.ts';
import { FormRadioGroup } from '../../components/form/form-radio-group.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { useCurrencySign } from '../../components/page/use-money.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { HireControl } from './hire-agreement.ts';

interface HireFieldsProps {
  control: HireControl;
}

const columns = (desktop: string) => ({
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: desktop },
  columnGap: 3,
  alignItems: 'start',
});

/** Fields about the hirer. */
export function HirerFields({ control }: HireFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <FormTextField control={control} name="name" label={t('hallHire.name')} required autoComplete="name" />
      <FormTextField
        control={control}
        name="address"
        label={t('hallHire.address')}
        rows={2}
        autoComplete="street-address"
      />
      <Box sx={columns('minmax(0, 1fr) minmax(0, 1fr)')}>
        <FormTextField
          control={control}
          name="postcode"
          label={t('hallHire.postcode')}
          autoComplete="postal-code"
        />
        <FormTextField
          control={control}
          name="email"
          label={t('hallHire.email')}
          type="email"
          autoComplete="email"
        />
        <FormTextField
          control={control}
          name="telephone"
          label={t('hallHire.telephone')}
          hint={t('hallHire.phoneHint')}
          type="tel"
          autoComplete="home tel"
        />
        <FormTextField
          control={control}
          name="mobile"
          label={t('hallHire.mobile')}
          type="tel"
          autoComplete="mobile tel"
        />
      </Box>
    </>
  );
}

/** Fields about purpose, guests and times. */
export function HireTimeFields({ control }: HireFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Box sx={columns('minmax(0, 2fr) minmax(0, 1fr)')}>
        <FormTextField
          control={control}
          name="purpose"
          label={t('hallHire.purpose')}
          required
          hint={t('hallHire.purposeHint')}
        />
        <FormTextField control={control} name="guests" label={t('hallHire.guests')} inputMode="numeric" />
      </Box>
      <Box sx={columns('minmax(0, 1fr) minmax(0, 1fr)')}>
        <FormTextField control={control} name="date" label={t('hallHire.date')} required type="date" />
        <FormTextField control={control} name="day" label={t('hallHire.day')} hint={t('hallHire.dayHint')} />
      </Box>
      <Box sx={columns('repeat(3, minmax(0, 1fr))')}>
        <FormTextField control={control} name="from" label={t('hallHire.from')} required type="time" />
        <FormTextField control={control} name="to" label={t('hallHire.to')} required type="time" />
        <FormTextField
          control={control}
          name="hours"
          label={t('hallHire.hours')}
          hint={t('hallHire.hoursHint')}
          inputMode="decimal"
        />
      </Box>
    </>
  );
}

/** Fields about deposit, charges and payment. */
export function PaymentFields({ control, chargesHint }: HireFieldsProps & { chargesHint?: string }) {
  const { t } = useTranslation();
  const sign = useCurrencySign();
  return (
    <>
      <Box sx={columns('repeat(3, minmax(0, 1fr))')}>
        <FormTextField
          control={control}
          name="deposit"
          label={t('hallHire.deposit', { sign })}
          inputMode="decimal"
        />
        <FormTextField
          control={control}
          name="charges"
          label={t('hallHire.charges', { sign })}
          hint={chargesHint}
          inputMode="decimal"
        />
        <FormTextField
          control={control}
          name="outstanding"
          label={t('hallHire.outstanding', { sign })}
          hint={chargesHint}
          inputMode="decimal"
        />
      </Box>
      <FormRadioGroup
        control={control}
        name="paidBy"
        label={t('hallHire.paidBy')}
        options={[
          { value: HirePayment.CASH, label: t('hallHire.cash') },
          { value: HirePayment.CHEQUE, label: t('hallHire.cheque') },
        ]}
      />
      <Box sx={columns('minmax(0, 1fr) minmax(0, 1fr)')}>
        <FormTextField control={control} name="agreedOn" label={t('hallHire.agreedOn')} type="date" />
      </Box>
    </>
  );
}
