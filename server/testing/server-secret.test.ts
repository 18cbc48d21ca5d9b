import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadServerSecret, ServerSecret } from '../server-secret.ts';

let dataDirectory: string;
beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'samaj-secret-'));
});
afterEach(() => rm(dataDirectory, { recursive: true, force: true }));

const load = (secret?: string) => loadServerSecret({ secret, dataDirectory });

describe("the server's secret", () => {
  it('is generated once, readable by its owner only, and stays the same after a restart', async () => {
    const sealed = (await load()).seal('outbox', 'નમસ્તે');
    expect((await stat(join(dataDirectory, 'secret'))).mode & 0o777).toBe(0o600);
    expect((await load()).open('outbox', sealed)).toBe('નમસ્તે');
  });

  it('is the configured one if there is one', async () => {
    const configured = await load('a secret of at least thirty-two characters');
    const sealed = configured.seal('outbox', 'text');
    await expect(readFile(join(dataDirectory, 'secret'))).rejects.toThrow('ENOENT');
    expect(() => new ServerSecret('another').open('outbox', sealed)).toThrow('SAMAJ_SECRET');
  });

  it('is refused if writing it was interrupted', async () => {
    await writeFile(join(dataDirectory, 'secret'), '');
    await expect(load()).rejects.toThrow(join(dataDirectory, 'secret'));
  });

  it('has a separate key for each purpose, and detects tampering', async () => {
    const secret = await load();
    const sealed = secret.seal('outbox', 'text');
    expect(() => secret.open('another purpose', sealed)).toThrow();
    expect(secret.seal('outbox', 'text')).not.toEqual(sealed);
    sealed[14]! ^= 1;
    expect(() => secret.open('outbox', sealed)).toThrow();
    expect(secret.keyedHash('one', 'text')).not.toEqual(secret.keyedHash('two', 'text'));
  });
});
