import { beforeEach, describe, expect, it } from 'vitest';
import { currentDay } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken } from '../../testing/factories.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { during, together } from '../../testing/two-at-once.ts';
import { collectFrom } from '../account-part.ts';
import { newDonor } from '../giving/donation-fixtures.ts';
import { giftAidOf, HOME } from './gift-aid-fixtures.ts';

const app = sharedTestApp();
const { done, refusal, declared } = giftAidOf(app);

beforeEach(() => app.database.dataSource.query('DELETE FROM attempt_counter'));

async function declarer(overrides: object = {}) {
  const { user, token } = await newDonor(app);
  await done('declare', { input: await declared(overrides) }, token);
  const mine = () => done('mine', {}, token);
  return { user, token, mine, declaration: (await mine())[0] };
}

describe('Gift Aid in the account', () => {
  it('is declared once, with a letter that says how to cancel it', async () => {
    const { user, token, declaration } = await declarer();
    expect(declaration).toMatchObject({
      ...{ state: 'IN_FORCE', method: 'ONLINE', cover: 'FROM_NOW', coversFrom: currentDay() },
      ...{ firstName: 'Savita', house: '12A', postcode: 'ME14 9XX', giftReference: null },
    });
    expect(await refusal('declare', { input: await declared() }, token)).toBe('giftAidDeclaredAlready');
    await app.outboxSender.sendDue();
    const letters = app.messages.mails.filter(({ to }) => to === user.email);
    expect(letters).toHaveLength(1);
    expect(letters[0]!.text).toContain(declaration.text);
    expect(letters[0]!.text).toMatch(/cancel it in your account:\n\S+\/my-donations\n/);
  });

  it('is declared once by several presses at the same time', async () => {
    const { user, token, declaration } = await declarer();
    await done('cancel', { id: declaration.id, version: declaration.version }, token);
    const input = await declared();
    const press = () => refusal('declare', { input }, token);
    const refusals = await together(
      app,
      (manager) => manager.query('SELECT FROM donor WHERE user_id = $1 FOR UPDATE', [user.id]),
      [press, press, press],
    );
    expect(refusals).toEqual([undefined, 'giftAidDeclaredAlready', 'giftAidDeclaredAlready']);
    expect(await done('mine', {}, token)).toHaveLength(2);
  });

  it('[D113] is sure of whoever proves the e-mail just as they declare', async () => {
    const { user, token } = await newDonor(app);
    const proof = 'UPDATE user_account SET email_proved_at = $2 WHERE id = $1';
    await app.database.dataSource.query(proof, [user.id, null]);
    const input = await declared();
    await during(
      app,
      (manager) => manager.query(proof, [user.id, new Date()]),
      () => done('declare', { input }, token),
    );
    expect(await done('mine', {}, token)).toMatchObject([{ state: 'IN_FORCE' }]);
  });

  it.each([
    ['giftAidWordingChanged', { wording: 'Something else' }],
    ['latinLettersNeeded', { lastName: 'જોશી' }],
    ['giftAidHouseRequired', { house: ' ' }],
    ['invalidRequest', { cover: 'THIS_GIFT' }],
  ])('is refused with %s, and nothing is stored', async (message, overrides) => {
    const { token } = await newDonor(app);
    expect(await refusal('declare', { input: await declared(overrides) }, token)).toBe(message);
    expect(await done('mine', {}, token)).toEqual([]);
  });

  it('takes another home, and ends from today on', async () => {
    const { token, mine, declaration } = await declarer();
    const { id, version } = declaration;
    await done('change', { id, version, input: { ...HOME, house: '7', postcode: 'me149xy' } }, token);
    expect(await mine()).toMatchObject([{ house: '7', postcode: 'ME14 9XY', state: 'IN_FORCE' }]);
    expect(await refusal('cancel', { id, version }, token)).toBe('changedByAnother');
    await done('cancel', { id, version: version + 1 }, token);
    expect(await mine()).toMatchObject([{ state: 'CANCELLED', cancelledFrom: currentDay() }]);
    expect(await refusal('change', { id, version: version + 2, input: HOME }, token)).toBe(
      'changedByAnother',
    );
    await done('declare', { input: await declared() }, token);
    expect(await mine()).toHaveLength(2);
  });

  it('[PRIV-5] is in the account’s own data as theirs, and not as what they did in the office with those of others', async () => {
    const { user, declaration } = await declarer();
    const { giftAidDeclarations, giftAidDeclarationsHandled } = await collectFrom(
      app.features.services.accountParts,
      user.id,
    );
    expect(giftAidDeclarations).toMatchObject([{ text: declaration.text }]);
    expect(giftAidDeclarationsHandled).toEqual([]);
  });

  it('[AUTHZ-4] of somebody else is like none, also for whoever was put together with them', async () => {
    const one = await declarer();
    const other = await declarer();
    const { id, version } = one.declaration;
    const ids = await app.database.dataSource.query(
      'SELECT id, version FROM donor WHERE user_id = ANY ($1) ORDER BY user_id',
      [[one.user.id, other.user.id]],
    );
    await app.features.services.donorMerges.merge(OPERATOR, ids[0], ids[1]);
    for (const version_ of [version, version + 7]) {
      const seen = { id, version: version_ };
      expect(await refusal('change', { ...seen, input: HOME }, other.token)).toBe('notFound');
      expect(await refusal('cancel', seen, other.token)).toBe('notFound');
    }
    expect(await other.mine()).toHaveLength(1);
    expect(await one.mine()).toMatchObject([{ id, version, state: 'IN_FORCE' }]);
    expect(await done('ofDonor', { donorId: ids[1].id }, await adminToken(app))).toHaveLength(2);
  });

  it('is not there outside the United Kingdom', async () => {
    const { token, declaration } = await declarer();
    const { id, version } = declaration;
    const set = (country: string) =>
      app.database.dataSource.query('UPDATE site_settings SET country = $1', [country]);
    const input = await declared();
    await set('FR');
    try {
      for (const [operation, variables] of [
        ['mine', {}],
        ['declare', { input }],
        ['change', { id, version, input: HOME }],
        ['cancel', { id, version }],
        ['confirm', { token: 'x'.repeat(43) }],
      ] as const)
        expect(await refusal(operation, variables, token)).toBe('notFound');
    } finally {
      await set('GB');
    }
  });
});
