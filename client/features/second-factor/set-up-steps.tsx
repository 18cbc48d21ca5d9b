import { useState } from 'react';
import { BeginStep } from './begin-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import type { BeginAuthenticatorAppMutation } from './security.generated.ts';

interface SetUpStepsProps {
  /** Whether there is an app already, of which this one takes the place. */
  isAnew: boolean;
  onCancel: () => void;
  /** Called with the new recovery codes. */
  onDone: (codes: readonly string[]) => void;
}

/** Sets up an authenticator app: the password first, then the picture and the app's first code. */
export function SetUpSteps({ isAnew, onCancel, onDone }: SetUpStepsProps) {
  const [begun, setBegun] = useState<BeginAuthenticatorAppMutation['beginAuthenticatorApp']>();
  return begun ? (
    <ConfirmStep {...begun} onCancel={onCancel} onDone={onDone} />
  ) : (
    <BeginStep isAnew={isAnew} onCancel={onCancel} onBegun={setBegun} />
  );
}
