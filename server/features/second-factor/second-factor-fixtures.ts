import { TOTP } from 'otpauth';
import { vi } from 'vitest';
import { buildUser, openSession, PASSWORD } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { User } from '../accounts/user.entity.ts';

/** Milliseconds of a time step. */
const STEP = 30_000;

/** Stops the clock of the process in the middle of a time step; {@link nextStep} moves it on. */
export function stopClock(): void {
  const now = Math.floor(Date.now() / STEP) * STEP + STEP / 2;
  vi.useFakeTimers({ toFake: ['Date'], now });
}

/** Codes of this step and the ones before are then those of the past. */
export function nextStep(steps = 1): void {
  vi.setSystemTime(Date.now() + steps * STEP);
}

/** The code that an app shows. @param steps from now */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP });
}

export const BEGIN = `mutation ($password: String!, $code: String) {
  beginAuthenticatorApp(password: $password, code: $code) { uri secret } }`;
export const CONFIRM = 'mutation ($code: String!) { confirmAuthenticatorApp(code: $code) }';
export const RENEW = 'mutation ($code: String!) { renewRecoveryCodes(code: $code) }';
export const TURN_OFF =
  'mutation ($password: String!, $code: String!) { turnOffSecondFactor(password: $password, code: $code) }';
export const STATE = '{ secondFactor { appSince recoveryCodesLeft isRequired } }';

export interface WithSecondFactor {
  user: User;
  /** Of a session that is signed in. */
  token: string;
  secret: string;
  recoveryCodes: string[];
}

/** Sets the app up for an account with {@link PASSWORD}, as its owner does; the code of this step is used up. */
export async function setUpApp(app: TestApp, user: User): Promise<WithSecondFactor> {
  const token = await openSession(app, { userId: user.id });
  const begun = await graphql(app, { query: BEGIN, variables: { password: PASSWORD }, token });
  const { secret } = begun.data.beginAuthenticatorApp;
  const confirmed = await graphql(app, { query: CONFIRM, variables: { code: codeOf(secret) }, token });
  return { user, token, secret, recoveryCodes: confirmed.data.confirmAuthenticatorApp };
}

/** A user with a second factor, whose next code is good now. */
export async function userWithApp(app: TestApp): Promise<WithSecondFactor> {
  const made = await setUpApp(app, await buildUser(app));
  nextStep();
  return made;
}
