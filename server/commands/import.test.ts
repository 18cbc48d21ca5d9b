import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { OPERATOR } from '../identity/viewer.ts';
import { buildOwner, eventFields, PASSWORD } from '../testing/factories.ts';
import { runCommand } from '../testing/run-command.ts';
import { openTestApp } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { command as importCommand } from './import.ts';

vi.setConfig({ testTimeout: 150_000, hookTimeout: 60_000 });

describe('npm run import', () => {
  let old: Awaited<ReturnType<typeof openTestApp>>;
  let database: TestDatabase;
  let address: string;
  beforeAll(async () => {
    old = await openTestApp();
    await old.features.services.events.save(OPERATOR, 'new', eventFields({ name: 'Holi' }));
    await buildOwner(old, { email: 'asha@example.org' });
    address = await old.server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => old?.close());
  beforeEach(async () => {
    database = await createTestDatabase();
    return () => database.drop();
  });

  const run = (parameters: string[], input = '') =>
    runCommand(
      importCommand,
      parameters,
      { NODE_ENV: 'production', DATABASE_URL: database.url, SAMAJ_DATA: old.dataDirectory },
      input,
    );
  const here = ['--allow-http', '--allow-private-address'];
  const names = async () =>
    (await database.dataSource.query('SELECT name FROM event')).map(({ name }: { name: string }) => name);

  it('says what would come, brings it in, comes again without anything twice, and takes it back', async () => {
    const dry = await run(['--from', address, '--dry-run', ...here]);
    expect([dry.code, dry.output]).toEqual([
      0,
      expect.stringContaining('1 would be imported, 0 already exist'),
    ]);
    expect(await names()).toEqual([]);

    const first = await run(['--from', address, ...here]);
    expect([first.code, first.output]).toEqual([0, expect.stringContaining('Import 1: 1 imported')]);
    expect(await names()).toEqual(['Holi']);
    expect((await run(['--from', address, ...here])).output).toContain('0 imported, 1 already existed');

    expect((await run(['--undo', '1', '--dry-run'])).code).toBe(2);
    expect((await run(['--from', address, '--undo', '1', ...here])).code).toBe(2);
    expect(await names()).toEqual(['Holi']);

    expect((await run(['--list'])).output).toMatch(/^2 .*\n1 .*FINISHED.*1 imported/);
    expect((await run(['--undo', '1'])).output).toContain('1 were undone, 0 kept');
    expect(await names()).toEqual([]);
  });

  it('signs in with a password from standard input, and tells whom to invite, and that nobody is without a mail server', async () => {
    const { code, output } = await run(
      ['--from', address, '--sign-in', 'asha@example.org', ...here],
      `${PASSWORD}\n`,
    );
    expect([code, output]).toEqual([0, expect.stringMatching(/To invite 1 people .*--invite \d+/)]);
    const [, id = ''] = /--invite (\d+)/.exec(output) ?? [];
    const dry = await run(['--invite', id, '--dry-run']);
    expect([dry.code, dry.errors]).toEqual([
      2,
      expect.stringContaining('--dry-run does not go with --invite.'),
    ]);
    const invited = await run(['--invite', id]);
    expect([invited.code, invited.output, invited.errors]).toEqual([
      1,
      '',
      'No mail server is set (SMTP_URL): nobody was written to, 1 people wait.\n',
    ]);
    const wrong = await run(['--from', address, '--sign-in', 'asha@example.org', ...here], 'wrong\n');
    expect([wrong.code, wrong.errors]).toEqual([1, 'Enter valid e-mail/mobile or password\n']);
  });

  it('refuses an address of the machine, plain http, and what is no address', async () => {
    for (const parameters of [
      ['--from', address],
      ['--from', address, '--allow-http'],
      ['--from', 'https://169.254.169.254/'],
    ])
      expect(await run(parameters)).toMatchObject({
        code: 1,
        errors: expect.stringContaining('This address is inside the server’s own network and is not read.'),
      });
    for (const wrong of [
      ['--from', 'example'],
      ['--undo', 'x'],
      ['--nothing'],
      ['--dry-run'],
      ['--list', '--undo', '7'],
    ])
      expect((await run(wrong)).code).toBe(2);
    expect((await run([])).output).toContain('npm run import --');
  });
});
