import { HirePayment } from '../../../rules/hire-states.ts';
import { FormRadioGroup } from '../../components/form/form-radio-group.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { useCurrencySign } from '../../components/page/use-money.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './hire-fields.module.css';

/** Fields about the hirer. */
export function HirerFields() {
  const { t } = useTranslation();
  return (
    <>
      <FormTextField name="name" label={t('hallHire.name')} required autoComplete="name" />
      <FormTextField name="address" label={t('hallHire.address')} rows={2} autoComplete="street-address" />
      <div className={styles.two}>
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
      </div>
    </>
  );
}

/** Fields about purpose, guests and times. */
export function HireTimeFields() {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.wideFirst}>
        <FormTextField
          name="purpose"
          label={t('hallHire.purpose')}
          required
          hint={t('hallHire.purposeHint')}
        />
        <FormTextField name="guests" label={t('hallHire.guests')} inputMode="numeric" />
      </div>
      <div className={styles.two}>
        <FormTextField name="date" label={t('hallHire.date')} required type="date" />
        <FormTextField name="day" label={t('hallHire.day')} hint={t('hallHire.dayHint')} />
      </div>
      <div className={styles.three}>
        <FormTextField name="from" label={t('hallHire.from')} required type="time" />
        <FormTextField name="to" label={t('hallHire.to')} required type="time" />
        <FormTextField
          name="hours"
          label={t('hallHire.hours')}
          hint={t('hallHire.hoursHint')}
          inputMode="decimal"
        />
      </div>
    </>
  );
}

/** Fields about deposit, charges and payment. */
export function PaymentFields({ chargesHint }: { chargesHint?: string }) {
  const { t } = useTranslation();
  const sign = useCurrencySign();
  return (
    <>
      <div className={styles.three}>
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
      </div>
      <FormRadioGroup
        name="paidBy"
        label={t('hallHire.paidBy')}
        options={[
          { value: HirePayment.CASH, label: t('hallHire.cash') },
          { value: HirePayment.CHEQUE, label: t('hallHire.cheque') },
        ]}
      />
      <div className={styles.two}>
        <FormTextField name="agreedOn" label={t('hallHire.agreedOn')} type="date" />
      </div>
    </>
  );
}
