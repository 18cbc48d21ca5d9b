import type { SheetSubject } from '../../../../rules/imports.ts';
import { languageName } from '../../../../rules/languages.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** A translation, as its column is called (`name.te`) or as the rules name it (`translations.te.name`). */
const TRANSLATION = /^(?:translations\.(?<ruled>\w+)\.(?<of>\w+)|(?<field>\w+)\.(?<language>\w+))$/;

/** What the fields of a kind of spreadsheet are called; an unknown one is named as it is. */
export function useFieldName(subject: SheetSubject): (field: string) => string {
  const { t, has, language: reader } = useTranslation();
  const plain = (field: string) => {
    const key = `imports.fields.${subject}.${field}`;
    return has(key) ? t(key as 'imports.fields.EVENTS.name') : field;
  };
  return (name) => {
    const { field, of = field, language, ruled = language } = TRANSLATION.exec(name)?.groups ?? {};
    if (!of || !ruled) return plain(name);
    return t('content.fieldInLanguage', { field: plain(of), language: languageName(ruled, reader) });
  };
}
