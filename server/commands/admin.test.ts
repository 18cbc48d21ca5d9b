import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { place, setPlace } from '../../rules/place.ts';
import { verifyPassword } from '../identity/passwords.ts';
import { SessionService } from '../identity/sessions.ts';
import { runCommand, runInShell } from '../testing/run-command.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { TestFolder } from '../testing/test-folder.ts';
import { command as adminCommand } from './admin.ts';

vi.setConfig({ testTimeout: 150_000, hookTimeout: 30_000 });

const PASSWORD = 'mango-lantern-77';
const NEW_PASSWORD = 'river-kite-pebble-31';
const ASHA = ['--name', 'Asha Mehta', '--email', 'Asha@Example.org', '--mobile', '07700 900123'];

const admin = (parameters: string[], environment: NodeJS.ProcessEnv, input?: string) =>
  runCommand(adminCommand, parameters, environment, input);

describe('npm run admin, with DATABASE_URL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(() => database.dataSource.query('DELETE FROM user_account'));

  const run = (parameters: string[], input?: string) =>
    admin(parameters, { DATABASE_URL: database.url }, input);
  const users = () => database.dataSource.query('SELECT * FROM user_account ORDER BY id');

  it('creates an administrator with the password from the first line of standard input, and never prints it', async () => {
    const { code, output, errors } = await run(['create', ...ASHA], `${PASSWORD}\r\nanother line\n`);
    expect([code, output]).toEqual([
      0,
      'Asha Mehta <asha@example.org> is now an administrator and can sign in.\n',
    ]);
    const [user] = await users();
    expect(user).toMatchObject({
      office_roles: [{ role: 'OWNER', endsAt: null }],
      status: 'ACTIVE',
      email: 'asha@example.org',
      // No letter is to wait for before another role counts.
      email_proved_at: expect.any(Date),
      mobile: '+447700900123',
    });
    const [line, role] = await database.dataSource.query(
      'SELECT * FROM audit_entry WHERE subject_id = $1 ORDER BY id',
      [user.id],
    );
    expect(line).toMatchObject({ action: 'CREATE', subject: 'user', subject_id: user.id });
    expect(role).toMatchObject({ action: 'GIVE_ROLE', subject_id: user.id, detail: 'OWNER' });
    expect([line.actor_user_id, line.actor_name]).toEqual([null, '']);
    expect(await verifyPassword(PASSWORD, user.password_hash)).toBe(true);
    expect(output + errors).not.toContain(PASSWORD);
  });

  it('[D12] refuses a taken e-mail or mobile with the usual text, without a stack trace', async () => {
    await run(['create', ...ASHA], PASSWORD);
    const email = await run(['create', ...ASHA.with(5, '07700900124')], PASSWORD);
    expect([email.code, email.errors]).toEqual([
      1,
      'This email is already registered. Sign in, or use Forgot Password. (email)\n',
    ]);
    const mobile = await run(['create', ...ASHA.with(3, 'other@example.org')], PASSWORD);
    expect([mobile.code, mobile.errors]).toEqual([
      1,
      'This mobile no. is already registered. Sign in, or use Forgot Password. (mobile)\n',
    ]);
    expect(await users()).toHaveLength(1);
  });

  it.each([
    ['Enter valid e-mail', ASHA.with(3, 'asha'), PASSWORD],
    ['Enter password', ASHA, ''],
    ['Do not use your name', ASHA, 'asha@example.org'],
  ])('[D10] applies the same rules as the site: %s (%#)', async (text, parameters, password) => {
    const { code, output, errors } = await run(['create', ...parameters], password);
    expect([code, output]).toEqual([1, '']);
    expect(errors).toMatch(new RegExp(`^${text}.*\\n$`));
    expect(await users()).toEqual([]);
  });

  it('reads a mobile as a number of the association’s country, or with the code of another', async () => {
    await database.dataSource.query(`UPDATE site_settings SET calling_code = '61'`);
    const home = { ...place };
    onTestFinished(async () => {
      setPlace(home);
      await database.dataSource.query(`UPDATE site_settings SET calling_code = '44'`);
    });
    for (const [email, mobile] of [
      ['asha@example.org', '0412345679'],
      ['mira@example.org', '+91 98765 43210'],
    ])
      expect(
        (await run(['create', '--name', 'Asha', '--email', email!, '--mobile', mobile!], PASSWORD)).code,
      ).toBe(0);
    expect((await users()).map(({ mobile }: { mobile: string }) => mobile)).toEqual([
      '+61412345679',
      '+919876543210',
    ]);
    const { output } = await run(['list']);
    expect(output).toContain('+61 412 345 679');
    expect(output).toContain('+91 98765 43210');
  });

  it('[D102] sets a new password for an administrator, ends the sessions, and is recorded in the audit log', async () => {
    const { dataSource } = database;
    await run(['create', ...ASHA], PASSWORD);
    const [{ id }] = await users();
    const sessions = new SessionService(dataSource);
    await dataSource.transaction((manager) => sessions.open(manager, { userId: id }, 'COOKIE'));
    const email = 'ASHA@example.org';
    const weak = await run(['reset-password', '--email', email], 'asha@example.org');
    expect([weak.code, weak.errors]).toEqual([1, expect.stringMatching(/^Do not use your name/)]);
    const { code, output, errors } = await run(['reset-password', '--email', email], `${NEW_PASSWORD}\n`);
    expect([code, output]).toEqual([
      0,
      'Asha Mehta <asha@example.org> has a new password; all sessions of the account have ended.\n',
    ]);
    const [user] = await users();
    expect([
      await verifyPassword(NEW_PASSWORD, user.password_hash),
      await verifyPassword(PASSWORD, user.password_hash),
    ]).toEqual([true, false]);
    expect(await dataSource.query('SELECT FROM session')).toEqual([]);
    const [line] = await dataSource.query('SELECT * FROM audit_entry ORDER BY id DESC LIMIT 1');
    expect(line).toMatchObject({
      action: 'RESET_PASSWORD',
      subject: 'user',
      subject_id: id,
      actor_user_id: null,
    });
    expect(output + errors).not.toContain(NEW_PASSWORD);
  });

  it('[D102] sets no password for other users', async () => {
    await database.dataSource.query(
      `INSERT INTO user_account (name, email, mobile, password_hash) VALUES ('Kiran', 'k@example.org', '+44', 'kept')`,
    );
    const { code, errors } = await run(['reset-password', '--email', 'k@example.org'], NEW_PASSWORD);
    expect([code, errors]).toEqual([1, 'No administrator has this email. (email)\n']);
    expect((await users())[0].password_hash).toBe('kept');
  });

  it('[AUTH-11] takes a second factor away, ends the sessions, and is recorded in the audit log', async () => {
    const { dataSource } = database;
    await run(['create', ...ASHA], PASSWORD);
    const [{ id }] = await users();
    const sessions = new SessionService(dataSource);
    await dataSource.transaction((manager) => sessions.open(manager, { userId: id }, 'COOKIE'));
    const reset = (email: string) => run(['reset-second-factor', '--email', email]);
    const without = await reset('asha@example.org');
    expect([without.code, without.errors]).toEqual([1, 'This account does not use two-step verification.\n']);
    await dataSource.query(`INSERT INTO authenticator_app (user_id, secret) VALUES ($1, 'sealed')`, [id]);
    await dataSource.query(
      `INSERT INTO passkey (user_id, name, credential_id, public_key) VALUES ($1, 'Phone', 'id', 'key')`,
      [id],
    );
    await dataSource.query(`INSERT INTO recovery_code (user_id, code_hash) VALUES ($1, 'hash')`, [id]);
    const { code, output } = await reset('ASHA@example.org');
    expect([code, output]).toEqual([
      0,
      'Asha Mehta <asha@example.org> now signs in with the password alone; all sessions of the account have ended.\n',
    ]);
    for (const table of ['authenticator_app', 'passkey', 'recovery_code', 'session'])
      expect(await dataSource.query(`SELECT FROM ${table}`)).toEqual([]);
    const [line] = await dataSource.query('SELECT * FROM audit_entry ORDER BY id DESC LIMIT 1');
    expect(line).toMatchObject({ action: 'RESET_SECOND_FACTOR', subject_id: id, actor_user_id: null });
    const unknown = await reset('nobody@example.org');
    expect([unknown.code, unknown.errors]).toEqual([1, 'No account has this email. (email)\n']);
  });

  it('lists administrators only', async () => {
    await run(['create', ...ASHA], PASSWORD);
    const ended = JSON.stringify([{ role: 'OWNER', endsAt: '2020-01-01T00:00:00.000Z' }]);
    await database.dataSource.query(
      `INSERT INTO user_account (name, email, mobile, password_hash, office_roles) VALUES
         ('Kiran', 'k@example.org', '+44', '', '[]'), ('Former', 'f@example.org', '+45', '', $1)`,
      [ended],
    );
    const { code, output } = await run(['list']);
    expect([code, output]).toEqual([0, 'Asha Mehta <asha@example.org>  07700 900123  active\n']);
  });

  it('prints its usage; invalid arguments give exit code 2', async () => {
    const alone = await run([]);
    expect([alone.code, alone.output]).toEqual([0, expect.stringContaining('npm run admin -- create')]);
    for (const wrong of [
      ['make'],
      ['create'],
      ['reset-password'],
      ['create', '--user', 'Asha'],
      ['list', '--email', 'asha@example.org'],
      ['reset-password', '--email', 'asha@example.org', '--name', 'Asha'],
    ]) {
      const { code, output, errors } = await run(wrong);
      expect([code, output]).toEqual([2, '']);
      expect(errors).toContain('npm run admin -- create');
    }
  });

  it('in a shell, too: the password comes from standard input, and the exit code tells a failure', async () => {
    const environment = { DATABASE_URL: database.url };
    const { code, output } = await runInShell('admin', ['create', ...ASHA], environment, `${PASSWORD}\n`);
    expect([code, output]).toEqual([0, expect.stringContaining('can sign in')]);
    expect(await verifyPassword(PASSWORD, (await users())[0].password_hash)).toBe(true);
    const wrong = await runInShell('admin', ['make'], environment);
    expect([wrong.code, wrong.output]).toEqual([2, '']);
  });

  it('reports an unreachable database, without the password of its URL', async () => {
    const DATABASE_URL = 'postgres://nobody:hidden-word@127.0.0.1:1/samaj';
    const { code, errors } = await admin(['list'], { DATABASE_URL });
    expect([code, errors]).toEqual([1, expect.stringContaining('ECONNREFUSED')]);
    expect(errors).not.toContain('hidden-word');
  });
});

describe('npm run admin, on an embedded database', () => {
  let here: TestFolder;
  beforeEach(async () => {
    here = await TestFolder.create();
  });
  afterEach(() => here.remove());

  it('works while a server is running, and leaves its database running', async () => {
    await here.startServer();
    const pid = await here.postmasterPid();
    const environment = { SAMAJ_DATA: here.dataDirectory };
    expect((await admin(['create', ...ASHA], environment, PASSWORD)).code).toBe(0);
    expect((await admin(['list'], environment)).output).toContain('Asha Mehta');
    expect(await here.postmasterPid()).toBe(pid);
  });

  it('works without a server, and stops the database afterwards', async () => {
    const environment = { SAMAJ_DATA: here.dataDirectory };
    expect((await admin(['create', ...ASHA], environment, PASSWORD)).code).toBe(0);
    expect(await here.postmasterPid()).toBeUndefined();
  });
});
