import { type ReactNode, useState } from 'react';
import { messageKeyOf } from '../../components/dialogs/message-text.ts';
import { loadTextFiles } from '../../i18n/load-texts.ts';
import type { Proof } from './proof.ts';

/** Downloaded when it is needed: most accounts have no second factor. */
async function loadProofDialog() {
  const texts = loadTextFiles(['security', 'conflict', 'passkeys']);
  const [{ ProofDialog }] = await Promise.all([import('./proof-dialog.tsx'), texts]);
  return ProofDialog;
}

/** For what may need the second factor of an account. */
export function useSecondFactor() {
  const [dialog, setDialog] = useState<ReactNode>();

  /**
   * Sends without proof first; if the account has a second factor, asks for it and sends again, until it is right.
   * @returns undefined when the visitor goes back
   */
  const withProof = async <Result,>(
    send: (proof?: Proof) => Promise<Result>,
  ): Promise<Result | undefined> => {
    let refusal: string;
    try {
      return await send();
    } catch (error) {
      refusal = String(messageKeyOf(error));
      // The three of `WAYS`, which need not be downloaded before.
      if (!/(Factor|asskey)Required$/.test(refusal)) throw error;
    }
    const ProofDialog = await loadProofDialog();
    return new Promise((resolve) => {
      const end = (result?: Result) => {
        setDialog(undefined);
        resolve(result);
      };
      setDialog(
        <ProofDialog
          refusal={refusal}
          onSend={async (proof) => end(await send(proof))}
          onClose={() => end()}
        />,
      );
    });
  };

  return { withProof, dialog };
}
