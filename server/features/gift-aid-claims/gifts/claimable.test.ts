import { describe, expect, it } from 'vitest';
import { claimableAfter, claimableUntil, taxOn } from '../../../../rules/gift-aid-claims.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { OPERATOR } from '../../../identity/viewer.ts';
import { buildUser, openSession } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { during } from '../../../testing/two-at-once.ts';
import { donate } from '../../giving/donation-fixtures.ts';
import { claimDesk, TAXPAYER } from '../claim-fixtures.ts';

const app = sharedTestApp();
const desk = claimDesk(app);
const ON = '2026-05-10';

async function typeOf(fields: object) {
  const type = await app.features.services.donationTypes.save(OPERATOR, 'new', {
    ...{ name: `Type ${Math.random()}`, fee: '', isActive: true, language: 'en', translations: {} },
    ...fields,
  });
  return type.id;
}

describe('a gift can be claimed for', () => {
  it('when its kind counts: festivals from the start, a membership where the treasurer says so, the hall never', async () => {
    const donorId = await desk.taxpayer();
    const reason = async (fields: object) =>
      desk.reasonOf(await desk.donation(donorId, { on: ON, subTypeId: await typeOf(fields) }));
    expect(await reason({ column: 'FESTIVAL' })).toBeNull();
    expect(await reason({ column: 'FESTIVAL', countsForGiftAid: false })).toBe('NOT_COUNTED');
    expect(await reason({ column: 'MEMBERSHIP' })).toBe('NOT_COUNTED');
    expect(await reason({ column: 'MEMBERSHIP', countsForGiftAid: true })).toBeNull();
    expect(await reason({ column: 'HALL_AND_OTHER', isOpenToVisitors: false, countsForGiftAid: true })).toBe(
      'NOT_COUNTED',
    );
    expect(
      await reason({ column: 'HALL_AND_OTHER', isOpenToVisitors: true, countsForGiftAid: true }),
    ).toBeNull();
  });

  it('and its kind is named in the language of the reader', async () => {
    const id = await desk.donation(await desk.taxpayer(), { on: ON });
    await app.database.dataSource.query(
      `UPDATE donation SET type_translations = '{"gu": {"typeName": "ઉતરાણ"}}' WHERE id = $1`,
      [id],
    );
    const query = `query ($language: String) { giftAidGifts(pageSize: 100, language: $language) {
      items { id typeName textLanguages { typeName } } } }`;
    const kindIn = async (language: string) => {
      const { data } = await graphql(app, { query, variables: { language }, token: await desk.token() });
      return data.giftAidGifts.items.find((gift: { id: number }) => gift.id === id);
    };
    expect(await kindIn('gu')).toEqual({ id, typeName: 'ઉતરાણ', textLanguages: { typeName: 'gu' } });
    expect((await kindIn('en')).textLanguages).toEqual({ typeName: 'en' });
  });

  it('when its donor has declared, for its day', async () => {
    const donorId = await desk.newDonor({ name: 'Asha Rao' });
    const id = await desk.donation(donorId, { on: ON });
    expect(await desk.reasonOf(id)).toBe('NO_DECLARATION');
    const { giftAidDeclarations } = app.features.services;
    const declare = (declaredOn: string, method: 'PAPER' | 'VERBAL' = 'PAPER') =>
      giftAidDeclarations.declare(OPERATOR, donorId, { ...TAXPAYER, method, cover: 'FROM_NOW', declaredOn });
    const late = await declare('2026-05-11');
    expect(await desk.reasonOf(id)).toBe('NOT_COVERED');
    await giftAidDeclarations.cancel(OPERATOR, { id: late, version: 1 }, '2026-06-01');
    const verbal = await declare('2026-05-10', 'VERBAL');
    expect(await desk.reasonOf(id)).toBe('RECORD_MISSING');
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    await giftAidDeclarations.recordSent(OPERATOR, { id: verbal, version: 1 }, daysAgo(29));
    expect(await desk.reasonOf(id)).toBe('RECORD_WAITS');
    await app.database.dataSource.query('UPDATE gift_aid_declaration SET record_sent_on = $2 WHERE id = $1', [
      verbal,
      daysAgo(30),
    ]);
    expect(await desk.reasonOf(id)).toBeNull();
    await giftAidDeclarations.cancel(OPERATOR, { id: verbal, version: 2 }, daysAgo(0));
    expect(await desk.reasonOf(id)).toBeNull();
  });

  it('by a written declaration also while a newer verbal one still waits for its record', async () => {
    const donorId = await desk.taxpayer();
    const verbal = await desk.declare(donorId, { method: 'VERBAL', declaredOn: '2026-05-01' });
    const id = await desk.donation(donorId, { on: ON });
    expect(await desk.reasonOf(id)).toBeNull();
    await app.features.services.giftAidDeclarations.recordSent(
      OPERATOR,
      { id: verbal, version: 1 },
      currentDay(),
    );
    expect(await desk.reasonOf(id)).toBeNull();
  });

  it('under another name than that of the account that gave it, once the treasurer says whose money it was', async () => {
    const user = await buildUser(app, { name: 'Asha Rao' });
    const token = await openSession(app, { userId: user.id });
    const query = (sql: string, parameters: unknown[]) => app.database.dataSource.query(sql, parameters);
    const given = async (donorName: string) => {
      const { reference } = (await donate(app, token, { donorName })).data.donate;
      const [{ id }] = await query('SELECT id FROM donation WHERE reference = $1', [reference]);
      const paid = { status: 'PAID', receivedOn: ON, paymentMethod: 'CASH' } as const;
      await app.features.services.donationStates.setStatus(OPERATOR, id, paid);
      return id;
    };
    const [own, hers] = [await given('Asha Rao'), await given('asha  RAO')];
    const [his, hisOwn, companys] = [
      await given('Ravi Rao'),
      await given('Ravi Rao'),
      await given('Rao Ltd'),
    ];
    expect(await desk.reasonOf(his)).toBe('OTHER_NAME');
    const [{ id: donorId }] = await query('SELECT id FROM donor WHERE user_id = $1', [user.id]);
    await desk.declare(donorId);
    expect([await desk.reasonOf(own), await desk.reasonOf(hers)]).toEqual([null, null]);
    const { items } = await desk.done('gifts', { reason: 'OTHER_NAME' });
    expect(items.map(({ id }: { id: number }) => id)).toEqual([his, hisOwn, companys]);
    expect(items[0]).toMatchObject({ donorName: 'Ravi Rao', giverName: 'Asha Rao', accountName: 'Asha Rao' });
    const { items: claimed } = await desk.done('gifts');
    expect(claimed.find(({ id }: { id: number }) => id === own)).toMatchObject({ accountName: null });

    await desk.done('note', { donationId: his, input: { isOwnMoney: true } });
    expect(await desk.reasonOf(his)).toBeNull();
    await desk.done('note', { donationId: companys, input: { isOwnMoney: false } });
    expect(await desk.reasonOf(companys)).toBe('NOT_OWN_MONEY');
    const ravi = await desk.newDonor({ name: 'Ravi K. Rao' });
    await desk.done('nameDonor', { donationId: hisOwn, donorId: ravi });
    expect(await desk.reasonOf(hisOwn)).toBe('NO_DECLARATION');
    await desk.declare(ravi);
    expect(await desk.reasonOf(hisOwn)).toBeNull();
    expect(await desk.refusal('nameDonor', { donationId: hisOwn, donorId: ravi })).toBe('changedByAnother');
  });

  it('not by a verbal declaration that was cancelled within 30 days of its written record', async () => {
    const donorId = await desk.newDonor({ name: 'Asha Rao' });
    const id = await desk.donation(donorId, { on: ON });
    const { giftAidDeclarations } = app.features.services;
    const fields = { ...TAXPAYER, method: 'VERBAL', cover: 'FROM_NOW', declaredOn: ON } as const;
    const verbal = await giftAidDeclarations.declare(OPERATOR, donorId, fields);
    const today = new Date().toISOString().slice(0, 10);
    await giftAidDeclarations.recordSent(OPERATOR, { id: verbal, version: 1 }, today);
    expect(await desk.reasonOf(id)).toBe('RECORD_WAITS');
    await giftAidDeclarations.cancel(OPERATOR, { id: verbal, version: 2 }, today);
    expect(await desk.reasonOf(id)).toBe('NOT_COVERED');
  });

  it('by a declaration for one gift that one alone, whenever its money came', async () => {
    const donorId = await desk.newDonor({ name: 'Asha Rao' });
    const [gift, other] = [
      await desk.donation(donorId, { on: ON }),
      await desk.donation(donorId, { on: '2026-05-12' }),
    ];
    const { giftAidDeclarations } = app.features.services;
    const fields = { ...TAXPAYER, method: 'PAPER', cover: 'FROM_NOW', declaredOn: '2026-05-11' } as const;
    const declared = await giftAidDeclarations.declare(OPERATOR, donorId, fields);
    await app.database.dataSource.query(
      'UPDATE gift_aid_declaration SET donation_id = $2, covers_gift_alone = true WHERE id = $1',
      [declared, gift],
    );
    expect([await desk.reasonOf(gift), await desk.reasonOf(other)]).toEqual([null, 'NOT_COVERED']);
  });

  it('by the declaration of somebody who was put together with its donor, over several of them', async () => {
    const { donorMerges } = app.features.services;
    const first = await desk.taxpayer();
    const second = await desk.newDonor({ name: 'A. Rao' });
    const third = await desk.newDonor({ name: 'Rao' });
    await donorMerges.merge(OPERATOR, { id: first, version: 1 }, { id: second, version: 1 });
    await donorMerges.merge(OPERATOR, { id: second, version: 2 }, { id: third, version: 1 });
    expect(await desk.reasonOf(await desk.donation(third, { on: ON }))).toBeNull();
    expect(await app.features.services.giftAidDeclarations.ofDonor(third)).toHaveLength(1);
  });

  it('when it is known who gave it', async () => {
    const id = await desk.donation(null, { on: ON });
    expect(await desk.reasonOf(id)).toBe('NO_DONOR');
    const donorId = await desk.taxpayer();
    expect(await desk.refusal('nameDonor', { donationId: id, donorId: 999_999 })).toBe('donorUnknown');
    await desk.done('nameDonor', { donationId: id, donorId });
    expect(await desk.reasonOf(id)).toBeNull();
    expect(await desk.refusal('nameDonor', { donationId: id, donorId })).toBe('changedByAnother');
  });

  it('not by its name alone, which in earlier books is of nobody who has an account', async () => {
    const user = await buildUser(app, { name: 'Namesake Joshi' });
    await donate(app, await openSession(app, { userId: user.id }));
    await app.database.dataSource.query(`UPDATE donor SET email = '' WHERE user_id = $1`, [user.id]);
    const said = { amount: '25', type: 'Navratri', paymentMethod: '', email: '', phone: '', message: '' };
    const past = { ...said, receivedOn: ON, donorName: user.name };
    await app.features.services.pastDonations.add(OPERATOR, past, async () => {});
    const of = `SELECT donor.user_id FROM donation JOIN donor ON donor.id = donor_id
      WHERE donor_name = $1 AND donation.user_id IS NULL`;
    expect(await app.database.dataSource.query(of, [user.name])).toEqual([{ user_id: null }]);
  });

  it('for whom another has named meanwhile, and nobody else', async () => {
    const id = await desk.donation(null, { on: ON });
    const [first, second] = [await desk.taxpayer(), await desk.taxpayer()];
    const refused = await during(
      app,
      (manager) => manager.query('UPDATE donation SET donor_id = $2 WHERE id = $1', [id, first]),
      () => desk.refusal('nameDonor', { donationId: id, donorId: second }),
    );
    expect(refused).toBe('changedByAnother');
    const donation = 'SELECT donor_id FROM donation WHERE id = $1';
    expect(await app.database.dataSource.query(donation, [id])).toEqual([{ donor_id: first }]);
  });

  it('when it is the donor’s own money, and little was got for it', async () => {
    const id = await desk.donation(await desk.taxpayer(), { pence: 5000, on: ON });
    const note = (isOwnMoney: boolean, benefit = '') =>
      desk.done('note', { donationId: id, input: { isOwnMoney, benefit } });
    await note(false);
    expect(await desk.reasonOf(id)).toBe('NOT_OWN_MONEY');
    await note(true, '12.51');
    expect(await desk.reasonOf(id)).toBe('BENEFIT');
    await note(true, '12.50');
    expect(await desk.reasonOf(id)).toBeNull();
    const refused = { donationId: id, input: { isOwnMoney: true, benefit: 'a dinner' } };
    expect(await desk.refusal('note', refused)).toBe('invalidBankAmount');
    const tooMuch = { donationId: id, input: { isOwnMoney: true, benefit: '99999999' } };
    expect(await desk.refusal('note', tooMuch)).toBe('invalidBankAmount');
    const [{ count }] = await app.database.dataSource.query(
      'SELECT count(*)::integer AS count FROM gift_aid_note WHERE donation_id = $1',
      [id],
    );
    expect(count).toBe(3);
  });

  it.each([
    [20_000, 3000],
    [9_000_000, 250_000],
  ])('of %i pence, when what was got for it is worth at most %i', async (pence, allowed) => {
    const id = await desk.donation(await desk.taxpayer(), { pence, on: ON });
    const reasonWith = async (benefit: number) => {
      await desk.done('note', {
        donationId: id,
        input: { isOwnMoney: true, benefit: (benefit / 100).toFixed(2) },
      });
      return desk.reasonOf(id);
    };
    expect(await reasonWith(allowed)).toBeNull();
    expect(await reasonWith(allowed + 1)).toBe('BENEFIT');
  });

  it('within four years of the end of the financial year in which it was given', async () => {
    const donorId = await desk.taxpayer({ declaredOn: '2020-01-01' });
    const today = new Date().toISOString().slice(0, 10);
    const first = Number(claimableAfter(today, '03-31').slice(0, 4));
    const inTime = await desk.donation(donorId, { on: `${first}-04-01` });
    const late = await desk.donation(donorId, { on: `${first}-03-31` });
    // The last day of the same financial year.
    await desk.donation(donorId, { on: `${first + 1}-03-31` });
    expect(await desk.reasonOf(late)).toBeUndefined();
    expect(await desk.reasonOf(inTime)).toBeNull();
    const { endings } = await desk.done('summary');
    expect(endings[0]).toMatchObject({ until: `${first + 5}-03-31`, count: 2 });
    await desk.done('yearEnd', { yearEnd: '12-31' });
    expect((await desk.done('summary')).yearEnd).toBe('12-31');
    expect(await desk.refusal('yearEnd', { yearEnd: '02-30' })).toBe('invalidDate');
    expect(await desk.refusal('yearEnd', { yearEnd: '02-29' })).toBe('invalidDate');
    await desk.done('yearEnd', { yearEnd: '03-31' });
  });

  it('only while it is paid', async () => {
    const id = await desk.donation(await desk.taxpayer(), { on: ON });
    await desk.refund(id);
    expect(await desk.reasonOf(id)).toBeUndefined();
  });
});

describe('the rules of the tax office', () => {
  it('of time: the end of the financial year and four more', () => {
    expect(claimableUntil('2026-03-31', '03-31')).toBe('2030-03-31');
    expect(claimableUntil('2026-04-01', '03-31')).toBe('2031-03-31');
    expect(claimableUntil('2026-04-01', '12-31')).toBe('2030-12-31');
    expect(claimableAfter('2026-11-25', '03-31')).toBe('2022-03-31');
    expect(claimableAfter('2026-03-31', '03-31')).toBe('2021-03-31');
  });

  it('of tax: a quarter', () => {
    expect([1, 2, 100, 10_001].map(taxOn)).toEqual([0, 1, 25, 2500]);
  });
});

it('is nowhere outside the United Kingdom', async () => {
  await app.database.dataSource.query(`UPDATE site_settings SET country = 'IN'`);
  try {
    for (const operation of ['summary', 'gifts', 'claims'] as const)
      expect(await desk.refusal(operation)).toBe('notFound');
    expect(await desk.refusal('make', { input: { until: ON } })).toBe('notFound');
  } finally {
    await app.database.dataSource.query(`UPDATE site_settings SET country = 'GB'`);
  }
});
