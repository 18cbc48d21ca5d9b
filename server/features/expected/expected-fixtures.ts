import { randomUUID } from 'node:crypto';
import type { MembershipPeriod } from '../../../rules/memberships.ts';
import type { PaymentMethod } from '../../../rules/payment-methods.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { unique } from '../../testing/access/records.ts';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { newDonationReference } from '../ledger/donation-reference.ts';

interface DonationOf {
  donorId: number;
  subTypeId: number;
  pence?: number;
  /** `YYYY-MM-DD`; without it the donation is only promised. */
  receivedOn?: string;
  paymentMethod?: PaymentMethod;
  isMonthly?: boolean;
}

/** Donors and their donations of an app, which is ready only inside a test, and the office that looks at them. */
export function booksOf(app: TestApp) {
  const query = <Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> =>
    app.database.dataSource.query(sql, parameters);

  /** Adds a donor without an account. */
  async function newDonor({
    name = unique('Donor'),
    email = `${randomUUID()}@example.org`,
    language = 'en',
  } = {}): Promise<{ donorId: number; name: string; email: string }> {
    const fields = { kind: 'PERSON', address: '', postcode: '', phone: '', note: '' } as const;
    const donorId = await app.features.services.donors.save(OPERATOR, 'new', {
      ...fields,
      ...{ name, email, language },
    });
    return { donorId, name, email };
  }

  /** Adds a donation and, by the rules of the ledger, that it came. It has no e-mail, so that there is no receipt to be mailed. */
  async function give({
    donorId,
    subTypeId,
    pence = 1500,
    receivedOn,
    paymentMethod = 'STANDING_ORDER',
    isMonthly = false,
  }: DonationOf): Promise<number> {
    const reference = newDonationReference('SMJ');
    const [{ id }] = (await query<{ id: number }>(
      `INSERT INTO donation (reference, donor_id, sub_type_id, type_name, type_language, letter_language, donor_name,
                             phone, email, message, amount_pence, frequency, idempotency_key)
       SELECT $1, donor.id, $3::integer, 'Fund', 'en', 'en', donor.name, '', '', '', $4::integer, $5, $1
         FROM donor WHERE donor.id = $2 RETURNING id`,
      [reference, donorId, subTypeId, pence, isMonthly ? 'MONTHLY' : 'ONCE'],
    )) as [{ id: number }];
    if (receivedOn)
      await app.features.services.donationStates.setStatus(OPERATOR, id, {
        status: 'PAID',
        receivedOn,
        paymentMethod,
      });
    return id;
  }

  /** Adds a kind of donation that is a membership. @returns its id */
  async function newMembership(
    membershipPeriod: MembershipPeriod,
    more: { membershipStartsOn?: string; isOpenToVisitors?: boolean } = {},
  ): Promise<number> {
    const type = { column: 'MEMBERSHIP', fee: '', isActive: true, isOpenToVisitors: true } as const;
    const name = unique('Membership');
    const { id } = await app.features.services.donationTypes.save(OPERATOR, 'new', {
      ...type,
      ...{ name, membershipPeriod, ...more },
    });
    return id;
  }

  /** Asks as a treasurer. */
  async function ask(text: string, variables: Record<string, unknown> = {}) {
    return graphql(app, { query: text, variables, token: await adminToken(app) });
  }

  return { query, newDonor, give, newMembership, ask };
}
