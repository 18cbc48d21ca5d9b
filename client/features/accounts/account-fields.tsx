import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormMobileField } from '../../components/form-mobile-field.tsx';
import { FormTextField } from '../../components/form-text-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

interface AccountFieldsProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
}

/** Who one is and how one is reached, in the old form's order (spec §2, Sign Up). */
export function AccountFields<Values extends FieldValues, Output>({
  control,
}: AccountFieldsProps<Values, Output>) {
  const { t } = useTranslation();
  const field = (name: string) => ({ control, name: name as FieldPath<Values>, required: true });
  return (
    <>
      <FormTextField {...field('name')} label={t('accounts.name')} autoComplete="name" />
      <FormTextField
        {...field('address')}
        label={t('accounts.address')}
        rows={3}
        autoComplete="street-address"
      />
      <FormTextField {...field('postcode')} label={t('accounts.postcode')} autoComplete="postal-code" />
      <FormTextField {...field('email')} label={t('accounts.email')} type="email" autoComplete="email" />
      <FormTextField {...field('sheri')} label={t('accounts.sheri')} hint={t('accounts.sheriHint')} />
      <FormMobileField {...field('mobile')} label={t('accounts.mobile')} />
    </>
  );
}
