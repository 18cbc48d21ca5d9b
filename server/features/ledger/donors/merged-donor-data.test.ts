import { describe, expect, it } from 'vitest';
import { OPERATOR } from '../../../identity/viewer.ts';
import { PASSWORD } from '../../../testing/factories.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { wholeDatabase } from '../../../testing/whole-database.ts';
import { accountFixtures } from '../../accounts/closing/account-data-fixtures.ts';
import { giftsOf } from '../../giving/gift-fixtures.ts';

const app = sharedTestApp();
const { query, newAccount, download } = accountFixtures(app);
const { give, given, take, mailedLink } = giftsOf(app);

let people = 0;

/** An account that has given, and a donor whom the treasurer knows otherwise. */
async function giver({ otherName = '' } = {}) {
  people += 1;
  const word = `Canary${'abcdefgh'[people]}`;
  const account = await newAccount({ name: `${word} Name`, email: `${word}@account.org`.toLowerCase() });
  await give({ donorName: `${word} Name`, email: account.email }, { token: account.token });
  const [own] = await query('SELECT id, version FROM donor WHERE user_id = $1', [account.id]);
  const [other] = await query(
    `INSERT INTO donor (name, address, postcode, email, phone, note, letter_language)
     VALUES ($1, $2 || ' Lane', 'CT9 9ZZ', $2 || '@paper.org', $2 || ' phone', $2 || ' note', 'en') RETURNING id, version`,
    [otherName || `${word} Name`, word],
  );
  return { word, account, own, other };
}

const merge = (from: { id: number; version: number }, into: { id: number; version: number }) =>
  app.features.services.donorMerges.merge(OPERATOR, from, into);

describe('a donor who was put together with that of an account', () => {
  it.each([
    ['into the account’s', false],
    ['and the account’s into theirs', true],
  ])('[PRIV-4] keeps no contact once the account is closed, merged %s', async (_way, isInto) => {
    const { word, account, own, other } = await giver();
    await (isInto ? merge(own, other) : merge(other, own));
    const traces = [`${word} Lane`, `${word}@paper.org`, `${word} phone`, `${word} note`];
    const before = await wholeDatabase(app);
    expect(traces.filter((trace) => !before.includes(trace))).toEqual([]);
    expect((await account.close(PASSWORD)).errors).toBeUndefined();
    const after = await wholeDatabase(app);
    expect(traces.filter((trace) => after.includes(trace))).toEqual([]);
  });

  it('keeps theirs when they have another account, which is not closed', async () => {
    const [leaving, staying] = [await giver(), await giver()];
    await merge(leaving.own, staying.own);
    await merge(staying.other, { ...staying.own, version: staying.own.version + 1 });
    expect((await leaving.account.close(PASSWORD)).errors).toBeUndefined();
    expect(
      await query('SELECT email FROM donor WHERE id = ANY ($1) ORDER BY id', [
        [staying.own.id, staying.other.id],
      ]),
    ).toEqual([{ email: staying.account.email }, { email: `${staying.word}@paper.org` }]);
  });

  it('[PRIV-5] is in their own data if it has their name, and is not told to them otherwise', async () => {
    const { word, account, own, other } = await giver();
    await merge(other, own);
    const { donors } = (await download(account.token)).json();
    expect(donors).toMatchObject([
      { email: account.email },
      { email: `${word}@paper.org`, address: `${word} Lane` },
    ]);
    const family = await giver({ otherName: 'Somebody Else' });
    await merge(family.other, family.own);
    expect((await download(family.account.token)).body).not.toContain(`${family.word} Lane`);
  });

  it('[PRIV-4] by the link of their letter leaves no name of theirs in the log, but with what they did in the office', async () => {
    const email = 'canary.link@example.org';
    await given({ email, donorName: 'Canary Link' });
    const account = await newAccount({ name: 'Canary Link', email });
    expect((await take(await mailedLink(email), account.token)).data.takeGift).toBe(1);
    const names = () =>
      query(
        `SELECT actor_name AS name FROM audit_entry WHERE action = 'MERGE' AND actor_name LIKE 'Canary%'
          UNION ALL SELECT made_by_name FROM donor_merge WHERE made_by_name LIKE 'Canary%'`,
      );
    expect(await names()).toHaveLength(2);
    const { own, other } = await giver();
    await app.features.services.donorMerges.merge({ userId: account.id, name: 'Canary Link' }, other, own);
    expect((await account.close(PASSWORD)).errors).toBeUndefined();
    // What they did in the office with others is the office's.
    expect(await names()).toHaveLength(2);
  });
});
