import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../../database/migrate.ts';
import { createTestDatabase, revertFrom, type TestDatabase } from '../../../testing/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

const revert = () => revertFrom(database, 'RefundsByHand1763782900000');

it('[OPS-4] what was Refunded before has entries by hand of what no card gave back, up, down and up again', async () => {
  const { dataSource } = database;
  await revert();
  await dataSource.query(
    `INSERT INTO donation (id, reference, sub_type_id, type_name, type_language, letter_language, donor_name, phone, email,
                           message, amount_pence, status, idempotency_key, received_on, card_refunded_pence)
     SELECT id, 'SMJ-' || id, 6, 'Navratri', 'en', 'en', 'D', '', '', '', 1000, status, 'key-' || id, day::date, card
       FROM (VALUES (1, 'REFUNDED', '2026-07-01', 0), (2, 'REFUNDED', '2026-07-02', 400),
                    (3, 'REFUNDED', '2026-07-03', 1000), (4, 'PAID', '2026-07-04', 300), (5, 'PENDING', NULL, 0))
            AS made (id, status, day, card)`,
  );
  await dataSource.query(
    `INSERT INTO donation_status_change (donation_id, from_status, to_status, changed_by_name, note, changed_at) VALUES
       (1, 'PAID', 'REFUNDED', 'Asha', 'Called off', '2026-07-09T23:30:00Z'),
       (2, 'PAID', 'REFUNDED', 'Asha', NULL, '2026-07-10T12:00:00Z'),
       (5, 'PAID', 'PENDING', 'Asha', 'The decision was taken back in the bank statements.', now()),
       (5, 'PAID', 'PENDING', 'Asha', 'Of another', now())`,
  );
  for (const [id, pence] of [
    [2, 400],
    [3, 1000],
    [4, 300],
  ]) {
    await dataSource.query(
      `INSERT INTO card_payment (id, donation_id, checkout_id, state, is_counted) VALUES ($1::integer, $1::integer, 'cs_' || $1::text, 'PAID', true)`,
      [id],
    );
    await dataSource.query(
      `INSERT INTO card_entry (card_payment_id, kind, movement_id, pence, happened_at)
       VALUES ($1::integer, 'REFUND', 're_' || $1::text, $2, now())`,
      [id, pence],
    );
  }
  await dataSource.query(
    `INSERT INTO receipt (year, running, number, donation_id, language, amount_pence, received_on, issued_by_name,
                          withdrawn_at, withdrawn_reason)
     VALUES (2026, 1, 'SMJ-2026-0001', 5, 'en', 1000, '2026-07-05', '', now(), 'જે ફાઇલમાંથી આ દાન આવ્યું હતું તે પાછી લેવાઈ.')`,
  );
  const books = async () => ({
    donations: await dataSource.query('SELECT id, refunded_pence AS back FROM donation ORDER BY id'),
    refunds: await dataSource.query(
      'SELECT donation_id AS id, pence, day::text, reason, made_by_name AS by FROM donation_refund ORDER BY id',
    ),
    notes: await dataSource.query(
      'SELECT note, note_code AS code FROM donation_status_change WHERE donation_id = 5 ORDER BY id',
    ),
    receipts: await dataSource.query(
      'SELECT withdrawn_reason AS reason, withdrawn_code AS code FROM receipt',
    ),
  });

  await migrate(dataSource);
  const expected = {
    donations: [1000, 1000, 1000, 300, 0].map((back, at) => ({ id: at + 1, back })),
    refunds: [
      { id: 1, pence: 1000, day: '2026-07-10', reason: 'Called off', by: 'Asha' },
      { id: 2, pence: 600, day: '2026-07-10', reason: null, by: 'Asha' },
    ],
    notes: [
      { note: null, code: 'BANK_DECISION_TAKEN_BACK' },
      { note: 'Of another', code: null },
    ],
    receipts: [{ reason: '', code: 'IMPORT_TAKEN_BACK' }],
  };
  expect(await books()).toEqual(expected);

  await revert();
  const cards = await dataSource.query('SELECT card_refunded_pence AS back FROM donation ORDER BY id');
  expect(cards.map(({ back }: { back: number }) => back)).toEqual([0, 400, 1000, 300, 0]);
  await migrate(dataSource);
  expect(await books()).toEqual(expected);
});
