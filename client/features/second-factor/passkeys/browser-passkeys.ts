import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** Why there is no passkey; a text `passkeys.<problem>` says what to do. */
type PasskeyProblem = 'unsupported' | 'cancelled' | 'addedAlready' | 'failed';

/** What a passkey answered, as text for the server; or why none did. */
export type PasskeyResult =
  | { answer: string; problem?: undefined }
  | { answer?: undefined; problem: PasskeyProblem };

/** By the names that the specification gives to errors: browsers say no more, so that sites learn nothing. */
const PROBLEMS: Readonly<Record<string, PasskeyProblem>> = {
  // Broken off, no passkey here, or no finger on the sensor for too long.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'addedAlready',
  NotSupportedError: 'unsupported',
};

async function resultOf(ask: () => Promise<object>): Promise<PasskeyResult> {
  if (!browserSupportsWebAuthn()) return { problem: 'unsupported' };
  try {
    return { answer: JSON.stringify(await ask()) };
  } catch (error) {
    return { problem: PROBLEMS[error instanceof Error ? error.name : ''] ?? 'failed' };
  }
}

/** Asks for a passkey of this site. @param options what the server wants signed */
export function getPasskey(options: string): Promise<PasskeyResult> {
  return resultOf(() => startAuthentication({ optionsJSON: JSON.parse(options) }));
}

/** Makes a passkey for this site. @param options of what account */
export function createPasskey(options: string): Promise<PasskeyResult> {
  return resultOf(() => startRegistration({ optionsJSON: JSON.parse(options) }));
}
