/** What proves the second factor of an account. */
export interface Proof {
  /** Of the authenticator app, or a recovery code. */
  code?: string;
  /** In its place, what a passkey answered. */
  passkey?: string;
}

/** What there is to prove it by; a recovery code is good each time. */
export type Way = 'app' | 'appOrPasskey' | 'passkey';

/** By the refusal that says what is needed. */
export const WAYS: Readonly<Record<string, Way>> = {
  secondFactorRequired: 'app',
  secondFactorOrPasskeyRequired: 'appOrPasskey',
  passkeyRequired: 'passkey',
};
