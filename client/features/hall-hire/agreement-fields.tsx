import { FormTextField } from '../../components/form/form-text-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './hire-fields.module.css';
import { PaymentFields } from './hire-fields.tsx';

/** What the agreement has beside a request's own fields. */
export function AgreementFields({ chargesHint }: { chargesHint: string }) {
  const { t } = useTranslation();
  return (
    <>
      <FormTextField name="address" label={t('hallHire.address')} rows={2} autoComplete="street-address" />
      <div className={styles.two}>
        <FormTextField name="postcode" label={t('hallHire.postcode')} autoComplete="postal-code" />
        <FormTextField name="mobile" label={t('hallHire.mobile')} type="tel" autoComplete="mobile tel" />
        <FormTextField name="day" label={t('hallHire.day')} hint={t('hallHire.dayHint')} />
        <FormTextField
          name="hours"
          label={t('hallHire.hours')}
          hint={t('hallHire.hoursHint')}
          inputMode="decimal"
        />
      </div>
      <PaymentFields chargesHint={chargesHint} />
    </>
  );
}
