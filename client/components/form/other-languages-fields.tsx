import { languageName } from '../../../rules/languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormTextField } from './form-text-field.tsx';

interface OtherLanguagesFieldsProps {
  /** The label of the field in the form's own language. */
  name: string;
  label: string;
  /** See `otherLanguages`. */
  languages: readonly string[];
  rows?: number;
}

/** Optional fields for one text in further languages, shown below its main field in a small form. */
export function OtherLanguagesFields({ name, label, languages, rows }: OtherLanguagesFieldsProps) {
  const { t, language: reader } = useTranslation();
  return languages.map((language) => (
    <FormTextField
      key={language}
      name={`translations.${language}.${name}`}
      label={t('content.fieldInLanguage', { field: label, language: languageName(language, reader) })}
      lang={language}
      rows={rows}
    />
  ));
}
