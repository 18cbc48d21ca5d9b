import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Each field as text, to compare it by: the form changes its values. */
export const textsOf = (values: FieldValues): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));

/** The fields that are no longer as they were; the others may be changed by other people meanwhile. */
export const changedFrom = (before: Record<string, string>, values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== before[name]),
  );

/** Writes values into a form as if they were typed; those that it does not have are left out. */
export function putBack(form: Pick<UseFormReturn, 'getValues' | 'setValue'>, values: FieldValues): void {
  for (const [name, value] of Object.entries(values))
    if (name in form.getValues()) form.setValue(name, value, { shouldDirty: true });
}
