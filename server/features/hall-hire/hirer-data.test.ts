import { expect, it } from 'vitest';
import { adminToken, buildUser } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { leaveAll } from '../account-part.ts';
import { hireFields, SAVE } from './hall-hire-fixtures.ts';

const app = sharedTestApp();

const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);

/** What the daily round removes of what is kept of hires. */
async function runRetention() {
  for (const remove of app.features.services.retentionJobs.get('hires')!) await remove(100);
}

it('a booking to come keeps its contact when the account is closed, also while it takes place, and loses it once it is over', async () => {
  const { charges, accountParts } = app.features.services;
  const booked = async (purpose: string): Promise<number> => {
    const input = hireFields({ purpose, deposit: '100', address: '1 Hall Road', postcode: 'HA1 1AA' });
    const { data } = await graphql(app, { query: SAVE, variables: { input }, token: await adminToken(app) });
    return data.hire.id;
  };
  const [left, other] = [await booked('Wedding'), await booked('Birthday')];
  const { id: userId } = await buildUser(app);
  await query('UPDATE hall_hire SET user_id = $2 WHERE id = $1', [left, userId]);
  await app.database.dataSource.transaction((manager) => leaveAll(accountParts, manager, userId, 'en'));
  await query('UPDATE hall_hire SET user_id = NULL WHERE id = $1', [left]);
  const contactOf = async (id: number) => {
    const [row] = await query('SELECT address, mobile, email FROM hall_hire WHERE id = $1', [id]);
    const [charge] = (await charges.of([{ hireId: id }])).get(id)!;
    return { ...row, chargedTo: charge!.email };
  };
  const gone = { address: '', mobile: '', email: '', chargedTo: '' };

  await runRetention();
  expect((await contactOf(left)).email).not.toBe('');
  expect((await contactOf(left)).chargedTo).not.toBe('');

  // While it takes place somebody may have to be reached.
  await query(
    `UPDATE hall_hire SET starts_at = now() - interval '1 hour', ends_at = now() + interval '1 hour' WHERE id = $1`,
    [left],
  );
  await runRetention();
  expect((await contactOf(left)).mobile).not.toBe('');

  await query(
    `UPDATE hall_hire SET starts_at = now() - id * interval '1 day', ends_at = now() - id * interval '1 day' + interval '1 hour'
      WHERE id = ANY ($1)`,
    [[left, other]],
  );
  await runRetention();
  expect(await contactOf(left)).toEqual(gone);
  // Of whoever has an account, or never had one, it is kept as long as the hire.
  expect((await contactOf(other)).mobile).not.toBe('');
});
