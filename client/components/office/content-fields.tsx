import type { Control } from 'react-hook-form';
import { useSiteLanguages } from '../../i18n/site-languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormTextField } from '../form/form-text-field.tsx';
import type { ContentField } from '../list/content-kind.ts';

interface ContentFieldsProps {
  control: Control;
  fields: readonly ContentField<string>[];
}

/** Some of a kind's text fields, in their order, in the site's first language. */
export function ContentFields({ control, fields }: ContentFieldsProps) {
  const { t } = useTranslation();
  const [first] = useSiteLanguages();
  return fields.map(({ name, label, hint, translated, ...field }) => (
    <FormTextField
      key={name}
      name={name}
      control={control}
      label={t(label)}
      hint={hint && t(hint)}
      lang={translated ? first : 'en'}
      type={field.type}
      required={field.required}
      readOnly={field.readOnly}
      rows={field.rows}
      inputLimit={field.inputLimit}
      minimum={field.minimum}
    />
  ));
}
