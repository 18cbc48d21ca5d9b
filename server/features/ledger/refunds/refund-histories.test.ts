import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../../../rules/days.ts';
import { AppError } from '../../../../rules/errors.ts';
import { poundsText } from '../../../../rules/money.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { OPERATOR } from '../../../identity/viewer.ts';
import { graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { statementDesk } from '../../statements/statement-fixtures.ts';

const app = sharedTestApp();
const desk = statementDesk(app);

const PENCE = 20;
const DONATIONS = 3;
const DAYS = { from: addDays(currentDay(), -30), to: currentDay() };
const CAME = addDays(DAYS.to, -10);

const donation = fc.nat(DONATIONS - 1);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('refund' as const),
      donation,
      pence: fc.integer({ min: 1, max: PENCE }),
      ago: fc.nat(12),
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('undo' as const), donation, which: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('refunded' as const), donation }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('notPaid' as const), donation }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('paid' as const), donation }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const query = <Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> =>
  app.database.dataSource.query(sql, parameters);

/** Does a step as somebody does it who sees the donation as it is; what is refused changes nothing. */
async function take(step: Step, ids: readonly number[]) {
  const { refunds, donationStates } = app.features.services;
  const id = ids[step.donation]!;
  const note = 'By hand';
  try {
    if (step.act === 'refund') {
      const [{ seen }] = (await query('SELECT refunded_pence AS seen FROM donation WHERE id = $1', [id])) as [
        { seen: number },
      ];
      const fields = {
        amount: poundsText(step.pence),
        day: addDays(DAYS.to, -step.ago),
        paymentMethod: 'CASH',
        reason: note,
      };
      return await refunds.refund(OPERATOR, id, seen, fields);
    }
    if (step.act === 'undo') {
      const sql = 'SELECT id FROM donation_refund WHERE donation_id = $1 ORDER BY id OFFSET $2 LIMIT 1';
      const [entry] = await query<{ id: number }>(sql, [id, step.which]);
      return entry && (await refunds.undo(OPERATOR, entry.id, { reason: note }));
    }
    const status = ({ refunded: 'REFUNDED', notPaid: 'PENDING', paid: 'PAID' } as const)[step.act];
    const receivedOn = step.act === 'paid' ? CAME : null;
    await donationStates.setStatus(OPERATOR, id, { status, note, receivedOn });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/** What was refunded by the entries alone, counted as nobody else does. */
async function byEntries(id: number): Promise<number> {
  const entries = await query<{ id: number; pence: number; reverses: number | null }>(
    'SELECT id, pence, reverses_id AS reverses FROM donation_refund WHERE donation_id = $1',
    [id],
  );
  const mistakes = new Set(entries.map(({ reverses }) => reverses));
  const live = entries.filter((entry) => entry.reverses === null && !mistakes.has(entry.id));
  return live.reduce((sum, { pence }) => sum + pence, 0);
}

const LEDGER = `query ($from: String, $to: String) {
  donations(filter: { from: $from, to: $to }) { sums { paidPence refundedPence } }
  donationTotals(from: $from, to: $to) {
    byType { paidPence refundedPence } byMonth { paidPence refundedPence } byPaymentMethod { paidPence refundedPence } } }`;

interface Sums {
  paidPence: number;
  refundedPence: number;
}

const added = (rows: Sums[]) => ({
  paidPence: rows.reduce((sum, row) => sum + row.paidPence, 0),
  refundedPence: rows.reduce((sum, row) => sum + row.refundedPence, 0),
});

it('[property] whatever is refunded and undone, by two at once, all sums are those of the entries', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, fc.option(step)), { minLength: 3, maxLength: 12 }),
      async (history) => {
        await query('TRUNCATE donation, donor CASCADE');
        const donorId = await desk.newDonor({ name: 'Asha' });
        const ids: number[] = [];
        for (let at = 0; at < DONATIONS; at += 1)
          ids.push(await desk.donation(donorId, { pence: PENCE, on: CAME }));
        for (const [one, other] of history) await Promise.all([take(one, ids), other && take(other, ids)]);

        let [paidPence, refundedPence, receivedPence] = [0, 0, 0];
        for (const id of ids) {
          const back = await byEntries(id);
          const [{ status, known, receipts }] = (await query(
            `SELECT status, refunded_pence AS known,
                    (SELECT count(*)::integer FROM receipt WHERE donation_id = $1 AND voided_at IS NULL) AS receipts
               FROM donation WHERE id = $1`,
            [id],
          )) as [{ status: string; known: number; receipts: number }];
          expect(known).toBe(back);
          expect(status === 'REFUNDED').toBe(back === PENCE);
          expect(receipts).toBe(status === 'PENDING' ? 0 : 1);
          if (status === 'PENDING') continue;
          paidPence += PENCE - back;
          refundedPence += back;
          receivedPence += PENCE;
        }
        const { data } = await graphql(app, { query: LEDGER, variables: DAYS, token: await desk.token() });
        const sums = { paidPence, refundedPence };
        expect(data.donations.sums).toEqual(sums);
        for (const rows of Object.values(data.donationTotals)) expect(added(rows as Sums[])).toEqual(sums);
        expect(await desk.done('summary', DAYS)).toMatchObject({ receivedPence, refundedPence });
        const [statement] = (await desk.done('list', DAYS)).items;
        expect(statement ?? { receivedPence: 0, refundedPence: 0 }).toMatchObject({
          receivedPence,
          refundedPence,
        });
        const donor = await app.features.services.donors.find(donorId);
        expect(added(donor!.years)).toEqual(sums);
      },
    ),
    { numRuns: 12 },
  );
}, 120_000);
