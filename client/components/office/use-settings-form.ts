import type { DefaultValues } from 'react-hook-form';
import type { z } from 'zod';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAct } from '../dialogs/use-act.ts';
import { useEditConflict } from '../form/use-edit-conflict.ts';
import { useRefusal } from '../form/use-refusal.ts';
import { type FormRules, type LoadRules, useRulesForm } from '../form/use-rules-form.ts';
import { useUnsavedWarning } from '../form/use-unsaved-warning.ts';

interface SettingsFormOptions<Rules extends FormRules, Item> {
  /** What is stored. */
  item: Item;
  loadRules: LoadRules<Rules>;
  valuesOf: (item: Item) => z.input<Rules>;
  /** @param version the one that the form is based on */
  save: (values: z.output<Rules>, version: number) => Promise<unknown>;
  /** Reads what is stored again. */
  reload: () => Promise<unknown>;
}

/** The form of settings of which there is one set: it stays where it is when it has saved. */
export function useSettingsForm<Rules extends FormRules, Item extends { version: number }>({
  item,
  loadRules,
  valuesOf,
  save,
  reload,
}: SettingsFormOptions<Rules, Item>) {
  const { t } = useTranslation();
  const { form, submit, settle } = useRulesForm(loadRules, valuesOf(item) as DefaultValues<z.input<Rules>>);
  const refuse = useRefusal(form);
  const { act, isBusy } = useAct();
  const hasChanges = form.formState.isDirty;
  const { saveVersion, conflict } = useEditConflict(form, { item, valuesOf, hasChanges });
  useUnsavedWarning(hasChanges);
  const onSubmit = submit((values, written) =>
    act({
      work: () => saveVersion((version = item.version) => save(values, version)),
      refuse,
      reload,
      onDone: () => {
        settle(written as DefaultValues<z.input<Rules>>);
        return reload();
      },
      done: t('messages.updatedSuccessfully'),
    }),
  );
  return { form, onSubmit, isSaving: isBusy, conflict };
}
