import { useTranslation } from '../../i18n/use-translation.ts';
import { FormTextField } from '../form/form-text-field.tsx';
import type { ContentField } from '../list/content-kind.ts';

/** Some of a kind's fields that are the same in all languages, in their order. */
export function ContentFields({ fields }: { fields: readonly ContentField<string>[] }) {
  const { t } = useTranslation();
  return fields.map(({ name, label, hint, type, required, readOnly, rows }) => (
    <FormTextField
      key={name}
      name={name}
      label={t(label)}
      hint={hint && t(hint)}
      lang="en"
      type={type}
      required={required}
      readOnly={readOnly}
      rows={rows}
    />
  ));
}
