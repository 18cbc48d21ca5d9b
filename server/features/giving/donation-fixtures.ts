import { randomUUID } from 'node:crypto';
import { buildUser, openSession } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { freshAddress } from '../../testing/sign-in.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** The fields of a donation that its donor can see. */
export const OWN = 'reference typeName donorName phone email message amountPence status createdAt receivedOn';
const DONATE = `mutation Donate($input: DonationInput!, $language: String) {
  donate(input: $input, language: $language) { ${OWN} }
}`;

/** Id of the type Navratri, without a fixed fee. */
export const FREE_AMOUNT_TYPE = 6;

export async function newDonor(app: TestApp) {
  const user = await buildUser(app);
  return { user, token: await openSession(app, { userId: user.id }) };
}

function giftFields(overrides: Record<string, unknown>): Record<string, unknown> {
  return {
    subTypeId: FREE_AMOUNT_TYPE,
    donorName: 'Kiran Patel',
    amount: '51.50',
    email: 'kiran@example.org',
    phone: '07700 900002',
    message: 'Jai Ambe',
    idempotencyKey: randomUUID(),
    ...overrides,
  };
}

/** @param sending.from the donor's network address, by default a new one; `language` of the page */
export function donate(
  app: TestApp,
  token: string | undefined,
  overrides: Record<string, unknown> = {},
  { from = freshAddress(), language }: { from?: string; language?: string } = {},
) {
  const variables = { input: giftFields(overrides), language };
  return graphql(app, { query: DONATE, token, from, variables });
}
