import fc from 'fast-check';
import type { EntityManager } from 'typeorm';
import { expect, it } from 'vitest';
import { DonationStatus } from '../../../../rules/donation-states.ts';
import { AppError } from '../../../../rules/errors.ts';
import { OPERATOR } from '../../../identity/viewer.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { during } from '../../../testing/two-at-once.ts';
import { Donation } from '../donation.entity.ts';
import { newPromises } from './receipt-fixtures.ts';

const app = sharedTestApp();

const DONATIONS = 4;
const YEARS = ['2024-03-01', '2025-03-01'];

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constantFrom('PAID' as const, 'PENDING' as const, 'REFUNDED' as const),
      donation: fc.nat(DONATIONS - 1),
      day: fc.constantFrom(...YEARS),
      // A transaction that fails after it had its number.
      fails: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('TOGETHER' as const),
      donation: fc.nat(DONATIONS - 1),
      day: fc.constantFrom(...YEARS),
      fails: fc.constant(false),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

class OnPurpose extends Error {}

async function take({ act, donation, day, fails }: Step, ids: readonly number[]): Promise<void> {
  const { donationLedger, donationStates, paidTogether, siteSettings } = app.features.services;
  const id = ids[donation]!;
  try {
    if (act === 'TOGETHER') {
      const donations = ids.map((one) => ({ id: one, status: DonationStatus.PENDING }));
      await paidTogether.setPaid(OPERATOR, { donations, receivedOn: day, paymentMethod: 'CASH' });
      return;
    }
    const fields = { status: act, note: 'A mistake', ...(act === 'PAID' && { receivedOn: day }) };
    if (!fails) return await donationStates.setStatus(OPERATOR, id, fields);
    const settings = await siteSettings.find();
    await app.database.dataSource.transaction(async (manager) => {
      const [locked] = await manager.query('SELECT id FROM donation WHERE id = $1 FOR UPDATE', [id]);
      const { history: _history, ...found } = await donationLedger.find(locked.id);
      await donationStates.changeStatus(manager, OPERATOR, found, { by: 'HAND', fields, settings });
      throw new OnPurpose();
    });
  } catch (error) {
    if (!(error instanceof AppError) && !(error instanceof OnPurpose)) throw error;
  }
}

/** What must never be. */
async function broken() {
  const { dataSource } = app.database;
  return {
    gaps: await dataSource.query(
      `SELECT year, running FROM (
         SELECT year, running, row_number() OVER (PARTITION BY year ORDER BY running) AS place FROM receipt) numbered
        WHERE running <> place`,
    ),
    counters: await dataSource.query(
      `SELECT year FROM receipt_counter counter
        WHERE running <> (SELECT count(*) FROM receipt WHERE receipt.year = counter.year)`,
    ),
    receipts: await dataSource.query(
      `SELECT id, status FROM donation
        WHERE (SELECT count(*) FROM receipt WHERE donation_id = donation.id AND voided_at IS NULL)
           <> CASE WHEN status IN ('PAID', 'REFUNDED') THEN 1 ELSE 0 END`,
    ),
    wrong: await dataSource.query(
      `SELECT receipt.id FROM receipt JOIN donation ON donation.id = donation_id
        WHERE voided_at IS NULL
          AND (receipt.received_on <> donation.received_on OR receipt.amount_pence <> donation.amount_pence
               OR year <> extract(year FROM donation.received_on))`,
    ),
  };
}

it('[property] whatever is paid, undone and refunded, by several at once, numbers are 1 … n and what is paid has one receipt', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 6 }),
      async (rounds) => {
        const ids = (await newPromises(app, DONATIONS)).map(({ id }) => id);
        // All of a round at once, each on a connection of its own.
        for (const round of rounds) await Promise.all(round.map((one) => take(one, ids)));
        expect(await broken()).toEqual({ gaps: [], counters: [], receipts: [], wrong: [] });
      },
    ),
    { numRuns: 15 },
  );
}, 120_000);

it('twenty at once get twenty numbers, and none is lost', async () => {
  const promises = await newPromises(app, 20);
  const { donationStates } = app.features.services;
  const fields = { status: DonationStatus.PAID, receivedOn: '2023-06-01' };
  await Promise.all(promises.map(({ id }) => donationStates.setStatus(OPERATOR, id, fields)));
  const rows = await app.database.dataSource.query(
    'SELECT running FROM receipt WHERE year = 2023 ORDER BY running',
  );
  expect(rows.map(({ running }: { running: number }) => running)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
});

it('two transactions that need numbers of the same two years, each in its own order, both get them', async () => {
  const promises = (await newPromises(app, 4)).map(({ id }) => id);
  const { donationStates, siteSettings } = app.features.services;
  const settings = await siteSettings.find();
  const pay = async (manager: EntityManager, id: number, receivedOn: string) =>
    donationStates.changeStatus(manager, OPERATOR, await manager.findOneByOrFail(Donation, { id }), {
      by: 'HAND',
      fields: { status: DonationStatus.PAID, receivedOn },
      settings,
    });
  await during(
    app,
    (manager) => pay(manager, promises[0]!, '2021-05-01'),
    () =>
      app.database.dataSource.transaction(async (other) => {
        await pay(other, promises[1]!, '2022-05-01');
        await pay(other, promises[2]!, '2021-05-01');
      }),
    { meanwhile: (manager) => pay(manager, promises[3]!, '2022-05-01') },
  );
  expect(await broken()).toEqual({ gaps: [], counters: [], receipts: [], wrong: [] });
});
