import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** For whom a day is sponsored. */
export function SponsorNamesFields() {
  const { t } = useTranslation();
  return (
    <>
      <FormTextField name="forWhom" label={t('sponsors.forWhom')} hint={t('sponsors.forWhomHint')} rows={2} />
      <FormTextField name="gotra" label={t('sponsors.gotra')} hint={t('sponsors.optional')} />
      <FormTextField name="occasion" label={t('sponsors.occasion')} hint={t('sponsors.occasionHint')} />
      <FormTextField name="shownName" label={t('sponsors.shownName')} hint={t('sponsors.shownNameHint')} />
    </>
  );
}
