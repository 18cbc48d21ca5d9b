import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answering, held, LOST } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import type { Proof } from './proof.ts';
import { ProofDialog } from './proof-dialog.tsx';

const NONE = new ArrayBuffer(1);
const PASSKEY = {
  id: 'key',
  rawId: NONE,
  type: 'public-key',
  response: { clientDataJSON: NONE, authenticatorData: NONE, signature: NONE },
  getClientExtensionResults: () => ({}),
};

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  const credentials = { get: async () => PASSKEY } as unknown as CredentialsContainer;
  vi.spyOn(navigator, 'credentials', 'get').mockReturnValue(credentials);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('takes back why a code was refused when a passkey is tried', async () => {
  const { client } = answering({
    PasskeyRequest: () => ({ passkeyRequest: JSON.stringify({ challenge: 'AA' }) }),
  });
  const { answer } = held();
  const onSend = vi.fn((proof: Proof) => (proof.passkey ? answer() : Promise.reject(LOST)));
  const dialog = <ProofDialog refusal="secondFactorOrPasskeyRequired" onSend={onSend} onClose={vi.fn()} />;
  const { user } = await showScreen(dialog, '/', client);
  await user.type(screen.getByRole('textbox'), '123456{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The site cannot be reached\./);
  await user.click(screen.getByRole('button', { name: /passkey/i }));
  await waitFor(() => expect(onSend).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
