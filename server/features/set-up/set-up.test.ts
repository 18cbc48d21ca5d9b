import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { place, setPlace } from '../../../rules/place.ts';
import { command as adminCommand } from '../../commands/admin.ts';
import { buildOwner, buildUser } from '../../testing/factories.ts';
import { type GraphQLAnswer, graphql } from '../../testing/requests.ts';
import { runCommand } from '../../testing/run-command.ts';
import { freshAddress, signInTo } from '../../testing/sign-in.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { User } from '../accounts/user.entity.ts';
import { FIRST_ADMINISTRATOR, setUpSettings } from './set-up-fixtures.ts';

const CHECK = 'mutation ($token: String!) { checkSetUp(token: $token) }';
const SET_UP = `mutation ($token: String!, $settings: SetUpSettingsInput!, $administrator: FirstAdministratorInput!) {
  setUp(token: $token, settings: $settings, administrator: $administrator) { role name }
}`;
const WRONG = 'x'.repeat(43);
const PASSWORD = FIRST_ADMINISTRATOR.password;

interface Answers {
  settings?: object;
  administrator?: object;
  from?: string;
}

/** Where the other tests of this process are. */
const home = { ...place };

describe('the first set-up of an installation', () => {
  let log: string[];
  let app: TestApp;
  let close: () => Promise<void>;
  /** What the link in the log of the newest start has. */
  let token: string;

  beforeEach(async () => {
    const database = await createTestDatabase({ empty: true });
    log = [];
    const opened = await openTestApp({ database, log });
    app = opened;
    close = async () => {
      await opened.close();
      await database.drop();
    };
    token = (await renew())!;
  });
  afterEach(async () => {
    setPlace(home);
    await close();
  });

  const renew = () => app.features.services.setUp.renewToken();
  const settings = () => app.features.services.siteSettings.find();
  const users = () => app.database.dataSource.manager.find(User, { order: { id: 'ASC' } });
  const codeOf = ({ errors }: GraphQLAnswer) => errors?.[0]?.extensions.code;

  const check = (given: string, from = freshAddress()) =>
    graphql(app, { query: CHECK, variables: { token: given }, from });

  const setUp = (given: string, { from = freshAddress(), ...answers }: Answers = {}) => {
    const usual = { settings: setUpSettings(), administrator: FIRST_ADMINISTRATOR };
    return graphql(app, { query: SET_UP, variables: { token: given, ...usual, ...answers }, from });
  };

  /** The one refusal, with nothing stored. */
  async function expectNothing(answer: GraphQLAnswer, administrators = 0): Promise<void> {
    expect(answer.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND', messageKey: 'setUpRefused' } }]);
    expect((await settings()).name).toBe('');
    expect((await users()).filter(({ officeRoles }) => officeRoles.length > 0)).toHaveLength(administrators);
  }

  it('stores the answers, creates the first administrator and signs the browser in', async () => {
    expect((await check(token)).data).toEqual({ checkSetUp: true });
    const answer = await setUp(token);
    expect(answer.data.setUp).toEqual({ role: 'ADMIN', name: 'Asha Mehta' });
    expect(String(answer.headers['set-cookie'])).toContain('site-session=');
    expect(await settings()).toMatchObject({
      name: 'Riverside Friends',
      languages: ['en', 'te'],
      mainColour: '#123456',
      unusedParts: ['matrimonial'],
      mapPosition: '52.6,-1.1',
      history: '',
    });
    expect(await users()).toMatchObject([
      { officeRoles: [{ role: 'OWNER', endsAt: null }], email: 'asha@example.org', mobile: '+447700900123' },
    ]);
    const { data } = await signInTo(app, { login: 'asha@example.org', password: PASSWORD });
    expect(data.signIn.role).toBe('ADMIN');
  });

  it('takes another country, whose numbers have another length, also where a visitor has an account', async () => {
    await buildUser(app);
    const poland = { country: 'PL', currency: 'PLN', timeZone: 'Europe/Warsaw', callingCode: '48' };
    const answer = await setUp(token, {
      settings: setUpSettings(poland),
      administrator: { ...FIRST_ADMINISTRATOR, mobile: '501 234 567' },
    });
    expect(answer.errors).toBeUndefined();
    expect(await settings()).toMatchObject(poland);
    expect((await users()).at(-1)).toMatchObject({ mobile: '+48501234567' });
    const signedIn = await signInTo(app, { login: '501 234 567', password: PASSWORD });
    expect(signedIn.errors).toBeUndefined();
  });

  it('enters the texts in the first language that was chosen', async () => {
    await setUp(token, { settings: setUpSettings({ name: 'నది మిత్రులు', languages: ['te', 'en'] }) });
    expect(await settings()).toMatchObject({ ownLanguage: 'te', name: 'నది మిత్రులు', translations: {} });
  });

  it('the administrator’s mobile is a number of the country that was chosen', async () => {
    const india = { country: 'IN', currency: 'INR', timeZone: 'Asia/Kolkata', callingCode: '91' };
    const administrator = { ...FIRST_ADMINISTRATOR, mobile: '+91 98765 43210' };
    const answer = await setUp(token, { settings: setUpSettings(india), administrator });
    expect(answer.errors).toBeUndefined();
    expect(await settings()).toMatchObject(india);
    expect(await users()).toMatchObject([{ mobile: '+919876543210' }]);
    const { data } = await signInTo(app, { login: '98765 43210', password: PASSWORD });
    expect(data.signIn.role).toBe('ADMIN');
  });

  it('is in the audit log: the account by the operator, the settings by the new administrator', async () => {
    await setUp(token);
    const [{ id }] = await users();
    const rows = await app.database.dataSource.query(
      'SELECT action, subject, actor_user_id AS actor FROM audit_entry ORDER BY id',
    );
    expect(rows).toEqual([
      { action: 'CREATE', subject: 'user', actor: null },
      { action: 'GIVE_ROLE', subject: 'user', actor: null },
      { action: 'CHANGE', subject: 'site-settings', actor: id },
    ]);
  });

  it('refuses a wrong token, and stores nothing', async () => {
    await expectNothing(await check(WRONG));
    await expectNothing(await setUp(WRONG));
    await expectNothing(await setUp(''));
  });

  it('refuses a used token', async () => {
    await setUp(token);
    const other = { ...FIRST_ADMINISTRATOR, email: 'second@example.org', mobile: '07700 900124' };
    expect(codeOf(await setUp(token, { administrator: other }))).toBe('NOT_FOUND');
    expect(codeOf(await check(token))).toBe('NOT_FOUND');
    expect(await users()).toHaveLength(1);
  });

  it('each start makes a new token, and the one before no longer works', async () => {
    const earlier = token;
    token = (await renew())!;
    expect(token).not.toBe(earlier);
    await expectNothing(await setUp(earlier));
    expect((await setUp(token)).errors).toBeUndefined();
  });

  it('ends when `npm run admin` creates an administrator, and later starts make no token', async () => {
    const { code } = await runCommand(
      adminCommand,
      ['create', '--name', 'Ravi Shah', '--email', 'ravi@example.org', '--mobile', '07700 900125'],
      { DATABASE_URL: app.database.url },
      PASSWORD,
    );
    expect(code).toBe(0);
    await expectNothing(await check(token), 1);
    await expectNothing(await setUp(token), 1);
    expect(await renew()).toBeUndefined();
    expect(await app.database.dataSource.query('SELECT FROM set_up_token')).toEqual([]);
  }, 60_000);

  it('a suspended administrator is one, too', async () => {
    const { id } = await buildOwner(app);
    await app.database.dataSource.manager.update(User, { id }, { status: 'SUSPENDED' });
    await expectNothing(await setUp(token), 1);
  });

  it('of two at once one succeeds, and the other stores nothing', async () => {
    const other = { ...FIRST_ADMINISTRATOR, email: 'second@example.org', mobile: '07700 900124' };
    const answers = await Promise.all([setUp(token), setUp(token, { administrator: other })]);
    expect(answers.map(codeOf).sort()).toEqual(['NOT_FOUND', undefined]);
    expect(await users()).toHaveLength(1);
    expect((await settings()).version).toBe(2);
  });

  it.each([
    ['a personal password', { administrator: { ...FIRST_ADMINISTRATOR, password: 'asha@example.org' } }],
    ['no name of the association', { settings: setUpSettings({ name: ' ' }) }],
    ['no language', { settings: setUpSettings({ languages: [] }) }],
    ['an unknown part', { settings: setUpSettings({ unusedParts: ['everything'] }) }],
  ])('stores nothing for %s, and the token still works', async (_what, answers) => {
    expect(codeOf(await setUp(token, answers))).toBe('BAD_USER_INPUT');
    expect([(await settings()).name, await users()]).toEqual(['', []]);
    expect((await setUp(token)).errors).toBeUndefined();
  });

  it('an e-mail that a visitor has registered is a conflict, and stores nothing', async () => {
    await buildUser(app, { email: 'asha@example.org' });
    const { errors } = await setUp(token);
    expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT', field: 'email' } }]);
    expect((await settings()).name).toBe('');
    expect((await check(token)).data).toEqual({ checkSetUp: true });
  });

  it('[D15] limits wrong tokens from one network, as sign-in limits passwords', async () => {
    const from = freshAddress();
    for (let attempt = 0; attempt < 5; attempt += 1) await expectNothing(await check(WRONG, from));
    expect(codeOf(await check(token, from))).toBe('RATE_LIMITED');
    expect(codeOf(await setUp(token, { from }))).toBe('RATE_LIMITED');
    expect((await check(token)).data).toEqual({ checkSetUp: true });
  });

  it('keeps only a hash of the token, which no log line has', async () => {
    await check(token);
    await setUp(token);
    expect(log.length).toBeGreaterThan(3);
    expect(log.filter((line) => line.includes(token) || line.includes(PASSWORD))).toEqual([]);
    await app.database.dataSource.query('DELETE FROM user_account');
    const next = (await renew())!;
    const [row] = await app.database.dataSource.query('SELECT token_hash FROM set_up_token');
    expect(next).toMatch(/^[\w-]{43}$/);
    expect(row.token_hash.toString()).not.toContain(next);
    expect(row.token_hash).toHaveLength(32);
  });
});
