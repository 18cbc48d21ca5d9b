import { PaymentMethod } from '../../../../rules/payment-methods.ts';
import { FormSelectField } from '../../../components/form/form-select-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/**
 * On which day money came, and how: `receivedOn` and `way` of the form.
 * @param isPaymentMethodRequired whether the payment method must be said
 */
export function HowItCameFields({ isPaymentMethodRequired = false }: { isPaymentMethodRequired?: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <FormTextField
        name="receivedOn"
        type="date"
        label={t('donations.receivedOn')}
        hint={t('donations.receivedOnHint')}
      />
      <FormSelectField
        name="paymentMethod"
        label={t('paymentMethods.label')}
        placeholder={t(isPaymentMethodRequired ? 'paymentMethods.choose' : 'paymentMethods.none')}
        required={isPaymentMethodRequired}
        options={Object.values(PaymentMethod).map((value) => ({
          value,
          label: t(`paymentMethods.${value}`),
        }))}
      />
    </>
  );
}
