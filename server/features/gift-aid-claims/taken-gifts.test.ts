import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { buildUser, openSession } from '../../testing/factories.ts';
import { together } from '../../testing/two-at-once.ts';
import { cardApp } from '../cards/card-fixtures.ts';
import { countDesk, envelope } from '../counts/count-fixtures.ts';
import { giftAidOf } from '../gift-aid/gift-aid-fixtures.ts';
import { claimDesk } from './claim-fixtures.ts';

const { app, stripe, donations, sendAll, opened } = cardApp();
const claims = claimDesk(app);
const counts = countDesk(app);
const { declared, done } = giftAidOf(app);

const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);
beforeEach(() => query('DELETE FROM attempt_counter'));

const reasonsOf = async (email: string) => {
  const reasons = [];
  for (const { id } of await donations.rows(email)) reasons.push(await claims.reasonOf(id));
  return reasons;
};

/** A gift without an account, in cash, by somebody who has declared with it, and an envelope of theirs. */
async function declaredInCash(email: string, donorName: string) {
  await donations.given({
    email,
    donorName,
    giftAid: await declared({ firstName: donorName.split(' ')[0] }),
  });
  const gift = (await donations.rows(email)).at(-1);
  const letters = (await donations.mailsTo(email)).map(({ text }) => /\/gift#([\w-]{43})/.exec(text)?.[1]);
  const letter = letters.findLast((link) => link);
  await done('confirm', { token: letter });
  await query(
    `UPDATE gift_aid_declaration SET declared_on = '2026-01-01', covers_from = '2026-01-01' WHERE donation_id = $1`,
    [gift.id],
  );
  const paid = { status: 'PAID', receivedOn: '2026-11-01', paymentMethod: 'CASH' } as const;
  await app.features.services.donationStates.setStatus(OPERATOR, gift.id, paid);
  await counts.booked({ counted: '10' }, envelope({ donorId: gift.donor_id }));
  return { letter, donorId: gift.donor_id };
}

async function account(email: string, name: string) {
  const { id } = await buildUser(app, { email, name });
  return { id, session: await openSession(app, { userId: id }) };
}

describe('Gift Aid of somebody who takes a gift into their account', () => {
  it('stays on each month by card, and the further months are the account’s', async () => {
    const gift = await opened({ amount: '10', frequency: 'MONTHLY', giftAid: await declared() });
    stripe.pay(gift.session.id);
    await sendAll();
    const bill = async () => {
      stripe.bill(gift.session.subscription!, 'paid');
      await sendAll();
    };
    await bill();
    const letter = await donations.mailedLink(gift.email);
    await done('confirm', { token: letter });
    const { id, session } = await account(gift.email, 'S. Joshi');
    expect((await donations.take(letter, session)).data.takeGift).toBe(2);
    await bill();
    const months = await donations.rows(gift.email);
    expect(months.map((month: { user_id: number }) => month.user_id)).toEqual([id, id, id]);
    expect(await reasonsOf(gift.email)).toEqual([null, null, null]);
  });

  it('stays on what they gave in envelopes, whose donor is put together with the account’s', async () => {
    const email = `${randomUUID()}@example.org`;
    const { letter, donorId } = await declaredInCash(email, 'Savita Joshi');
    expect(await reasonsOf(email)).toEqual([null, null]);
    const { id, session } = await account(email, 'Savita Joshi');
    await donations.take(letter!, session);
    expect(await reasonsOf(email)).toEqual([null, null]);
    const { mergedIntoId } = await counts.done('donor', { id: donorId });
    expect(await counts.done('donor', { id: mergedIntoId })).toMatchObject({
      userId: id,
      merges: [{ name: 'Savita Joshi', donationCount: 2, madeByName: 'Savita Joshi' }],
    });
  });

  it('stays so when they press twice', async () => {
    const email = `${randomUUID()}@example.org`;
    const { letter, donorId } = await declaredInCash(email, 'Savita Joshi');
    const { session } = await account(email, 'Savita Joshi');
    const press = async () => (await donations.take(letter!, session)).data.takeGift;
    const taken = await together(
      app,
      (manager) => manager.query('SELECT FROM donor WHERE id = $1 FOR UPDATE', [donorId]),
      [press, press],
    );
    expect(taken.sort()).toEqual([0, 1]);
    expect(await query('SELECT into_id FROM donor_merge WHERE donor_id = $1', [donorId])).toHaveLength(1);
    expect(await reasonsOf(email)).toEqual([null, null]);
  });

  it('stays with somebody else of the same e-mail who has confirmed their own, as do their gifts', async () => {
    const email = `${randomUUID()}@example.org`;
    const kiran = await declaredInCash(email, 'Kiran Joshi');
    const { letter } = await declaredInCash(email, 'Savita Joshi');
    const { id, session } = await account(email, 'Savita Joshi');
    await donations.take(letter!, session);
    expect(await reasonsOf(email)).toEqual([null, null, null, null]);
    const of = (name: string) =>
      query('SELECT user_id, donor_id FROM donation WHERE email = $1 AND donor_name = $2 ORDER BY id', [
        email,
        name,
      ]);
    expect(await of('Kiran Joshi')).toEqual([
      { user_id: id, donor_id: kiran.donorId },
      { user_id: null, donor_id: kiran.donorId },
    ]);
    const mine = await done('mine', {}, session);
    expect(mine.map(({ firstName }: { firstName: string }) => firstName)).toEqual(['Savita']);
  });

  it('is no reason to put a donor of another name together with them, who has declared nothing', async () => {
    const email = `${randomUUID()}@example.org`;
    await donations.given({ email, donorName: 'Kiran Joshi' });
    const [{ donor_id: donorId }] = await donations.rows(email);
    const { session } = await account(email, 'Savita Joshi');
    await donations.take(await donations.mailedLink(email), session);
    expect(await counts.done('donor', { id: donorId })).toMatchObject({ mergedIntoId: null });
  });
});
