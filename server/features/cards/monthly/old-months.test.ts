import { beforeEach, describe, expect, it } from 'vitest';
import { buildUser } from '../../../testing/factories.ts';
import { removeOld } from '../../../testing/remove-old.ts';
import { graphql } from '../../../testing/requests.ts';
import { collectFrom, leaveAll } from '../../account-part.ts';
import { cardApp } from '../card-fixtures.ts';

const { app, stripe, sendAll, opened } = cardApp();
const END = 'mutation ($token: String!) { endMonthlyByCard(token: $token) { state endedBy } }';
const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);
const parts = () => app.features.services.accountParts;
const end = (token: string) => graphql(app, { query: END, variables: { token } });

beforeEach(() => query('DELETE FROM attempt_counter'));

/** A donation of every month that goes on, of which the books no longer keep who gave the first. */
async function longAgoBegun(userId: number | null) {
  const gift = await opened({ amount: '10', frequency: 'MONTHLY' });
  stripe.pay(gift.session.id);
  await sendAll();
  await query('UPDATE donation SET user_id = $1 WHERE id = $2', [userId, gift.id]);
  const subscription = gift.session.subscription!;
  stripe.bill(subscription, 'paid');
  await sendAll();
  await query(`UPDATE donation SET received_on = '2018-01-01', created_at = '2018-01-01' WHERE id = $1`, [
    gift.id,
  ]);
  await removeOld(app, 'donations');
  const first = await query('SELECT user_id, donor_name FROM donation WHERE id = $1', [gift.id]);
  expect(first).toEqual([{ user_id: null, donor_name: '' }]);
  return { ...gift, stateOf: () => stripe.subscriptions.get(subscription)?.status };
}

describe('[PRIV-5] a donation of every month by card whose first month is kept without its donor', () => {
  it('is in the data of the account, and ends when that is closed', async () => {
    const [user, stranger] = [await buildUser(app), await buildUser(app)];
    const { stateOf } = await longAgoBegun(user.id);
    const others = await longAgoBegun(stranger.id);
    expect((await collectFrom(parts(), user.id)).cardSubscriptions).toMatchObject([{ amountPence: 1000 }]);
    await app.database.dataSource.transaction((manager) => leaveAll(parts(), manager, user.id, 'en'));
    await app.features.services.cardEvents!.reconcile();
    expect([stateOf(), others.stateOf()]).toEqual(['canceled', 'active']);
  });

  it('can be ended by the private link as long as it goes on', async () => {
    const { token, stateOf } = await longAgoBegun(null);
    expect((await end(token)).data.endMonthlyByCard).toEqual({ state: 'ENDED', endedBy: 'DONOR' });
    expect(stateOf()).toBe('canceled');
    await removeOld(app, 'donations');
    expect((await end(token)).data.endMonthlyByCard).toBeNull();
  });
});
