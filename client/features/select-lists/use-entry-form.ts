import { useState } from 'react';
import type { DefaultValues, FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import { useErrorText } from '../../components/message-text.ts';
import { useNotify } from '../../components/notify.tsx';
import { isConflict, refusedField } from '../../components/refused-field.ts';
import { type FormRules, type LoadRules, useRulesForm } from '../../components/use-rules-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The form of one entry: its values, saving, and what was refused. */
export function useEntryForm<Rules extends FormRules>(
  loadRules: LoadRules<Rules>,
  start: DefaultValues<z.input<Rules>>,
  save: (values: z.output<Rules>) => Promise<unknown>,
  onSaved: () => void,
) {
  const { t } = useTranslation();
  const notify = useNotify();
  const errorText = useErrorText();
  const { form, submit } = useRulesForm(loadRules, start);
  const [isSaving, setIsSaving] = useState(false);
  const [hasConflict, setHasConflict] = useState(false);

  const onSubmit = submit(async (values) => {
    setIsSaving(true);
    try {
      await save(values);
    } catch (error) {
      const refused = refusedField(error);
      if (refused) form.setError(refused.field as FieldPath<z.input<Rules>>, { message: refused.messageKey });
      // Another conflict is about a field, such as a text that is there already.
      setHasConflict(isConflict(error) && !refused);
      return notify(errorText(error));
    } finally {
      setIsSaving(false);
    }
    await notify(t('messages.recordSaved'));
    onSaved();
  });

  return { control: form.control, onSubmit, isSaving, hasConflict };
}
