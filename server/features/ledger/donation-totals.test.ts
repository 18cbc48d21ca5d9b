import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { adminToken, buildUser } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const TOTALS = `query Totals($from: String, $to: String, $paymentMethod: PaymentMethodFilter) {
  donationTotals(from: $from, to: $to, paymentMethod: $paymentMethod) {
  byType { subTypeId name paidPence refundedPence pendingPence }
  byMonth { month paidPence refundedPence pendingPence }
} }`;

describe('donation totals', () => {
  it('[D98] are by type and by month of receipt, with refunds apart and with empty months', async () => {
    const donor = await buildUser(app);
    const session = await adminToken(app);
    const row = (amount: number, status: string, type: number, at: string, receivedOn?: string) =>
      app.database.dataSource.query(
        `INSERT INTO donation (reference, user_id, sub_type_id, type_name, type_language, letter_language, donor_name, phone, email, message,
                               amount_pence, status, idempotency_key, created_at, received_on, refunded_pence)
         VALUES ($1, $2, $3, 'Old name', 'en', 'en', 'D', '1', 'd@example.org', '', $4::integer, $5::varchar, $1, $6, $7,
                 CASE WHEN $5 = 'REFUNDED' THEN $4::integer ELSE 0 END)`,
        [randomUUID().slice(0, 20), donor.id, type, amount, status, at, receivedOn],
      );
    // Made in December, received in January.
    await row(1000, 'PAID', 6, '2025-12-31T12:00:00Z', '2026-01-15');
    await row(300, 'REFUNDED', 6, '2025-12-20T12:00:00Z', '2026-01-20');
    await row(50, 'CANCELLED', 6, '2026-01-20T12:00:00Z');
    await row(2000, 'PAID', 7, '2026-02-01T12:00:00Z', '2026-04-01');
    // Pending, so it counts by the day it was made, which is 1 April in London.
    await row(400, 'PENDING', 7, '2026-03-31T23:30:00Z');
    const totals = async (variables: object) =>
      (await graphql(app, { query: TOTALS, variables: { ...variables }, token: session })).data
        .donationTotals;
    const sums = (paidPence: number, refundedPence: number, pendingPence: number) => ({
      paidPence,
      refundedPence,
      pendingPence,
    });
    expect(await totals({})).toEqual({
      byType: [
        { subTypeId: 7, name: 'Diwali and Annakut', ...sums(2000, 0, 400) },
        { subTypeId: 6, name: 'Navratri', ...sums(1000, 300, 0) },
      ],
      byMonth: [
        { month: '2026-01', ...sums(1000, 300, 0) },
        { month: '2026-02', ...sums(0, 0, 0) },
        { month: '2026-03', ...sums(0, 0, 0) },
        { month: '2026-04', ...sums(2000, 0, 400) },
      ],
    });
    expect((await totals({ from: '2026-04-01', to: '2026-04-01' })).byMonth).toEqual([
      { month: '2026-04', ...sums(2000, 0, 400) },
    ]);
    expect((await totals({ to: '2026-03-31' })).byMonth).toEqual([
      { month: '2026-01', ...sums(1000, 300, 0) },
    ]);
    expect(await totals({ from: '2030-01-01' })).toEqual({ byType: [], byMonth: [] });
    await app.database.dataSource.query(
      `UPDATE donation SET payment_method = 'CASH' WHERE amount_pence = 2000`,
    );
    expect(await totals({ paymentMethod: 'CASH', from: '2026-01-01' })).toEqual({
      byType: [{ subTypeId: 7, name: 'Diwali and Annakut', ...sums(2000, 0, 0) }],
      byMonth: [{ month: '2026-04', ...sums(2000, 0, 0) }],
    });
    expect((await totals({ paymentMethod: 'NOT_RECORDED' })).byMonth).toEqual([
      { month: '2026-01', ...sums(1000, 300, 0) },
    ]);
  });
});
