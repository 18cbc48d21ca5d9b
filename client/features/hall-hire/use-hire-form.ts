import { useEffect } from 'react';
import type { HireFields, hireRules } from '../../../rules/hall-hire.ts';
import { type LoadRules, useRulesForm } from '../../components/form/use-rules-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { hoursBetween, weekdayOf } from './hire-times.ts';

/** The form of the agreement: day and hours are filled in from date and times, but remain editable. */
export function useHireForm(loadRules: LoadRules<typeof hireRules>, start: HireFields) {
  const { language } = useTranslation();
  const rulesForm = useRulesForm(loadRules, start);
  const { form } = rulesForm;

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          if (name === 'date') form.setValue('day', weekdayOf(values.date, language));
          if (name === 'from' || name === 'to') form.setValue('hours', hoursBetween(values.from, values.to));
        },
      }),
    [form, language],
  );
  return rulesForm;
}
