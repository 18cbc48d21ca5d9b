import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormMobileField } from '../form/form-mobile-field.tsx';
import { FormSelectField } from '../form/form-select-field.tsx';
import styles from './mobile-fields.module.css';
import { useCountryCodes } from './use-country-codes.ts';

/** Fields for the country code and the ten digits after it: `countryCode` and `mobile` of the form. */
export function MobileFields({ autoComplete }: { autoComplete?: string }) {
  const { t } = useTranslation();
  const countryCodes = useCountryCodes();
  const countryCode = useWatch({ name: 'countryCode' });
  return (
    <div className={styles.fields}>
      <FormSelectField name="countryCode" label={t('accounts.countryCode')} options={countryCodes} />
      <FormMobileField
        name="mobile"
        label={t('accounts.mobile')}
        countryCode={countryCode}
        codes={{ field: 'countryCode', offered: countryCodes }}
        autoComplete={autoComplete}
        required
      />
    </div>
  );
}
