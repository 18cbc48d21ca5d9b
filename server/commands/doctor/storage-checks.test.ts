import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadConfig } from '../../config.ts';
import { keysOf, temporaryDirectory } from '../../files/media-fixtures.ts';
import { S3FileStore } from '../../files/s3-file-store.ts';
import { startS3Emulator } from '../../testing/s3-emulator.ts';
import type { Finding } from './finding.ts';
import { checkBackup, checkFiles, checkStorage, judgeSpace } from './storage-checks.ts';

const configOf = (environment: Record<string, string>) => loadConfig(environment, '/nowhere');
const stateOf = (findings: Finding[], check: string) =>
  findings.find((finding) => finding.check === check)?.state;

describe('the doctor', () => {
  it('checks the folder and its disk without writing', async () => {
    const folder = await temporaryDirectory();
    expect((await checkStorage(configOf({ SAMAJ_DATA: folder }))).text).toContain('MB free');
    expect((await checkStorage(configOf({ SAMAJ_DATA: join(folder, 'none') }))).state).toBe('warning');
    await writeFile(join(folder, 'a-file'), '');
    expect((await checkStorage(configOf({ SAMAJ_DATA: join(folder, 'a-file', 'x') }))).state).toBe('wrong');
    expect([100, 1000, 9000].map((free) => judgeSpace('/data', free).state)).toEqual([
      'wrong',
      'warning',
      'ok',
    ]);
  });

  it('puts a file into the bucket, reads it and removes it', async () => {
    const incoming = await temporaryDirectory();
    const { settings, close } = await startS3Emulator(await temporaryDirectory());
    onTestFinished(close);
    const bucket = (name: string) => {
      const { accessKeyId = '', secretAccessKey = '' } = settings.credentials ?? {};
      return configOf({
        S3_BUCKET: name,
        S3_ENDPOINT: settings.endpoint ?? '',
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
        SAMAJ_DATA: incoming,
      });
    };
    expect(await checkFiles(configOf({}))).toEqual([]);
    expect(stateOf(await checkFiles(bucket(settings.bucket)), 'Files')).toBe('ok');
    expect(await keysOf(new S3FileStore(settings, incoming))).toEqual([]);
    expect(await checkFiles(bucket('no-such-bucket'))).toMatchObject([
      { state: 'wrong', text: expect.stringContaining('no-such-bucket') },
    ]);
  });

  it('knows how old the last backup is', async () => {
    const folder = await temporaryDirectory();
    const config = configOf({ DATABASE_URL: 'postgres://db/samaj', SAMAJ_DATA: folder });
    expect((await checkBackup(configOf({ SAMAJ_DATA: folder }))).state).toBe('ok');
    expect((await checkBackup(configOf({ SAMAJ_DATA: folder, DEMO: '0' }))).state).toBe('wrong');
    expect((await checkBackup(config)).state).toBe('wrong');
    await writeFile(join(folder, 'last-backup.json'), '{"createdAt":"2026-03-01T02:00:00.000Z","path":"/x"}');
    expect((await checkBackup(config, new Date('2026-03-02T02:00:00Z'))).state).toBe('ok');
    expect((await checkBackup(config, new Date('2026-03-04T05:00:00Z'))).state).toBe('wrong');
    await writeFile(
      join(folder, 'last-backup.json'),
      '{"createdAt":"2026-03-01T02:00:00.000Z","path":"/x","missingFiles":3}',
    );
    expect(await checkBackup(config, new Date('2026-03-02T02:00:00Z'))).toMatchObject({
      state: 'warning',
      text: expect.stringContaining('lacks 3 files'),
    });
  });
});
