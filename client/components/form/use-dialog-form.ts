import { flushSync } from 'react-dom';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { useErrorText } from '../dialogs/message-text.ts';
import { useNotify } from '../dialogs/notify.tsx';
import { layers } from '../dialogs/open-layers.ts';
import { type Act, useAct } from '../dialogs/use-act.ts';
import { useEditConflict } from './use-edit-conflict.ts';
import { useRefusal } from './use-refusal.ts';
import { type FormRules, type LoadRules, useRulesForm } from './use-rules-form.ts';

type Version = number | string;

/** What a dialog changes, which others may change meanwhile. */
interface Edited<Item, Values> {
  /** The latest version read; undefined to add one. */
  item: Item | undefined;
  valuesOf: (item: Item) => Partial<Values>;
  /** The values to compare two versions by; by default the form's. */
  comparedBy?: (item: Item) => unknown;
  /** Fields that are no part of it, such as why it is changed: they stay when theirs is loaded. */
  besides?: readonly string[];
}

interface DialogFormOptions<Rules extends FormRules, Item extends { version: Version }, Answer>
  extends Pick<Act<Answer>, 'ask' | 'reload' | 'onConflict' | 'done' | 'told' | 'undo'> {
  rules: LoadRules<Rules>;
  /** What its fields show at first. */
  values: DefaultValues<z.input<Rules>>;
  edited?: Edited<Item, z.input<Rules>>;
  /**
   * Saves what the rules have checked. Rejects with a refusal.
   * @param version of what is edited, that the form was filled from; `seen` is that version itself
   */
  save: (values: z.output<Rules>, version?: Item['version'], seen?: Item) => Promise<Answer>;
  onClose: () => void;
  /** Called with the answer; by default closes. */
  onSaved?: (answer: Answer) => unknown;
}

const keptOf = (values: FieldValues, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/**
 * The form of a `FormDialog`: answers its props. It is checked by a rule set, saved once, closed and said to be saved. A
 * refusal is shown below the field that it names, and what was typed stays; if somebody else was first, and something is
 * edited, one chooses between the two.
 */
export function useDialogForm<
  Rules extends FormRules,
  Answer,
  Item extends { version: Version } = { version: Version },
>(options: DialogFormOptions<Rules, Item, Answer>) {
  const { rules, values, edited, save, onClose, onSaved = onClose, ...said } = options;
  const { form, submit, isFetching } = useRulesForm(rules, values);
  const refuse = useRefusal(form);
  const { act, isBusy } = useAct();
  const notify = useNotify();
  const errorText = useErrorText();
  const besides = edited?.besides ?? [];
  // What stands beside it counts as an unsaved change, although loading another version makes it a default value.
  const isDirty = form.formState.isDirty || form.watch(besides as never[]).some((typed) => typed !== '');
  const { saveVersion, conflict } = useEditConflict<Item, FieldValues, z.output<Rules>>(form as never, {
    item: edited?.item,
    valuesOf: (item) => ({ ...edited?.valuesOf(item), ...keptOf(form.getValues(), besides) }),
    comparedBy: edited?.comparedBy ?? edited?.valuesOf,
    hasChanges: isDirty,
  });
  const onSubmit = submit((checked) =>
    act({
      ...said,
      work: () => saveVersion((version, seen) => save(checked, version, seen)),
      refuse,
      onConflict: async (error) => {
        await flushSync(() => said.onConflict?.(error));
        // A dialog that closes takes with it what it said of the refusal.
        if (said.onConflict && layers.dialogs.size === 0) await notify(errorText(error));
      },
      onDone: onSaved,
    }),
  );
  return { form, onSubmit, isDirty, isBusy: isBusy || isFetching, conflict, onClose };
}
