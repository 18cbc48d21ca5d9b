import { beforeEach, describe, expect, it } from 'vitest';
import { whileNothingIsSent } from '../../../testing/nothing-sent.ts';
import { graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import type { Candidate } from '../candidates/candidate.entity.ts';
import { ask, block, buildPerson, type Person } from '../safety/safety-fixtures.ts';
import { STOP_PATH } from './weekly-mail.service.ts';
import { wishesOf } from './wishes-fixtures.ts';

const log: string[] = [];
const app = sharedTestApp({ log });
const { wish, setAside } = wishesOf(app);
const query = (sql: string, values: unknown[] = []) => app.database.dataSource.query(sql, values);

beforeEach(async () => {
  await query('DELETE FROM member');
  app.messages.mails.length = 0;
});

/** A family that has asked for the letter, with an address of its own. */
async function reader(fields: Partial<Candidate> = {}): Promise<Person> {
  const family = await buildPerson(app, { gender: 'MALE', email: 'reader@example.org', ...fields });
  await wish(family, { cities: ['Leicester'], weeklyMail: true });
  return family;
}

const aWeekPasses = () => query(`UPDATE candidate_wishes SET mails_at = now() - interval '1 minute'`);

/** The letters that are written at that moment. */
async function letters() {
  const before = app.messages.mails.length;
  await app.features.upkeep['weekly emails about new candidates']!(new AbortController().signal);
  await app.outboxSender.sendDue();
  return app.messages.mails.slice(before);
}

describe('the weekly email about new candidates', () => {
  it('[D119] says how many new ones fit in all, without a name, a week after it was asked for and once a week', async () => {
    await buildPerson(app, { city: 'Leicester', firstName: 'Earlier' });
    await reader();
    await buildPerson(app, { city: 'Leicester', firstName: 'Revathi', lastName: 'Iyer' });
    await buildPerson(app, { city: 'leicester' });
    await buildPerson(app, { city: 'London' });
    await buildPerson(app, { city: 'Leicester', gender: 'MALE' });
    expect(await letters()).toEqual([]);
    await aWeekPasses();
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ to: 'reader@example.org', subject: expect.stringMatching(/: 2$/) });
    expect(letter!.text).toContain('/matrimonials?show=NEW');
    for (const name of ['Revathi', 'Iyer', 'Earlier']) expect(letter!.text).not.toContain(name);
    expect(await letters()).toEqual([]);
    await buildPerson(app, { city: 'Leicester' });
    expect(await letters()).toEqual([]);
    await aWeekPasses();
    expect((await letters())[0]?.subject).toMatch(/: 1$/);
  });

  it('[D119] is not put off by saving the wishes once more', async () => {
    const family = await reader();
    await buildPerson(app, { city: 'Leicester' });
    await aWeekPasses();
    await wish(family, { cities: ['Leicester'], ageFrom: 18, weeklyMail: true });
    expect(await letters()).toHaveLength(1);
  });

  it('[D119] is left to another server that is writing it, and not waited for', async () => {
    await reader();
    await buildPerson(app, { city: 'Leicester' });
    await aWeekPasses();
    const meanwhile = await app.database.dataSource.transaction(async (manager) => {
      await manager.query('SELECT FROM candidate_wishes FOR NO KEY UPDATE');
      return letters();
    });
    expect(meanwhile).toEqual([]);
    expect(await letters()).toHaveLength(1);
  });

  it('[D119] is not written when nobody new fits, nor of anybody whom the family does not see or has put aside', async () => {
    const family = await reader();
    const [put, blocker, paused] = [
      await buildPerson(app, { city: 'Leicester' }),
      await buildPerson(app, { city: 'Leicester' }),
      await buildPerson(app, { city: 'Leicester' }),
    ];
    await setAside(family, put);
    await block(app, blocker, family);
    await query(`UPDATE candidate SET absence = 'PAUSED' WHERE id = $1`, [paused.candidate.id]);
    await aWeekPasses();
    expect(await letters()).toEqual([]);
  });

  it.each([
    ['suspended', `UPDATE member SET status = 'DEACTIVE' WHERE id = $1`],
    ['paused', `UPDATE candidate SET absence = 'PAUSED' WHERE member_id = $1`],
    ['withdrawn', `UPDATE candidate SET confirmation = 'WITHDRAWN' WHERE member_id = $1`],
    [
      'not confirmed yet',
      `UPDATE candidate SET confirmation = 'WAITING', is_from_before = true WHERE member_id = $1`,
    ],
    ['hidden by a report', 'UPDATE candidate SET hidden_at = now() WHERE member_id = $1'],
    ['removed', 'DELETE FROM candidate WHERE member_id = $1'],
  ])('[D119] goes to nobody whose profile is %s', async (_state, change) => {
    const { memberId } = await reader();
    await buildPerson(app, { city: 'Leicester' });
    await aWeekPasses();
    await query(change, [memberId]);
    expect(await letters()).toEqual([]);
  });

  it('[D119] ends with one press without signing in, and by the mail program’s own button, not by being looked at', async () => {
    const family = await reader();
    const weekly = async () =>
      (await ask(app, family.token, '{ myWishes { weeklyMail } }')).myWishes.weeklyMail;
    await buildPerson(app, { city: 'Leicester' });
    await aWeekPasses();
    const [letter] = await letters();
    const token = /\/weekly-email#(\S+)$/m.exec(letter!.text)![1]!;
    const stop = (of: string) =>
      graphql(app, { query: 'mutation ($of: String!) { stopWeeklyMail(token: $of) }', variables: { of } });
    const { candidate } = await buildPerson(app);
    for (const wrong of ['', '1', `${candidate.id}.${token.split('.')[1]}`, `${token}x`])
      expect((await stop(wrong)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const { pathname } = new URL(letter!.endsBy!);
    const looked = await app.server.inject({ url: pathname });
    expect([looked.statusCode, looked.headers.location]).toEqual([302, `/weekly-email#${token}`]);
    expect(await weekly()).toBe(true);
    const posted = await app.server.inject({
      method: 'POST',
      url: pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([posted.statusCode, await weekly()]).toEqual([200, false]);
    await wish(family, { cities: ['Leicester'], weeklyMail: true });
    for (let press = 0; press < 2; press += 1) expect((await stop(token)).data.stopWeeklyMail).toBe(true);
    expect(await weekly()).toBe(false);
    await buildPerson(app, { city: 'Leicester' });
    await aWeekPasses();
    expect(await letters()).toEqual([]);
  });

  it('[OPS-5] leaves what ends it out of the log, as mail programs ask for the address', async () => {
    const { candidate } = await buildPerson(app);
    const token = app.features.services.weeklyMail.tokenOf(candidate);
    log.length = 0;
    for (const method of ['GET', 'POST'] as const)
      await app.server.inject({ method, url: `${STOP_PATH}/${token}?by=program` });
    const logged = log.filter((line) => line.includes(STOP_PATH));
    expect(logged.map((line) => JSON.parse(line).req.url)).toEqual(Array(2).fill(`${STOP_PATH}/:token`));
    expect(log.join('')).not.toContain(token);
  });

  it('[D119] is not ended for the candidate who has the number of one whom a restore lost', async () => {
    const lost = await reader();
    await buildPerson(app, { city: 'Leicester' });
    await aWeekPasses();
    const [letter] = await letters();
    await query('DELETE FROM member');
    await query(`SELECT setval(pg_get_serial_sequence('candidate', 'id'), $1, false)`, [lost.candidate.id]);
    const next = await reader();
    expect(next.candidate.id).toBe(lost.candidate.id);
    const { pathname } = new URL(letter!.endsBy!);
    expect((await app.server.inject({ method: 'POST', url: pathname })).statusCode).toBe(200);
    expect((await ask(app, next.token, '{ myWishes { weeklyMail } }')).myWishes.weeklyMail).toBe(true);
  });

  it('[D119] waits while no mail can be sent', async () => {
    await reader();
    await buildPerson(app, { city: 'Leicester' });
    await aWeekPasses();
    expect(await whileNothingIsSent(app, letters)).toEqual([]);
    expect(await letters()).toHaveLength(1);
  });
});
