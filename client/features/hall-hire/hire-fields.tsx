import Box from '@mui/material/Box';
import { HirePayment } from '../../../rules/hire-states.ts';
import { FormRadioGroup } from '../../components/form/form-radio-group.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { useCurrencySign } from '../../components/page/use-money.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

export const columns = (desktop: string) => ({
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: desktop },
  columnGap: 3,
  alignItems: 'start',
});

/** Fields about the hirer. */
export function HirerFields() {
  const { t } = useTranslation();
  return (
    <>
      <FormTextField name="name" label={t('hallHire.name')} required autoComplete="name" />
      <FormTextField name="address" label={t('hallHire.address')} rows={2} autoComplete="street-address" />
      <Box sx={columns('minmax(0, 1fr) minmax(0, 1fr)')}>
        <FormTextField name="postcode" label={t('hallHire.postcode')} autoComplete="postal-code" />
        <FormTextField name="email" label={t('hallHire.email')} type="email" autoComplete="email" />
        <FormTextField
          name="telephone"
          label={t('hallHire.telephone')}
          hint={t('hallHire.phoneHint')}
          type="tel"
          autoComplete="home tel"
        />
        <FormTextField name="mobile" label={t('hallHire.mobile')} type="tel" autoComplete="mobile tel" />
      </Box>
    </>
  );
}

/** Fields about purpose, guests and times. */
export function HireTimeFields() {
  const { t } = useTranslation();
  return (
    <>
      <Box sx={columns('minmax(0, 2fr) minmax(0, 1fr)')}>
        <FormTextField
          name="purpose"
          label={t('hallHire.purpose')}
          required
          hint={t('hallHire.purposeHint')}
        />
        <FormTextField name="guests" label={t('hallHire.guests')} inputMode="numeric" />
      </Box>
      <Box sx={columns('minmax(0, 1fr) minmax(0, 1fr)')}>
        <FormTextField name="date" label={t('hallHire.date')} required type="date" />
        <FormTextField name="day" label={t('hallHire.day')} hint={t('hallHire.dayHint')} />
      </Box>
      <Box sx={columns('repeat(3, minmax(0, 1fr))')}>
        <FormTextField name="from" label={t('hallHire.from')} required type="time" />
        <FormTextField name="to" label={t('hallHire.to')} required type="time" />
        <FormTextField
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
export function PaymentFields({ chargesHint }: { chargesHint?: string }) {
  const { t } = useTranslation();
  const sign = useCurrencySign();
  return (
    <>
      <Box sx={columns('repeat(3, minmax(0, 1fr))')}>
        <FormTextField name="deposit" label={t('hallHire.deposit', { sign })} inputMode="decimal" />
        <FormTextField
          name="charges"
          label={t('hallHire.charges', { sign })}
          hint={chargesHint}
          inputMode="decimal"
        />
        <FormTextField
          name="outstanding"
          label={t('hallHire.outstanding', { sign })}
          hint={chargesHint}
          inputMode="decimal"
        />
      </Box>
      <FormRadioGroup
        name="paidBy"
        label={t('hallHire.paidBy')}
        options={[
          { value: HirePayment.CASH, label: t('hallHire.cash') },
          { value: HirePayment.CHEQUE, label: t('hallHire.cheque') },
        ]}
      />
      <Box sx={columns('minmax(0, 1fr) minmax(0, 1fr)')}>
        <FormTextField name="agreedOn" label={t('hallHire.agreedOn')} type="date" />
      </Box>
    </>
  );
}
