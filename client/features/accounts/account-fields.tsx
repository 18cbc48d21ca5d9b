import type { MaybeMissing } from '../../../rules/account-administration.ts';
import type { SheriQuestion } from '../../../rules/sheri.ts';
import { FormMobileField } from '../../components/form/form-mobile-field.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

interface AccountFieldsProps {
  question: SheriQuestion;
  /** Somebody else's account: what is empty in it may stay so, and the browser must not autofill its user's own data. */
  other?: MaybeMissing;
  /** If given, e-mail and mobile are read-only, and this says why. */
  contactHint?: string;
}

/** Personal and contact details, in the order of the old form. */
export function AccountFields({
  question: { asksSheri, sheriLabel },
  other,
  contactHint,
}: AccountFieldsProps) {
  const { t } = useTranslation();
  const field = (name: string, autoComplete?: string) => ({
    name,
    required: other?.[name as keyof MaybeMissing] !== '',
    autoComplete: other ? 'off' : autoComplete,
  });
  const contact = contactHint ? { hint: contactHint, readOnly: true } : {};
  return (
    <>
      <FormTextField {...field('name', 'name')} label={t('accounts.name')} />
      <FormTextField {...field('address', 'street-address')} label={t('accounts.address')} rows={3} />
      <FormTextField {...field('postcode', 'postal-code')} label={t('accounts.postcode')} />
      <FormTextField {...field('email', 'email')} label={t('accounts.email')} type="email" {...contact} />
      {asksSheri && (
        <FormTextField
          {...field('sheri')}
          label={sheriLabel || t('accounts.sheri')}
          // It explains the site's own word.
          hint={other || sheriLabel ? undefined : t('accounts.sheriHint')}
        />
      )}
      <FormMobileField {...field('mobile')} label={t('accounts.mobile')} {...contact} />
    </>
  );
}
