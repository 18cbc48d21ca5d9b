import type { Draft } from './draft.ts';
import { StepForm, type StepProps } from './step-form.tsx';

const loadRules = async () => (await import('../../../../rules/set-up.ts')).setUpRules.look;

type LookStepProps = StepProps<Draft['look']> & { draft: Draft };

/** The two colours, with what becomes of them. */
export function LookStep({ draft: _draft, ...props }: LookStepProps) {
  return (
    <StepForm {...props} loadRules={loadRules}>
      {() => null}
    </StepForm>
  );
}
