import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePrefetchOnInteraction } from '../page/use-prefetch-on-interaction.ts';
import { changedFrom, putBack, textsOf } from './changed-values.ts';
import { useFormProblem } from './use-form-problem.ts';

/** A rule set of `rules/` for a form. */
export type FormRules = z.ZodType<FieldValues, FieldValues>;

/** Any form, for what shows or fills one without knowing its fields. */
// biome-ignore lint/suspicious/noExplicitAny: the types of two forms fit each other in no other way.
export type AnyForm = Record<keyof UseFormReturn, any>;

/** Imports a rule set lazily, so that the page can be hydrated before it is loaded. */
export type LoadRules<Rules> = () => Promise<Rules>;

interface RulesForm<Rules extends FormRules> {
  form: UseFormReturn<z.input<Rules>, unknown, z.output<Rules>>;
  /**
   * Makes the form's submit handler. If a rule fails it says the first one's text, in the rule set's order, and then
   * focuses its field; otherwise it calls `save` with the checked values. It never runs twice at once, and saves
   * nothing if the rules cannot be loaded. `written` has the fields as they were filled in; `onRefused` makes that field
   * visible.
   */
  submit: (
    save: (values: z.output<Rules>, written: z.input<Rules>) => Promise<unknown>,
    onRefused?: (field: string) => void,
  ) => (event: BaseSyntheticEvent) => Promise<void>;
  /**
   * For a form that stays on the screen, once it is saved: fills it with `next`, by default as it began, and nothing of it
   * is a draft any more. What was typed while it was being saved stays, as an unsaved change.
   */
  settle: (next?: DefaultValues<z.input<Rules>>) => void;
  /** What checks the form is still being fetched after it was sent: for its button, which says so at once. */
  isFetching: boolean;
}

/** Loads a rule set and its runner; never statically, because with zod they are larger than most pages. */
export async function loadRulesCheck<Rules>(loadRules: LoadRules<Rules>) {
  const [{ zodResolver }, { firstIssue }, rules] = await Promise.all([
    import('@hookform/resolvers/zod'),
    import('../../../rules/first-issue.ts'),
    loadRules(),
  ]);
  return { zodResolver, firstIssue, rules };
}

/** A form validated by a rule set; after a submit every failing field also shows its own text. */
export function useRulesForm<Rules extends FormRules>(
  loadRules: LoadRules<Rules>,
  defaultValues: DefaultValues<z.input<Rules>>,
): RulesForm<Rules> {
  const { t } = useTranslation();
  const isRunning = useRef(false);
  const sent = useRef<FieldValues>({});
  const [isFetching, setIsFetching] = useState(false);
  const resolver = async (...input: Parameters<Resolver>) => {
    const { zodResolver, rules } = await loadRulesCheck(loadRules);
    return zodResolver(rules as FormRules)(...(input as Parameters<Resolver<FieldValues>>));
  };
  const form = useForm<z.input<Rules>, unknown, z.output<Rules>>({
    resolver: resolver as never,
    defaultValues,
  });
  const tell = useFormProblem(form);

  // Errors go when they are cured, also by another field or by a button; what the server refused has no type, and stays.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, errors }) => {
          const failed = Object.entries(errors ?? {}).flatMap(([field, error]) =>
            error?.type ? [field] : [],
          );
          if (name && failed.length > 0) void form.trigger(failed as never[]);
          if (name && errors?.root) form.clearErrors('root');
        },
      }),
    [form],
  );

  // Prefetched, in case the network is gone at submit; if that fails, submit tries again.
  const [load] = useState(() => () => loadRulesCheck(loadRules));
  usePrefetchOnInteraction(load);

  const submit: RulesForm<Rules>['submit'] = (save, onRefused) => async (event) => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    form.clearErrors('root');
    try {
      setIsFetching(true);
      const check = await loadRulesCheck(loadRules).catch(() => undefined);
      setIsFetching(false);
      if (!check)
        return await tell(
          `${t('common.networkError')} ${t('common.maybeUpdated')} ${t('form.stillHere')}`,
          true,
        );
      const { rules, firstIssue } = check;
      let failed: string | undefined;
      const showFirst = () => {
        const { error } = rules.safeParse(form.getValues());
        if (!error) return;
        const { messageKey, field } = firstIssue(rules, error);
        failed = field;
        if (field) onRefused?.(field);
        return tell(t(`messages.${messageKey}`));
      };
      const send = (values: z.output<Rules>) => {
        const written = structuredClone(form.getValues());
        sent.current = written;
        return save(values, written);
      };
      await form.handleSubmit(send, showFirst)(event);
      // The form has focused what stands first on the screen, which may be another field than the one that was named.
      if (failed) form.setFocus(failed as Path<z.input<Rules>>);
    } finally {
      isRunning.current = false;
    }
  };

  const settle: RulesForm<Rules>['settle'] = (next) => {
    const typed = changedFrom(textsOf(sent.current), form.getValues());
    form.reset(next as z.input<Rules>);
    putBack(form as never, typed);
  };

  return { form, submit, settle, isFetching };
}
