import { DonationWay } from '../../../../rules/donation-ways.ts';
import { FormSelectField } from '../../../components/form/form-select-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/**
 * On which day money came, and how: `receivedOn` and `way` of the form.
 * @param isWayRequired whether the way must be said
 */
export function HowItCameFields({ isWayRequired = false }: { isWayRequired?: boolean }) {
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
        name="way"
        label={t('ways.label')}
        placeholder={t(isWayRequired ? 'ways.choose' : 'ways.none')}
        required={isWayRequired}
        options={Object.values(DonationWay).map((value) => ({ value, label: t(`ways.${value}`) }))}
      />
    </>
  );
}
