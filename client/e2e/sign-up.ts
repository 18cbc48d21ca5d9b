import type { Page } from '@playwright/test';
import { expect, PASSWORD } from './test.ts';

const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { userId } }';

export interface Newcomer {
  name: string;
  email: string;
  /** Ten digits. */
  mobile: string;
}

let serial = 0;

/** Unique details of a person without an account. */
export function newcomer(): Newcomer {
  serial += 1;
  const number = `${process.pid % 100}${Date.now() % 10_000}${serial}`.padStart(7, '0').slice(-7);
  return { name: `Hetal Shah ${number}`, email: `hetal${number}@example.org`, mobile: `770${number}` };
}

/** Fills in the sign-up form in any language. */
export async function fillInSignUp(page: Page, { name, email, mobile }: Newcomer): Promise<void> {
  const values = {
    name,
    address: '12 Tulsi Lane\nLeicester',
    postcode: 'LE4 6XX',
    email,
    sheri: 'Desai Pol',
    mobile,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  };
  for (const [field, value] of Object.entries(values)) await page.locator(`[name=${field}]`).fill(value);
}

export const ACCOUNT_PASSWORD = 'lamp-kite-42';

/** Creates an account without the form. */
export async function makeAccount(page: Page, name: string): Promise<Newcomer> {
  const person = { ...newcomer(), name };
  const input = {
    ...person,
    address: '1 Tulsi Lane',
    postcode: 'LE4',
    sheri: 'Pol',
    password: ACCOUNT_PASSWORD,
  };
  const made = await page.request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true' },
    data: { query: SIGN_UP, variables: { input } },
  });
  expect((await made.json()).errors).toBeUndefined();
  await page.context().clearCookies();
  return person;
}
