import type { SheetSubject } from '../../../../rules/imports.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** What the fields of a kind of spreadsheet are called; an unknown one is named as it is. */
export function useFieldName(subject: SheetSubject): (field: string) => string {
  const { t, has } = useTranslation();
  return (field) => {
    const key = `imports.fields.${subject}.${field}`;
    return has(key) ? t(key as 'imports.fields.EVENTS.name') : field;
  };
}
