import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runCommand } from '../testing/run-command.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { command as demoCommand } from './demo.ts';

vi.setConfig({ testTimeout: 150_000, hookTimeout: 30_000 });

describe('npm run demo', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const demo = (...parameters: string[]) =>
    runCommand(demoCommand, parameters, { DATABASE_URL: database.url });
  const query = (sql: string) => database.dataSource.query(sql);

  it('creates the requested number of profiles, with values from the lists, and later only the missing ones', async () => {
    await query('DELETE FROM user_account');
    await query('DELETE FROM member');
    expect(await demo('--candidates', '300')).toMatchObject({
      code: 0,
      output: '300 made-up profiles were added.\n',
    });
    const [{ unlisted, women, hidden }] = await query(`
      SELECT count(*) FILTER (WHERE NOT EXISTS (
          SELECT FROM select_option WHERE list = 'OCCUPATION' AND value = candidate.occupation))::integer AS unlisted,
        count(*) FILTER (WHERE gender = 'FEMALE')::integer AS women,
        count(*) FILTER (WHERE member.status <> 'ACTIVE')::integer AS hidden
      FROM candidate JOIN member ON member.id = member_id`);
    expect([unlisted, women > 60, women < 240, hidden > 0, hidden < 60]).toEqual([0, true, true, true, true]);
    expect((await demo('--candidates', '310')).output).toBe('10 made-up profiles were added.\n');
    expect(await query('SELECT count(*)::integer FROM candidate')).toEqual([{ count: 310 }]);
  });

  it('prints its usage; invalid arguments give exit code 2', async () => {
    expect(await demo()).toMatchObject({ code: 0, output: expect.stringContaining('npm run demo --') });
    for (const wrong of [
      ['--candidates', '0'],
      ['--candidates', 'many'],
      ['--members', '3'],
      ['--community', 'kent-telugu', '--candidates', '3'],
    ])
      expect(await demo(...wrong)).toMatchObject({ code: 2, output: '' });
  });

  it.each([
    `member (name, mobile, password_hash) VALUES ('Mira', '+447700800001', '')`,
    `user_account (name, email, mobile, password_hash) VALUES ('Kiran', 'k@samaj.uk', '+44', '')`,
  ])('refuses a site with real people in it: %s', async (row) => {
    await query('DELETE FROM user_account');
    await query(`DELETE FROM member WHERE name = 'Mira'`);
    const before = await query('SELECT count(*)::integer FROM candidate');
    await query(`INSERT INTO ${row}`);
    const { code, errors } = await demo('--candidates', '400');
    expect([code, errors]).toEqual([1, expect.stringContaining('real people')]);
    expect(await query('SELECT count(*)::integer FROM candidate')).toEqual(before);
  });
});
