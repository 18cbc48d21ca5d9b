import { useState } from 'react';
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useErrorText } from '../../components/dialogs/message-text.ts';
import { useNotify } from '../../components/dialogs/notify.tsx';
import { isConflict, refusedField } from '../../components/form/refused-field.ts';
import { useEditConflict } from '../../components/form/use-edit-conflict.ts';
import { type FormRules, type LoadRules, useRulesForm } from '../../components/form/use-rules-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface EntryForm<Rules extends FormRules, Entry> {
  loadRules: LoadRules<Rules>;
  /** Undefined to add one. */
  entry: Entry | undefined;
  valuesOf: (entry?: Entry) => z.input<Rules>;
  save: (values: z.output<Rules>, version?: number) => Promise<unknown>;
  onSaved: () => void;
  /** Refetches the list. */
  reload: () => Promise<unknown>;
}

/** The form for one entry: its values, saving and refusals. */
export function useEntryForm<Rules extends FormRules, Entry extends { version: number }>(
  options: EntryForm<Rules, Entry>,
) {
  const { loadRules, entry, valuesOf, save, onSaved, reload } = options;
  const { t } = useTranslation();
  const notify = useNotify();
  const errorText = useErrorText();
  const { form, submit } = useRulesForm(loadRules, valuesOf(entry) as DefaultValues<z.input<Rules>>);
  const { isDirty } = form.formState;
  const { saveVersion, conflict } = useEditConflict(form as unknown as UseFormReturn, {
    item: entry,
    valuesOf: (newest) => valuesOf(newest) as FieldValues,
    hasChanges: isDirty,
  });
  const [isSaving, setIsSaving] = useState(false);

  const onSubmit = submit(async (values) => {
    setIsSaving(true);
    try {
      await saveVersion((version) => save(values, version));
    } catch (error) {
      const refused = refusedField(error);
      if (refused) form.setError(refused.field as FieldPath<z.input<Rules>>, { message: refused.messageKey });
      await notify(errorText(error));
      // A conflict with a field is not about the version: for instance, the text exists already.
      if (isConflict(error) && !refused) await reload();
      return;
    } finally {
      setIsSaving(false);
    }
    await notify(t('messages.recordSaved'));
    onSaved();
  });

  return { form, onSubmit, isDirty, isBusy: isSaving, conflict };
}
