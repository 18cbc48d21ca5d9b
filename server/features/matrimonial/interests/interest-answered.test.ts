import { describe, expect, it } from 'vitest';
import { MESSAGES } from '../../../../rules/messages.ts';
import { get, graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import type { Candidate } from '../candidates/candidate.entity.ts';
import { Interest } from './interest.entity.ts';
import { interestFixtures } from './interest-fixtures.ts';

const UNKNOWN = 'Something went wrong.';

describe('interest that is answered', () => {
  const app = sharedTestApp();
  const { family, morning, tellAll, told, stepOf } = interestFixtures(app);
  const sql = (text: string, parameters: unknown[] = []) => app.database.dataSource.query(text, parameters);
  const stored = (from: Candidate) =>
    app.database.dataSource.manager.findBy(Interest, { fromCandidateId: from.id });
  const block = (one: Candidate, other: Candidate) =>
    sql('INSERT INTO member_block (member_id, blocked_id) VALUES ($1, $2)', [one.memberId, other.memberId]);
  const setting = (column: string, value: unknown) =>
    sql(`UPDATE matrimonial_setting SET ${column} = $1`, [value]);
  const stages = async (list: Promise<{ items: { stage: string }[] }>) =>
    (await list).items.map(({ stage }) => stage);

  it('until the morning nobody but the sender knows, who takes it back as if it had not been', async () => {
    const [asha, nilesh] = [await family(), await family()];
    expect(await asha.express(nilesh, 'We liked your profile.')).toBe('SUCCESS');
    expect((await asha.sent()).items).toMatchObject([
      {
        stage: 'WAITING',
        line: 'We liked your profile.',
        tellsAt: expect.any(String),
        candidate: { id: nilesh.id },
      },
    ]);
    expect(await nilesh.received()).toEqual({ items: [], totalCount: 0 });
    expect(await nilesh.answer(asha, true)).toBe(UNKNOWN);
    expect(await asha.withdraw(nilesh)).toBe(true);
    expect(await stored(asha)).toEqual([]);
    expect(await asha.withdraw(nilesh)).toBe(UNKNOWN);
    await tellAll();
    expect(await stepOf(asha, nilesh)).toEqual([]);
  });

  it('a line is added and changed until the other side is told, and a repeat without one leaves it', async () => {
    const [asha, nilesh] = [await family(), await family()];
    await asha.express(nilesh);
    expect(await asha.express(nilesh, 'We met at Diwali.')).toBe('SUCCESS');
    expect(await asha.express(nilesh)).toBe('SUCCESS');
    expect((await stored(asha)).map(({ line }) => line)).toEqual(['We met at Diwali.']);
    expect(await asha.express(nilesh, 'Ring 07700 900123')).toBe(MESSAGES.contactInText);
    expect(await asha.express(nilesh, 'We met at Holi.')).toBe('SUCCESS');
    await tellAll();
    expect(await asha.express(nilesh, 'We met at Holi.')).toBe('SUCCESS');
    expect(await asha.express(nilesh, 'One more thing')).toBe(MESSAGES.interestTold);
    expect((await nilesh.received()).items).toMatchObject([{ line: 'We met at Holi.' }]);
  });

  it('the other side is told once, in messages that name nobody, and sees it and its line', async () => {
    const asha = await family({ firstName: 'Ashaben', lastName: 'Zaveri', contactName: 'Zaveri Kaka' });
    const nilesh = await family(
      { firstName: 'Nileshbhai', lastName: 'Yagnik', email: 'nilesh-own@example.org' },
      { email: 'nilesh-family@example.org', name: 'Yagnik Parent' },
    );
    await asha.express(nilesh, 'Greetings');
    await app.features.services.interestTeller.tellDue();
    await app.outboxSender.sendDue();
    const to = (address: string) => app.messages.mails.filter((mail) => mail.to === address);
    expect(to('nilesh-family@example.org')).toEqual([]);
    await tellAll();
    await tellAll();
    await app.outboxSender.sendDue();
    const mails = [...to('nilesh-family@example.org'), ...to('nilesh-own@example.org')];
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array(2).fill('Somebody is interested in your profile'),
    );
    expect(await nilesh.answer(asha, true)).toBe(true);
    // Who has answered has seen it, also without the list.
    expect(await stored(asha)).toMatchObject([{ seenAt: expect.any(Date) }]);
    await app.outboxSender.sendDue();
    const all = JSON.stringify([app.messages.mails, app.messages.texts]);
    expect(all).toContain('Both have said yes');
    for (const name of ['Ashaben', 'Zaveri', 'Nileshbhai', 'Yagnik', 'Greetings'])
      expect(all).not.toContain(name);
    expect((await nilesh.received()).items).toMatchObject([{ line: 'Greetings', tellsAt: null }]);
  });

  it('nobody is told of one who is not listed or blocked meanwhile, until they are again', async () => {
    const [asha, nilesh, blocked] = [await family(), await family(), await family()];
    await asha.express(nilesh);
    await asha.express(blocked);
    await block(blocked, asha);
    await sql(`UPDATE candidate SET absence = 'PAUSED' WHERE id = $1`, [nilesh.id]);
    await tellAll();
    expect((await stored(asha)).map(({ toldAt }) => toldAt)).toEqual([null, null]);
    await sql('UPDATE candidate SET absence = NULL WHERE id = $1', [nilesh.id]);
    await tellAll();
    expect(await nilesh.received()).toMatchObject({ items: [{ stage: 'WAITING' }], totalCount: 1 });
    expect(await blocked.received()).toMatchObject({ totalCount: 0 });
  });

  it('contacts and the surname open to both only after both said yes, and close when either ends it', async () => {
    const asha = await family({ surnameFor: 'AFTER_YES', lastName: 'Zaveri', contactName: 'Kaka' });
    const nilesh = await family({ surnameFor: 'AFTER_YES', lastName: 'Yagnik', contactMobile: '7700900777' });
    const seen = async () =>
      [...(await asha.sent()).items, ...(await nilesh.received()).items].map(({ contact, candidate }) => [
        contact !== null,
        candidate.lastName,
      ]);
    await asha.express(nilesh);
    await tellAll();
    expect(await stepOf(asha, nilesh)).toEqual([{ step: 'INTEREST', open: false }]);
    expect(await seen()).toEqual([
      [false, ''],
      [false, ''],
    ]);
    expect(await nilesh.answer(asha, true)).toBe(true);
    expect(await seen()).toEqual([
      [true, 'Yagnik'],
      [true, 'Zaveri'],
    ]);
    expect((await asha.sent()).items[0]).toMatchObject({
      stage: 'BOTH_YES',
      contact: { name: 'Ramesh Vyas', countryCode: '44', mobile: '7700900777' },
    });
    expect((await nilesh.received()).items[0]).toMatchObject({ candidate: { isInterestSent: true } });
    expect(await nilesh.withdraw(asha)).toBe(true);
    expect(await seen()).toEqual([
      [false, ''],
      [false, ''],
    ]);
    expect(await stepOf(asha, nilesh)).toEqual([{ step: 'ENDED', open: false }]);
    expect(await nilesh.answer(asha, true)).toBe(true);
    expect(await seen()).toEqual([
      [true, 'Yagnik'],
      [true, 'Zaveri'],
    ]);
    expect(await asha.withdraw(nilesh)).toBe(true);
    expect(await seen()).toEqual([]);
    expect(await stepOf(asha, nilesh)).toEqual([{ step: 'ENDED', open: false }]);
  });

  it('the office opens the contacts where the association prefers that; a block closes them', async () => {
    await setting('office_opens_contacts', true);
    const [asha, nilesh] = await told();
    await nilesh.answer(asha, true);
    const { data } = await graphql(app, { query: '{ officeIntroduces }', token: asha.token });
    expect(data.officeIntroduces).toBe(true);
    await setting('office_opens_contacts', false);
    expect(await stepOf(asha, nilesh)).toEqual([{ step: 'BOTH_YES', open: false }]);
    expect((await asha.sent()).items).toMatchObject([{ stage: 'BOTH_YES', contact: null }]);
    await sql(`UPDATE introduction SET contacts_opened_at = now()`);
    expect((await asha.sent()).items).toMatchObject([{ contact: { name: 'Ramesh Vyas' } }]);
    await block(nilesh, asha);
    for (const list of [asha.sent(), nilesh.received()])
      expect(await list).toEqual({ items: [], totalCount: 0 });
    expect(await nilesh.answer(asha, true)).toBe(UNKNOWN);
  });

  it('is declined kindly: the sender sees "not this time", cannot insist, and a no may become a yes', async () => {
    const [asha, nilesh] = await told();
    const marks = async () => (await asha.sent()).items[0]!.candidate;
    expect(await marks()).toMatchObject({ isInterestSent: true, isInterestWaiting: true });
    expect(await nilesh.answer(asha, false)).toBe(true);
    expect(await marks()).toMatchObject({ isInterestSent: true, isInterestWaiting: false });
    expect(await stages(asha.sent())).toEqual(['NOT_THIS_TIME']);
    expect(await asha.express(nilesh)).toBe('SUCCESS');
    expect(await asha.withdraw(nilesh)).toBe(UNKNOWN);
    expect(await stages(nilesh.received())).toEqual(['NOT_THIS_TIME']);
    expect(await nilesh.answer(asha, true)).toBe(true);
    expect(await nilesh.answer(asha, true)).toBe(true);
    expect(await stages(asha.sent())).toEqual(['BOTH_YES']);
    expect(await nilesh.answer(asha, false)).toBe(MESSAGES.changedByAnother);
  });

  it('taken back after it was told, it is gone from the other side and from the office', async () => {
    const [asha, nilesh] = await told();
    expect(await asha.withdraw(nilesh)).toBe(true);
    expect(await stored(asha)).toMatchObject([{ state: 'WITHDRAWN' }]);
    expect((await nilesh.received()).totalCount).toBe(0);
    expect(await nilesh.answer(asha, true)).toBe(UNKNOWN);
    await asha.express(nilesh);
    expect((await nilesh.received()).totalCount).toBe(0);
    // Whoever has been told once is not told again the next morning.
    const { tellsAt } = (await asha.sent()).items[0]!;
    expect(Date.parse(tellsAt!) - Date.now()).toBeGreaterThan(13 * 24 * 3_600_000);
    await tellAll();
    expect((await nilesh.received()).totalCount).toBe(1);
  });

  it('interest in whoever has shown it before is a yes', async () => {
    const [asha, nilesh] = await told();
    expect(await nilesh.express(asha)).toBe('SUCCESS');
    expect(await stages(asha.sent())).toEqual(['BOTH_YES']);
    expect(await stored(nilesh)).toEqual([]);
  });

  it('interest in whom one has declined is told and undone like any other; nothing opens before they have answered', async () => {
    const [asha, nilesh] = await told();
    await nilesh.answer(asha, false);
    expect(await nilesh.express(asha)).toBe('SUCCESS');
    expect(await stages(asha.sent())).toEqual(['NOT_THIS_TIME']);
    expect([await stages(asha.received()), await stages(nilesh.sent())]).toEqual([[], ['WAITING']]);
    expect(await nilesh.withdraw(asha)).toBe(true);
    expect([await stages(nilesh.sent()), await stages(nilesh.received())]).toEqual([[], ['NOT_THIS_TIME']]);
    await nilesh.express(asha);
    await tellAll();
    expect([await stages(asha.sent()), await stages(nilesh.received())]).toEqual([[], []]);
    expect((await asha.received()).items).toMatchObject([
      { stage: 'WAITING', contact: null, candidate: { isInterestSent: false, isInterestReceived: true } },
    ]);
    expect(await stepOf(asha, nilesh)).toEqual([{ step: 'INTEREST', open: false }]);
    expect(await asha.express(nilesh)).toBe('SUCCESS');
    expect(await stages(nilesh.sent())).toEqual(['BOTH_YES']);
    expect((await asha.received()).items).toMatchObject([
      { stage: 'BOTH_YES', candidate: { isInterestSent: true, isInterestReceived: false } },
    ]);
  });

  it('two that were sent before either was told are one yes in the morning', async () => {
    const [asha, nilesh] = [await family(), await family()];
    await asha.express(nilesh);
    await nilesh.express(asha);
    await tellAll();
    expect([...(await stages(asha.sent())), ...(await stages(nilesh.received()))]).toEqual([
      'BOTH_YES',
      'BOTH_YES',
    ]);
    expect([await stored(asha), await stored(nilesh)].flat()).toHaveLength(1);
    expect(await stepOf(asha, nilesh)).toEqual([{ step: 'CONTACTS_OPEN', open: true }]);
  });

  it('one who may still take theirs back has not said yes in the morning of the other', async () => {
    const [asha, nilesh] = [await family(), await family()];
    await asha.express(nilesh);
    await morning();
    await nilesh.express(asha);
    await app.features.services.interestTeller.tellDue();
    expect(await stages(nilesh.received())).toEqual(['WAITING']);
    expect(await nilesh.withdraw(asha)).toBe(true);
    expect(await stages(asha.sent())).toEqual(['WAITING']);
  });

  it.each([
    ['confirmation', 'WAITING', 'The candidate has to say yes first.'],
    ['absence', 'PAUSED', 'Your profile is paused. Show it in the list again first.'],
    ['hidden_at', '2026-01-01', 'Your profile is not in the list at present. Please ask the office.'],
  ])(
    'is for whom others may see in turn, not while %s is %s; by REST that is a text',
    async (column, value, text) => {
      const [asha, nilesh] = await told();
      const other = await family();
      for (const { id } of [asha, nilesh])
        await sql(`UPDATE candidate SET ${column} = $1 WHERE id = $2`, [value, id]);
      expect(await asha.express(other)).toBe(text);
      await sql(`UPDATE candidate SET ${column} = $1 WHERE id = $2`, [
        column === 'confirmation' ? 'GIVEN' : null,
        asha.id,
      ]);
      expect(await nilesh.answer(asha, true)).toBe(text);
      const reply = await get(app, `/api/matrimonial/saveintrested/${nilesh.memberId}/${other.id}`, {
        authorization: `Bearer ${nilesh.token}`,
      });
      expect([reply.statusCode, reply.json()]).toEqual([200, text]);
      expect(await nilesh.answer(asha, false)).toBe(true);
    },
  );

  it('a line has no contact', async () => {
    const [asha, nilesh] = [await family(), await family()];
    expect(await asha.express(nilesh, 'Ring 07700 900444')).toMatch(/^Contacts are exchanged only once/);
    expect(await stored(asha)).toEqual([]);
  });

  it('[D45] the lists have four a page with the count of all', async () => {
    const nilesh = await family();
    for (let count = 0; count < 5; count += 1) await (await family()).express(nilesh);
    await tellAll();
    const { items, totalCount } = await nilesh.received();
    expect([items.length, totalCount]).toEqual([4, 5]);
    const waiting = async () =>
      (await graphql(app, { query: '{ interestsWaiting }', token: nilesh.token })).data.interestsWaiting;
    expect(await waiting()).toBe(5);
    await nilesh.answer(items[0]!.candidate as unknown as Candidate, false);
    expect(await waiting()).toBe(4);
  });

  it('one message goes to a candidate and a family of one email', async () => {
    const email = 'one-for-both@example.org';
    const [asha, nilesh] = [await family(), await family({ email: 'One-For-Both@example.org' }, { email })];
    await asha.express(nilesh);
    await tellAll();
    await app.outboxSender.sendDue();
    expect(app.messages.mails.filter(({ to }) => to.toLowerCase() === email)).toHaveLength(1);
  });
});
