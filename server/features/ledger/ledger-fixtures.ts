import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { adminToken, buildUser, openSession } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import type { TestApp } from '../../testing/test-app.ts';

export const LIST = `query List($filter: DonationFilterInput, $page: Int) {
  donations(filter: $filter, page: $page, pageSize: 2, language: "en") {
    totalCount sums { paidPence refundedPence pendingPence }
    items { id reference userId donorName typeName amountPence status }
  }
}`;
export const SET = `mutation Set(
  $id: Int!, $status: DonationStatus!, $note: String, $receivedOn: String, $paymentMethod: PaymentMethod
) {
  setDonationStatus(id: $id, status: $status, note: $note, receivedOn: $receivedOn, paymentMethod: $paymentMethod) {
    status receivedOn history { fromStatus toStatus changedByName note receivedOn }
  }
}`;

export interface Made {
  id: number;
  reference: string;
  amountPence: number;
}

/** Donors with their donations, and the ledger as an administrator asks for it. */
export function ledgerFixtures(app: TestApp) {
  let admin: Promise<string> | undefined;

  /** One admin for the whole file: signing up takes a while. */
  function token(): Promise<string> {
    admin ??= adminToken(app);
    return admin;
  }

  async function newDonor() {
    const user = await buildUser(app);
    const session = await openSession(app, { userId: user.id });
    const viewer = await app.sessions.find(session);
    const donate = (overrides: Record<string, unknown> = {}, madeAt = new Date()): Promise<Made> =>
      app.features.services.donations.donate(
        viewer!,
        {
          subTypeId: 6,
          donorName: user.name,
          amount: '10',
          email: user.email,
          phone: '0116',
          message: '',
          ...overrides,
        } as never,
        { idempotencyKey: randomUUID(), madeAt },
      );
    return { user, session, donate };
  }

  async function ask(query: string, variables: Record<string, unknown> = {}, as?: string) {
    return graphql(app, { query, variables, token: as ?? (await token()) });
  }

  async function list(filter: Record<string, unknown>, page = 1) {
    return (await ask(LIST, { filter, page })).data.donations;
  }

  async function setTo(id: number, ...statuses: string[]) {
    for (const status of statuses) expect((await ask(SET, { id, status })).errors).toBeUndefined();
  }

  return { token, newDonor, ask, list, setTo };
}
