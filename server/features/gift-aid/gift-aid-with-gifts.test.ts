import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken, buildUser, openSession } from '../../testing/factories.ts';
import { removeOld } from '../../testing/remove-old.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { together } from '../../testing/two-at-once.ts';
import { donate, newDonor } from '../giving/donation-fixtures.ts';
import { giftFields, giftsOf } from '../giving/gift-fixtures.ts';
import { removeUnusedDonor } from '../ledger/donors/find-donor.ts';
import { giftAidOf, HOME } from './gift-aid-fixtures.ts';

const app = sharedTestApp();
const { give, given, see, take, mailsTo, mailedLink, rows } = giftsOf(app);
const { done, refusal, declared, stored } = giftAidOf(app);
const newEmail = () => `${randomUUID()}@example.org`;
const key = ({ errors }: Awaited<ReturnType<typeof give>>) => errors?.[0]?.extensions.messageKey;

beforeEach(() => app.database.dataSource.query('DELETE FROM attempt_counter'));

/** The letter about the declaration, and the token of its link. */
async function letterTo(email: string) {
  const letter = (await mailsTo(email)).find(({ subject }) => /Gift Aid/.test(subject));
  return {
    text: letter?.text ?? '',
    token: /\/gift(?:\?lang=\w+)?#([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? '',
  };
}

describe('a gift with the tick for Gift Aid', () => {
  it('of an account is declared by it, in the language of the page, with a letter that names the wording', async () => {
    const { user, token } = await newDonor(app);
    const email = newEmail();
    const giftAid = await declared({}, 'PAST_TOO', 'gu');
    expect(key(await donate(app, token, { email, giftAid }, { language: 'gu' }))).toBeUndefined();
    expect(await done('mine', {}, token)).toMatchObject([
      {
        ...{
          state: 'IN_FORCE',
          method: 'ONLINE',
          cover: 'PAST_TOO',
          language: 'gu',
          text: giftAid.wording,
        },
        ...{ firstName: 'Savita', postcode: 'ME14 9XX', giftReference: null },
      },
    ]);
    const [{ user_id }] = await app.database.dataSource.query('SELECT user_id FROM donor WHERE id = $1', [
      (await stored(email))[0].donor_id,
    ]);
    expect(user_id).toBe(user.id);
    const { text } = await letterTo(email);
    expect(text).toContain(giftAid.wording);
    expect(text).toMatch(/\/my-donations\?lang=gu\n/);
    expect(text).not.toMatch(/Savita|12A|ME14/);
  });

  it('for this gift only covers that gift, and is not waited for', async () => {
    const { token } = await newDonor(app);
    const link = await given({ giftAid: await declared({}, 'THIS_GIFT') }, { token });
    const { reference } = await see(link);
    expect(await done('mine', {}, token)).toMatchObject([{ state: 'IN_FORCE', giftReference: reference }]);
    const email = newEmail();
    await given({ email, giftAid: await declared({}, 'THIS_GIFT') });
    const letter = await letterTo(email);
    expect([letter.text.length > 0, letter.token]).toEqual([true, '']);
    const byLetter = await mailedLink(email);
    expect(await done('confirm', { token: byLetter })).toBe(false);
  });

  it('printed names the gift, where it covers that one alone, and asks the donor to tell what changes', async () => {
    const { token } = await newDonor(app);
    const treasurer = await adminToken(app);
    const printed = async (cover: 'FROM_NOW' | 'THIS_GIFT') => {
      const { reference } = await see(await given({ giftAid: await declared({}, cover) }, { token }));
      const [{ id }] = await done('mine', {}, token);
      const { paragraphs } = await done('print', { id }, treasurer);
      return { reference, text: paragraphs.join('\n') };
    };
    const one = await printed('THIS_GIFT');
    expect(one.text).toContain(`It covers only your donation ${one.reference}.`);
    expect(one.text).toContain('Please tell us if you want to cancel it');
    expect((await printed('FROM_NOW')).text).not.toContain('It covers only');
  });

  it('without an account is for that gift alone, until the link of the letter confirms it', async () => {
    const email = newEmail();
    const page = await given({ email, giftAid: await declared() });
    const [declaration] = await stored(email);
    expect(declaration).toMatchObject({ covers_gift_alone: true, donor_id: declaration.gift_donor_id });
    const { token } = await letterTo(email);
    const toConfirm = async (link: string) => (await done('toConfirm', { token: link })).giftAidToConfirm;
    expect(await toConfirm(page)).toBeNull();
    expect(await done('confirm', { token: page })).toBe(false);
    expect(await toConfirm(token)).toBe(declaration.text);
    const confirm = () => done('confirm', { token });
    const lock = 'SELECT FROM gift_aid_declaration WHERE id = $1 FOR UPDATE';
    const pressedTwice = await together(app, (manager) => manager.query(lock, [declaration.id]), [
      confirm,
      confirm,
    ]);
    expect(pressedTwice).toEqual([true, false]);
    const entries = `SELECT kind FROM gift_aid_declaration_entry WHERE declaration_id = $1 ORDER BY id`;
    expect(await app.database.dataSource.query(entries, [declaration.id])).toEqual([
      { kind: 'DECLARED' },
      { kind: 'CONFIRMED' },
    ]);
    expect((await stored(email))[0].covers_gift_alone).toBe(false);
    expect(await toConfirm(token)).toBeNull();
    expect(await done('confirm', { token })).toBe(false);
  });

  it('of somebody who types the e-mail and name of an account adds nothing to what the account sees or has declared', async () => {
    const { user, token } = await newDonor(app);
    await done('declare', { input: await declared() }, token);
    const donorName = `${user.name}`;
    await given({ email: user.email, donorName, giftAid: await declared({ house: 'Elsewhere' }) });
    const [forged] = await stored(user.email);
    expect(forged.covers_gift_alone).toBe(true);
    const mine = await done('mine', {}, token);
    expect(mine.map(({ house, state }: { house: string; state: string }) => [house, state])).toContainEqual([
      '12A',
      'IN_FORCE',
    ]);
    expect(mine.filter(({ state }: { state: string }) => state === 'IN_FORCE')).toHaveLength(1);
  });

  it('is confirmed by the treasurer, too', async () => {
    const email = newEmail();
    await given({ email, giftAid: await declared() });
    const [{ id, version, donor_id: donorId }] = await stored(email);
    const treasurer = await adminToken(app);
    const [{ state, giftReference, entries }] = await done('ofDonor', { donorId }, treasurer);
    expect([state, giftReference]).toEqual(['UNCONFIRMED', (await rows(email))[0].reference]);
    expect(entries).toMatchObject([{ kind: 'DECLARED', madeByName: 'Savita Joshi' }]);
    expect(await done('confirmAsTreasurer', { id, version }, treasurer)).toEqual({ state: 'IN_FORCE' });
    expect(await refusal('confirmAsTreasurer', { id, version: version + 1 }, treasurer)).toBe(
      'changedByAnother',
    );
  });

  it('goes with the gift to the account that takes it, confirmed by the letter’s link alone', async () => {
    for (const isByLetter of [false, true]) {
      const email = newEmail();
      const page = await given({ email, giftAid: await declared() });
      const { id } = await buildUser(app, { email });
      const token = await openSession(app, { userId: id });
      expect(await done('mine', {}, token)).toEqual([]);
      await take(isByLetter ? (await letterTo(email)).token : page, token);
      const [declaration] = await stored(email);
      expect(declaration.gift_donor_id).toBe(declaration.donor_id);
      expect(await done('mine', {}, token)).toMatchObject([
        { state: isByLetter ? 'IN_FORCE' : 'UNCONFIRMED' },
      ]);
    }
  });

  it('goes to the account alone also where the treasurer has put it together with another donor', async () => {
    const email = newEmail();
    await given({ email, giftAid: await declared() });
    const { id } = await buildUser(app, { email });
    const token = await openSession(app, { userId: id });
    await donate(app, token);
    const { donorMerges, donors } = app.features.services;
    const [{ id: own }] = await app.database.dataSource.query('SELECT id FROM donor WHERE user_id = $1', [
      id,
    ]);
    const other = { kind: 'HOUSEHOLD', name: 'The Joshis', address: '', postcode: '', email: '' } as const;
    const into = await donors.save(OPERATOR, 'new', { ...other, phone: '', note: '', language: '' });
    await donorMerges.merge(OPERATOR, { id: own, version: 1 }, { id: into, version: 1 });
    await take((await letterTo(email)).token, token);
    expect(await done('mine', {}, token)).toMatchObject([{ state: 'IN_FORCE' }]);
  });

  it('and what others declared with the same e-mail waits for its own letter', async () => {
    const email = newEmail();
    await given({ email, giftAid: await declared() });
    const { token: letter } = await letterTo(email);
    await given({ email, giftAid: await declared({ firstName: 'Kiran', house: '99' }) });
    const { id } = await buildUser(app, { email });
    const token = await openSession(app, { userId: id });
    await take(letter, token);
    const mine = await done('mine', {}, token);
    expect(mine.map(({ state }: { state: string }) => state).sort()).toEqual(['IN_FORCE', 'UNCONFIRMED']);
  });

  it('[DATA-2] sent again declares once; with another declaration it is another gift', async () => {
    const fields = giftFields({ giftAid: await declared() });
    const answers = await Promise.all([give(fields), give(fields), give(fields)]);
    expect(new Set(answers.map(({ data }) => data.give)).size).toBe(1);
    expect(await stored(String(fields.email))).toHaveLength(1);
    const others = [null, await declared({ house: '13' }), await declared({}, 'THIS_GIFT')];
    for (const giftAid of others) expect(key(await give({ ...fields, giftAid }))).toBe('giftSentBefore');
    const plain = giftFields();
    await give(plain);
    expect(key(await give({ ...plain, giftAid: await declared() }))).toBe('giftSentBefore');
    const { token } = await newDonor(app);
    const idempotencyKey = randomUUID();
    const same = { idempotencyKey, giftAid: await declared() };
    const [one, again] = [await donate(app, token, same), await donate(app, token, same)];
    expect(again.data.donate.reference).toBe(one.data.donate.reference);
    expect(key(await donate(app, token, { idempotencyKey }))).toBe('donationSentBefore');
  });

  it.each([
    ['giftAidWordingChanged', { wording: 'I want nothing.' }, {}],
    ['latinLettersNeeded', { firstName: 'સવિતા' }, {}],
    ['giftAidPostcode', { postcode: '' }, {}],
    // A membership.
    ['giftAidNotForThis', {}, { subTypeId: 2 }],
  ])('is refused with %s, and nothing is stored', async (message, overrides, gift) => {
    const email = newEmail();
    expect(key(await give({ email, giftAid: await declared(overrides), ...gift }))).toBe(message);
    expect(await rows(email)).toEqual([]);
    const { token } = await newDonor(app);
    expect(key(await donate(app, token, { email, giftAid: await declared(overrides), ...gift }))).toBe(
      message,
    );
    expect(await rows(email)).toEqual([]);
  });

  it('is refused with what is paid for the hall, also where an earlier kind of the type counted', async () => {
    const { token } = await newDonor(app);
    await app.database.dataSource.query(
      `UPDATE donation_sub_type SET counts_for_gift_aid = true, is_open_to_visitors = false WHERE id = 13`,
    );
    const refused = await donate(app, token, { subTypeId: 13, giftAid: await declared() });
    expect(key(refused)).toBe('giftAidNotForThis');
  });

  it('goes with the gift that was never paid, after its time', async () => {
    const [email, later] = [newEmail(), newEmail()];
    for (const one of [email, later]) await given({ email: one, giftAid: await declared() });
    await app.database.dataSource.query(
      `UPDATE donation SET created_at = now() - interval '2 years' WHERE email = $1`,
      [email],
    );
    const [{ id }] = await stored(email);
    await removeOld(app, 'unpaidGifts');
    expect(
      await app.database.dataSource.query('SELECT FROM gift_aid_declaration WHERE id = $1', [id]),
    ).toEqual([]);
    expect(await stored(later)).toHaveLength(1);
  });

  it('stays when that gift was never paid, once the donor has confirmed that it covers the others', async () => {
    const email = newEmail();
    await given({ email, giftAid: await declared() });
    expect(await done('confirm', { token: (await letterTo(email)).token })).toBe(true);
    const [{ id }] = await stored(email);
    await app.database.dataSource.query(
      `UPDATE donation SET created_at = now() - interval '2 years' WHERE email = $1`,
      [email],
    );
    await removeOld(app, 'unpaidGifts');
    expect(await rows(email)).toEqual([]);
    expect(
      await app.database.dataSource.query('SELECT id FROM gift_aid_declaration WHERE id = $1', [id]),
    ).toEqual([{ id }]);
  });

  it('is not there outside the United Kingdom', async () => {
    const giftAid = await declared();
    const email = newEmail();
    const set = (country: string) =>
      app.database.dataSource.query('UPDATE site_settings SET country = $1', [country]);
    await set('FR');
    try {
      expect(await done('offer')).toBeNull();
      expect(key(await give({ email, giftAid }))).toBe('notFound');
      expect(await rows(email)).toEqual([]);
    } finally {
      await set('GB');
    }
  });

  it('keeps a donor whom nobody else needs', async () => {
    const { dataSource } = app.database;
    const [{ id }] = await dataSource.query(
      `INSERT INTO donor (name, letter_language) VALUES ('Asha Rao', 'en') RETURNING id`,
    );
    const paper = { ...HOME, method: 'PAPER' as const, cover: 'FROM_NOW' as const, declaredOn: '2026-04-05' };
    await app.features.services.giftAidDeclarations.declare(OPERATOR, id, paper);
    await dataSource.transaction((manager) => removeUnusedDonor(manager, id));
    expect(await done('ofDonor', { donorId: id }, await adminToken(app))).toHaveLength(1);
  });
});
