import type { Control, FieldValues, Path } from 'react-hook-form';
import { DonationWay } from '../../../../rules/donation-ways.ts';
import { FormSelectField } from '../../../components/form/form-select-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface HowItCameFieldsProps<Fields extends FieldValues> {
  control: Control<Fields>;
  /** Whether the way must be said. */
  isWayRequired?: boolean;
}

/** On which day money came, and how: of a form with the fields `receivedOn` and `way`. */
export function HowItCameFields<Fields extends FieldValues & { receivedOn?: unknown; way?: unknown }>({
  control,
  isWayRequired = false,
}: HowItCameFieldsProps<Fields>) {
  const { t } = useTranslation();
  return (
    <>
      <FormTextField
        control={control}
        name={'receivedOn' as Path<Fields>}
        type="date"
        label={t('donations.receivedOn')}
        hint={t('donations.receivedOnHint')}
      />
      <FormSelectField
        control={control}
        name={'way' as Path<Fields>}
        label={t('ways.label')}
        placeholder={t(isWayRequired ? 'ways.choose' : 'ways.none')}
        required={isWayRequired}
        options={Object.values(DonationWay).map((value) => ({ value, label: t(`ways.${value}`) }))}
      />
    </>
  );
}
