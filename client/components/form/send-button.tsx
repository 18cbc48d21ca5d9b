import type { ComponentProps } from 'react';
import { BusyButton } from './busy-button.tsx';
import { FormProblem } from './form-problem.tsx';

/** The button that sends the form around it; above it stands why the form was not sent. */
export function SendButton(props: Omit<ComponentProps<typeof BusyButton>, 'type'>) {
  return (
    <>
      <FormProblem />
      <BusyButton {...props} type="submit" />
    </>
  );
}
