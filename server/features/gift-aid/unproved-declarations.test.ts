import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken, buildUser, openSession } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { leaveAll } from '../account-part.ts';
import { donate } from '../giving/donation-fixtures.ts';
import { giftsOf } from '../giving/gift-fixtures.ts';
import { giftAidOf, HOME } from './gift-aid-fixtures.ts';

const app = sharedTestApp();
const { given, take, mailsTo } = giftsOf(app);
const { done, refusal, declared, stored } = giftAidOf(app);
const newEmail = () => `${randomUUID()}@example.org`;

beforeEach(() => app.database.dataSource.query('DELETE FROM attempt_counter'));

/** An account whose e-mail anybody may have typed. */
async function newcomer() {
  const { id, email } = await buildUser(app, { emailProvedAt: null });
  const token = await openSession(app, { userId: id });
  const states = async () => (await done('mine', {}, token)).map(({ state }: { state: string }) => state);
  /** Opens the link that comes to the account's e-mail. */
  const prove = async () => {
    await graphql(app, { query: 'mutation { requestEmailProof }', token });
    const link = /\/confirm-email#(\S+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1];
    const query = 'mutation ($token: String!) { proveEmail(token: $token) }';
    return (await graphql(app, { query, variables: { token: link }, token })).data;
  };
  return { id, email, token, states, prove };
}

const letterTo = async (email: string) =>
  (await mailsTo(email)).find(({ subject }) => /Gift Aid/.test(subject))?.text ?? '';

describe('[D113] a declaration of an account whose e-mail nobody has proved', () => {
  it('with a donation is for that one alone, until the link that came to the account was opened', async () => {
    const { token, states, prove } = await newcomer();
    const email = newEmail();
    await donate(app, token, { email, giftAid: await declared() });
    expect(await stored(email)).toMatchObject([{ covers_gift_alone: true }]);
    expect(await states()).toEqual(['UNCONFIRMED']);
    const letter = await letterTo(email);
    expect(letter).toContain('once you have confirmed your account’s email address');
    expect(letter).toMatch(/\/sign-up\n/);
    expect(await prove()).toEqual({ proveEmail: true });
    expect(await states()).toEqual(['IN_FORCE']);
    expect(await stored(email)).toMatchObject([{ covers_gift_alone: false }]);
    const [{ entries }] = await done(
      'ofDonor',
      { donorId: (await stored(email))[0].donor_id },
      await adminToken(app),
    );
    expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual(['CONFIRMED', 'DECLARED']);
  });

  it('with a gift is confirmed by the gift’s letter, too', async () => {
    const { token, states } = await newcomer();
    const email = newEmail();
    await given({ email, giftAid: await declared() }, { token });
    expect(await states()).toEqual(['UNCONFIRMED']);
    const link = /\/gift(?:\?lang=\w+)?#([\w-]{43})/.exec(await letterTo(email))?.[1];
    expect(await done('confirm', { token: link })).toBe(true);
    expect(await states()).toEqual(['IN_FORCE']);
  });

  it('by itself covers nothing until then, and is not made twice', async () => {
    const { id, email, token, states, prove } = await newcomer();
    const input = await declared();
    await done('declare', { input }, token);
    expect(await states()).toEqual(['UNCONFIRMED']);
    expect(await letterTo(email)).toContain('once you have confirmed your account’s email address');
    expect(await refusal('declare', { input }, token)).toBe('giftAidDeclaredAlready');
    const covering = `SELECT FROM gift_aid_declaration JOIN donor ON donor.id = donor_id
      WHERE user_id = $1 AND (NOT covers_gift_alone OR donation_id IS NOT NULL)`;
    expect(await app.database.dataSource.query(covering, [id])).toHaveLength(0);
    await prove();
    expect(await states()).toEqual(['IN_FORCE']);
    expect(await app.database.dataSource.query(covering, [id])).toHaveLength(1);
  });

  it('[PRIV-4] by itself goes when the account is closed, as it never covered anything, also once it was cancelled', async () => {
    const query = (sql: string, parameters: unknown[]) => app.database.dataSource.query(sql, parameters);
    const kept = async (isCancelled: boolean) => {
      const { id, token } = await newcomer();
      const email = newEmail();
      const house = randomUUID().slice(0, 30);
      await donate(app, token, { email, giftAid: await declared({ house: '7' }) });
      const [{ id: donationId, donor_id: donorId }] = await query(
        'SELECT id, donor_id FROM donation WHERE user_id = $1',
        [id],
      );
      await app.features.services.donationStates.setStatus(OPERATOR, donationId, {
        ...{ status: 'PAID', receivedOn: '2026-05-10', paymentMethod: 'CASH' },
      });
      await done('declare', { input: await declared({ house }) }, token);
      const [{ id: declarationId, version }] = await done('mine', {}, token);
      if (isCancelled) await done('cancel', { id: declarationId, version }, token);
      await app.database.dataSource.transaction((manager) =>
        leaveAll(app.features.services.accountParts, manager, id, 'en'),
      );
      const houses = await query('SELECT house FROM gift_aid_declaration WHERE donor_id = $1', [donorId]);
      return houses.map((one: { house: string }) => one.house);
    };
    const other = await newcomer();
    await done('declare', { input: await declared() }, other.token);
    // What was declared with a gift stays, as it covers that.
    expect([await kept(false), await kept(true)]).toEqual([['7'], ['7']]);
    expect(await other.states()).toEqual(['UNCONFIRMED']);
  });

  it('for one gift only is in force, as it never covers another', async () => {
    const { token, states } = await newcomer();
    const email = newEmail();
    await donate(app, token, { email, giftAid: await declared({}, 'THIS_GIFT') });
    expect(await states()).toEqual(['IN_FORCE']);
    expect(await letterTo(email)).not.toContain('once you have confirmed');
  });

  it('that was made without the account, and came to it by the link on the screen, is not confirmed by that', async () => {
    const { email, token, states, prove } = await newcomer();
    const page = await given({ email, giftAid: await declared() });
    await take(page, token);
    expect(await states()).toEqual(['UNCONFIRMED']);
    await prove();
    expect(await states()).toEqual(['UNCONFIRMED']);
    // Nor when somebody proves their own e-mail who has corrected it in the office.
    const officer = await newcomer();
    const [{ id, version }] = await done('mine', {}, token);
    const by = { userId: officer.id, name: 'Office' };
    await app.features.services.giftAidDeclarations.change(by, { id, version }, HOME);
    await officer.prove();
    expect(await states()).toEqual(['UNCONFIRMED']);
  });
});
