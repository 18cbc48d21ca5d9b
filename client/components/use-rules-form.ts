import { zodResolver } from '@hookform/resolvers/zod';
import { type BaseSyntheticEvent, useRef } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { firstIssue } from '../../rules/validation.ts';
import { useNotify } from './notify.tsx';

/** A rule set of `rules/` that a form can fill in. */
export type FormRules = z.ZodType<FieldValues, FieldValues>;

interface RulesForm<Rules extends FormRules> {
  form: UseFormReturn<z.input<Rules>, unknown, z.output<Rules>>;
  /**
   * The form's submit handler. With a failing rule it shows the first one's text, in the rule set's order,
   * and then leads to the field; otherwise it hands over the checked values. It never runs twice at once.
   */
  submit: (
    save: (values: z.output<Rules>) => Promise<unknown>,
  ) => (event: BaseSyntheticEvent) => Promise<void>;
}

/** A form that obeys a rule set; every failing field also gets its own text after a submit. */
export function useRulesForm<Rules extends FormRules>(
  rules: Rules,
  defaultValues: DefaultValues<z.input<Rules>>,
): RulesForm<Rules> {
  const { t } = useTranslation();
  const notify = useNotify();
  const isRunning = useRef(false);
  const form = useForm<z.input<Rules>, unknown, z.output<Rules>>({
    resolver: zodResolver(rules) as never,
    defaultValues,
  });

  const submit: RulesForm<Rules>['submit'] = (save) => async (event) => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    const showFirst = () => {
      const { error } = rules.safeParse(form.getValues());
      return error && notify(t(`messages.${firstIssue(rules, error).messageKey}`));
    };
    try {
      await form.handleSubmit(save, showFirst)(event);
    } finally {
      isRunning.current = false;
    }
  };

  return { form, submit };
}
