import { useEffect } from 'react';
import { type Control, get, useFormContext, useFormState } from 'react-hook-form';
import type { ProblemPlace } from './use-form-problem.ts';

interface FormProblemProps {
  place?: ProblemPlace;
  /** By default the one around it. */
  form?: { control: Control };
}

function Problem({ control, place }: { control: Control; place: ProblemPlace }) {
  const { message } = get(useFormState({ control }).errors, place, {}) as { message?: string };
  // It takes room where it appears: the field that it is about has the focus, and stays in sight.
  useEffect(() => {
    if (message) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  // In a row of buttons it has a line of its own.
  return message ? (
    <p role="alert" className="alert text-break" style={{ flexBasis: '100%' }}>
      {message}
    </p>
  ) : null;
}

/** Why the form was not sent, for the place beside its button; nothing outside a form. */
export function FormProblem({ place = 'root', form }: FormProblemProps) {
  const around = useFormContext();
  const control = form?.control ?? around?.control;
  return control ? <Problem control={control} place={place} /> : null;
}
