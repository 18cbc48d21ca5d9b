import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError } from '../../../rules/errors.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { isLive } from './bank-allocation.entity.ts';
import { bankDesk } from './bank-fixtures.ts';

const app = sharedTestApp();
const desk = bankDesk(app);

const LINES = 3;
const DONATIONS = 3;

const line = fc.nat(LINES - 1);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('pay' as const),
      line,
      donation: fc.nat(DONATIONS - 1),
      pence: fc.integer({ min: 1, max: 12 }),
      fee: fc.constantFrom(0, 0, 1, 2, 6),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('undo' as const), line }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('newDonation' as const), line }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('excluded' as const), line }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('byHand' as const),
      donation: fc.nat(DONATIONS - 1),
      status: fc.constantFrom('PENDING' as const, 'CANCELLED' as const),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
  return app.database.dataSource.query(sql, parameters);
}

/** Lines of 6, 12 and 18 pence, and promises of the same. */
async function newDesk() {
  const [statement] = await query<{ id: number }>(
    `INSERT INTO bank_statement (account_id, file_name, file_hash, header, layout, first_day, last_day, added_by_name)
     SELECT min(id), 'x.csv', '', '', '{}', '2026-11-14', '2026-11-14', '' FROM bank_account RETURNING id`,
  );
  const lines = await query<{ id: number }>(
    `INSERT INTO bank_line (statement_id, account_id, day, description, amount_pence, fingerprint, ordinal, payer_key)
     SELECT $1::integer, (SELECT min(id) FROM bank_account), '2026-11-14', '', 6 * number, $1::text, number, ''
       FROM generate_series(1, ${LINES}) AS number RETURNING id`,
    [statement!.id],
  );
  const donations: { id: number }[] = [];
  for (let number = 1; number <= DONATIONS; number += 1)
    donations.push(...(await desk.promises(1, 6 * number)));
  return { lines: lines.map(({ id }) => id), donations: donations.map(({ id }) => id) };
}

/** Does a step as somebody does it who sees the line as it is; what is refused changes nothing. */
async function take(step: Step, { lines, donations }: Awaited<ReturnType<typeof newDesk>>) {
  const { bankDecisions, donationStates } = app.features.services;
  try {
    if (step.act === 'byHand') {
      const fields = { status: step.status, note: 'By hand' };
      return await donationStates.setStatus(OPERATOR, donations[step.donation]!, fields);
    }
    const [seen] = await query<{ id: number; version: number }>(
      'SELECT id, version FROM bank_line WHERE id = $1',
      [lines[step.line]],
    );
    if (step.act === 'undo') return await bankDecisions.undo(OPERATOR, seen!);
    if (step.act === 'excluded') return await bankDecisions.exclude(OPERATOR, seen!, { note: '' });
    if (step.act === 'newDonation')
      return await bankDecisions.enterDonation(OPERATOR, seen!, {
        donorName: 'Asha',
        subTypeId: 6,
        email: '',
      });
    const payments = [{ donationId: donations[step.donation]!, pence: step.pence }];
    return await bankDecisions.pay(OPERATOR, seen!, payments, step.fee);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/** What must never be. */
async function broken() {
  const live = (key: string, id: string, pence = 'pence') =>
    `(SELECT coalesce(sum(${pence}), 0) FROM bank_allocation entry WHERE entry.${key} = ${id} AND ${isLive('entry')})`;
  return {
    lines: await query(
      `SELECT id FROM bank_line WHERE ${live('line_id', 'bank_line.id', 'pence - fee_pence')} > amount_pence`,
    ),
    donations: await query(
      `SELECT id, status FROM donation
        WHERE ${live('donation_id', 'donation.id')} > amount_pence
           OR fee_pence <> ${live('donation_id', 'donation.id', 'fee_pence')}
           OR (status = 'PAID') <> (${live('donation_id', 'donation.id')} = amount_pence)`,
    ),
  };
}

it('[property] whatever is decided, in whatever order and by two at once, the sums hold, and what is Paid is paid', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, fc.option(step)), { minLength: 3, maxLength: 12 }),
      async (history) => {
        const records = await newDesk();
        for (const [one, other] of history)
          await Promise.all([take(one, records), other && take(other, records)]);
        expect(await broken()).toEqual({ lines: [], donations: [] });
      },
    ),
    { numRuns: 12 },
  );
}, 120_000);
