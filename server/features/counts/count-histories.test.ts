import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { AppError } from '../../../rules/errors.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const COUNTS = 2;

const count = fc.nat(COUNTS - 1);
const pence = fc.integer({ min: 1, max: 9 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('row' as const),
      count,
      pence,
      paymentMethod: fc.constantFrom('CASH' as const, 'STANDING_ORDER' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('book' as const), count }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('undo' as const), count }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('refund' as const), count }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('byHand' as const), count }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

let serial = 0;

async function query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
  return app.database.dataSource.query(sql, parameters);
}

async function newCount(donor: string): Promise<number> {
  const said = { day: '2026-11-01', place: donor, countedBy: 'Asha', countedWith: 'Kiran', counted: '1' };
  return app.features.services.cashCounts.save(OPERATOR, 'new', { ...said, explanation: 'Whatever it is' });
}

/** Does a step as somebody does it who sees the count as it is; what is refused changes nothing. */
async function take(step: Step, ids: readonly number[]) {
  const { cashCounts, cashCountBookings, donationStates } = app.features.services;
  const id = ids[step.count]!;
  try {
    if (step.act === 'row') {
      serial += 1;
      const amount = `0.0${step.pence}`;
      const row = {
        key: `history-${serial}`,
        donorName: `Donor of ${ids.join()}.`,
        subTypeId: 6,
        amount,
        chequeNumber: '',
      };
      return await cashCounts.saveRow(OPERATOR, id, { ...row, paymentMethod: step.paymentMethod });
    }
    if (step.act === 'undo') return await cashCountBookings.undo(OPERATOR, id, { reason: 'Wrong' });
    const seen = (await cashCounts.find(id))!;
    if (step.act === 'book') return await cashCountBookings.book(OPERATOR, seen);
    const [first] = await query<{ id: number }>(
      'SELECT donation_id AS id FROM cash_envelope WHERE count_id = $1 AND donation_id IS NOT NULL ORDER BY id LIMIT 1',
      [id],
    );
    const status = step.act === 'refund' ? DonationStatus.REFUNDED : DonationStatus.PENDING;
    if (first) await donationStates.setStatus(OPERATOR, first.id, { status, note: 'By hand' });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/** What must never be, of these counts. */
async function broken(ids: readonly number[]) {
  return {
    // A booked row is one donation, for just its amount and, while it counts, as it came; of drafts there is none.
    rows: await query(
      `SELECT row.id FROM cash_envelope row JOIN cash_count ON cash_count.id = row.count_id
         LEFT JOIN donation ON donation.id = row.donation_id
        WHERE row.count_id = ANY ($1)
          AND ((cash_count.booked_at IS NULL) <> (donation.id IS NULL)
            OR donation.amount_pence <> row.amount_pence
            OR donation.status IN ('PAID', 'REFUNDED') AND donation.payment_method IS DISTINCT FROM row.payment_method)`,
      [ids],
    ),
    // Of a count that was voided nothing is Paid; somebody may have reopened a donation by hand since.
    voided: await query(
      `SELECT donation.id FROM donation JOIN cash_envelope row ON row.donation_id = donation.id
         JOIN cash_count ON cash_count.id = row.count_id
        WHERE row.count_id = ANY ($1) AND cash_count.voided_at IS NOT NULL AND donation.status IN ('PAID', 'REFUNDED')`,
      [ids],
    ),
    // The last entry of a donation's history is what it is.
    histories: await query(
      `SELECT donation.id FROM donation JOIN cash_envelope row ON row.donation_id = donation.id
        WHERE row.count_id = ANY ($1) AND donation.status <> (
          SELECT to_status FROM donation_status_change WHERE donation_id = donation.id ORDER BY id DESC LIMIT 1)`,
      [ids],
    ),
  };
}

/** What is Paid, as the ledger has it and as the entries of the donations add up. */
async function sums(ids: readonly number[]) {
  const { items } = await app.features.services.donors.list(
    { limit: 10, offset: 0 },
    { search: `Donor of ${ids.join()}.`, sort: 'NAME' },
  );
  const ledger = await Promise.all(
    items.map(({ id }) =>
      app.features.services.donationLedger.list({ limit: 1, offset: 0 }, { donorId: id }),
    ),
  );
  const [entries] = await query<{ paid: number }>(
    `SELECT coalesce(sum(CASE WHEN change.to_status = 'PAID' THEN row.amount_pence
                              WHEN change.from_status = 'PAID' THEN -row.amount_pence END), 0)::integer AS paid
       FROM cash_envelope row JOIN donation_status_change change ON change.donation_id = row.donation_id
      WHERE row.count_id = ANY ($1)`,
    [ids],
  );
  return {
    donors: items.reduce((sum, { paidPence }) => sum + paidPence, 0),
    ledger: ledger.reduce((sum, page) => sum + page.sums.paidPence, 0),
    entries: entries!.paid,
  };
}

it('[property] whatever is counted, booked, voided and refunded, also by two at once, the ledger is the sum of its entries', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, fc.option(step)), { minLength: 4, maxLength: 14 }),
      async (history) => {
        const ids = [await newCount('Hall'), await newCount('Temple')];
        for (const [one, other] of history) await Promise.all([take(one, ids), other && take(other, ids)]);
        expect(await broken(ids)).toEqual({ rows: [], voided: [], histories: [] });
        const { donors, ledger, entries } = await sums(ids);
        expect([donors, ledger]).toEqual([entries, entries]);
      },
    ),
    { numRuns: 12 },
  );
}, 120_000);
