import { type BaseSyntheticEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNotify } from '../dialogs/notify.tsx';
import { useFirstUse } from '../page/use-first-use.ts';

/** A rule set of `rules/` that a form can fill in. */
export type FormRules = z.ZodType<FieldValues, FieldValues>;

/** Imports a rule set when it is wanted, so that a page can be hydrated before it is there. */
export type LoadRules<Rules> = () => Promise<Rules>;

interface RulesForm<Rules extends FormRules> {
  form: UseFormReturn<z.input<Rules>, unknown, z.output<Rules>>;
  /**
   * The form's submit handler. With a failing rule it shows the first one's text, in the rule set's order,
   * and then leads to the field; otherwise it hands over the checked values. It never runs twice at once, and
   * sends nothing while the rules cannot be had.
   */
  submit: (
    save: (values: z.output<Rules>) => Promise<unknown>,
  ) => (event: BaseSyntheticEvent) => Promise<void>;
}

/** A rule set with what runs it: with zod it is larger than most pages, and nobody needs it to read one. */
export async function loadRulesCheck<Rules>(loadRules: LoadRules<Rules>) {
  const [{ zodResolver }, { firstIssue }, rules] = await Promise.all([
    import('@hookform/resolvers/zod'),
    import('../../../rules/validation.ts'),
    loadRules(),
  ]);
  return { zodResolver, firstIssue, rules };
}

/** A form that obeys a rule set; every failing field also gets its own text after a submit. */
export function useRulesForm<Rules extends FormRules>(
  loadRules: LoadRules<Rules>,
  defaultValues: DefaultValues<z.input<Rules>>,
): RulesForm<Rules> {
  const { t } = useTranslation();
  const notify = useNotify();
  const isRunning = useRef(false);
  const resolver = async (...input: Parameters<Resolver>) => {
    const { zodResolver, rules } = await loadRulesCheck(loadRules);
    return zodResolver(rules as FormRules)(...(input as Parameters<Resolver<FieldValues>>));
  };
  const form = useForm<z.input<Rules>, unknown, z.output<Rules>>({
    resolver: resolver as never,
    defaultValues,
  });

  // So that the rules are there when the network no longer is; should it fail, the submit tries again.
  const [load] = useState(() => () => loadRulesCheck(loadRules));
  useFirstUse(load);

  const submit: RulesForm<Rules>['submit'] = (save) => async (event) => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      const check = await loadRulesCheck(loadRules).catch(() => undefined);
      if (!check) return await notify(t('common.networkError'));
      const { rules, firstIssue } = check;
      const showFirst = () => {
        const { error } = rules.safeParse(form.getValues());
        return error && notify(t(`messages.${firstIssue(rules, error).messageKey}`));
      };
      await form.handleSubmit(save, showFirst)(event);
    } finally {
      isRunning.current = false;
    }
  };

  return { form, submit };
}
