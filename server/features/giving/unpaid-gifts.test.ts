import { expect, it } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { newPromises } from '../ledger/receipts/receipt-fixtures.ts';

const app = sharedTestApp();
const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);

/** One run of the removal, though it has run today. */
async function remove(): Promise<void> {
  await query('UPDATE retention_run SET due_at = now()');
  await app.features.services.retention.run();
}

it('removing unpaid gifts gets on with the rest while somebody is at one of them, or at its donor', async () => {
  const promises = await newPromises(app, 401, { email: 'many@example.org' });
  const ids = promises.map(({ id }) => id);
  await query(
    `WITH giver AS (INSERT INTO donor (name, letter_language)
       SELECT id::text, 'en' FROM donation WHERE id = ANY ($1) AND id % 2 = 0 RETURNING id, name),
     linked AS (INSERT INTO donation_link (token_hash, donation_id, is_mailed)
       SELECT sha256(id::text::bytea), id, false FROM unnest($1::integer[]) AS id)
     UPDATE donation SET created_at = now() - interval '13 months', donor_id = (SELECT id FROM giver WHERE name = donation.id::text)
      WHERE id = ANY ($1)`,
    [ids],
  );
  const [ofNobody] = ids.filter((id) => id % 2 === 1);
  const [ofDonor, whose] = ids.filter((id) => id % 2 === 0);
  const locked = ids.filter((id) => [ofNobody, ofDonor, whose].includes(id));
  const left = () => query(`SELECT id FROM donation WHERE id = ANY ($1) AND email <> '' ORDER BY id`, [ids]);
  await app.database.dataSource.transaction(async (manager) => {
    await manager.query('SELECT FROM donation WHERE id = ANY ($1) FOR UPDATE', [[ofNobody, ofDonor]]);
    await manager.query('SELECT FROM donor WHERE name = $1 FOR UPDATE', [String(whose)]);
    await remove();
    expect(await left()).toEqual(locked.map((id) => ({ id })));
  });
  await remove();
  expect(await left()).toEqual([]);
  expect(await query('SELECT FROM donor WHERE name = ANY ($1)', [ids.map(String)])).toEqual([]);
});

it('a gift that was paid in cash, of which no line of a bank says anything, stays and keeps no other from being removed', async () => {
  const [paid, unpaid] = await newPromises(app, 2, { email: 'in.cash@example.org' });
  await app.features.services.donationStates.setStatus(OPERATOR, paid.id, {
    status: 'PAID',
    paymentMethod: 'CASH',
  });
  await query(
    `WITH linked AS (INSERT INTO donation_link (token_hash, donation_id, is_mailed)
       SELECT sha256(reference::bytea), id, false FROM donation WHERE id = ANY ($1))
     UPDATE donation SET created_at = now() - interval '13 months' WHERE id = ANY ($1)`,
    [[paid.id, unpaid!.id]],
  );
  await remove();
  expect(
    await query('SELECT status, email FROM donation WHERE id = ANY ($1) ORDER BY id', [
      [paid.id, unpaid!.id],
    ]),
  ).toEqual([
    { status: 'PAID', email: 'in.cash@example.org' },
    { status: 'CANCELLED', email: '' },
  ]);
});
