import { useWatch } from 'react-hook-form';
import { languageName } from '../../../rules/languages.ts';
import { useSiteLanguages } from '../../i18n/site-languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormSelectField } from '../form/form-select-field.tsx';

/** In which language somebody who has telephoned is emailed, where there is a choice; a field of a form that has `letterLanguage`. */
export function LetterLanguageField() {
  const { t, language: reader } = useTranslation();
  const offered: readonly string[] = useSiteLanguages();
  const kept: string = useWatch({ name: 'letterLanguage' });
  if (!useWatch({ name: 'email' }) || offered.length < 2) return null;
  return (
    <FormSelectField
      name="letterLanguage"
      label={t('content.letterLanguage')}
      options={[...new Set([...offered, kept])].map((value) => ({
        value,
        label: languageName(value, reader),
      }))}
    />
  );
}
