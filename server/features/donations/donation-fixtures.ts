import { randomUUID } from 'node:crypto';
import { buildUser, openSession } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { freshAddress } from '../../testing/sign-in.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** What the donor is shown of a donation. */
export const OWN =
  'reference typeName typeNameGujarati donorName phone email message amountPence status createdAt receivedOn';
const DONATE = `mutation Donate($input: DonationInput!) { donate(input: $input) { ${OWN} } }`;

/** Navratri, of which the donor chooses the amount. */
export const FREE = 6;

export async function newDonor(app: TestApp) {
  const user = await buildUser(app);
  return { user, token: await openSession(app, { userId: user.id }) };
}

function donationFields(overrides: Record<string, unknown>): Record<string, unknown> {
  return {
    subTypeId: FREE,
    donorName: 'Kiran Patel',
    amount: '51.50',
    email: 'kiran@example.org',
    phone: '07700 900002',
    message: 'Jai Ambe',
    idempotencyKey: randomUUID(),
    ...overrides,
  };
}

/** @param from the donor's address, a new one where left out */
export function donate(
  app: TestApp,
  token: string | undefined,
  overrides: Record<string, unknown> = {},
  from: string = freshAddress(),
) {
  return graphql(app, { query: DONATE, token, from, variables: { input: donationFields(overrides) } });
}
