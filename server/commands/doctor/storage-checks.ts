import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Config } from '../../config.ts';
import { randomName } from '../../files/media-names.ts';
import { openFileStore, whereFilesAre } from '../../files/open-file-store.ts';
import { lastBackup } from '../backup/last-backup.ts';
import { isReal, wrongIfReal } from './configuration-checks.ts';
import { type Finding, ok, reasonOf, warning, wrong } from './finding.ts';
import { TIMEOUT } from './message-checks.ts';

const MEGABYTE = 1024 * 1024;
/** Megabytes: below the first a warning, below the second an error. */
const LITTLE_SPACE = 2048;
const NO_SPACE = 256;
/** Hours: longer than if a nightly backup failed once. */
const OLD_BACKUP = 50;

/** Puts, reads and removes a file of its own where uploads are in a bucket. */
export async function checkFiles(config: Config, timeout = TIMEOUT): Promise<Finding[]> {
  if (!config.s3) return [];
  const where = whereFilesAre(config);
  const key = `doctor/${randomName()}.txt`;
  try {
    const store = await openFileStore(config, { connect: timeout, response: timeout, idle: timeout });
    await store.put(key, Buffer.from(key));
    const opened = await store.open(key);
    if (!opened || (await text(opened.stream)) !== key) throw new Error('what was put is not there');
    await store.remove([key]);
    return [ok('Files', `${where} takes, gives and removes files`)];
  } catch (error) {
    const todo =
      'Check the settings that begin with S3_, and what the key may do: get, put, list and delete.';
    return [wrong('Files', `${where} cannot be used (${reasonOf(error)}).`, todo)];
  }
}

/** Read-only. */
export async function checkStorage({ dataDirectory }: Config): Promise<Finding> {
  for (const folder of [dataDirectory, join(dataDirectory, 'files'), join(dataDirectory, 'incoming')]) {
    const fault = await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).catch(reasonOf);
    if (fault === 'ENOENT' && folder !== dataDirectory) continue;
    if (fault === 'ENOENT')
      return warning(
        'Storage',
        `${folder} does not exist.`,
        'The first start creates it; otherwise check SAMAJ_DATA.',
      );
    if (fault)
      return wrong(
        'Storage',
        `${folder} is not writable (${fault}).`,
        "Give the server's user access to it.",
      );
  }
  const { bavail, bsize } = await statfs(dataDirectory);
  return judgeSpace(dataDirectory, Math.floor((bavail * bsize) / MEGABYTE));
}

/** @param free megabytes */
export function judgeSpace(folder: string, free: number): Finding {
  const text = `${free} MB free in ${folder}`;
  if (free < NO_SPACE)
    return wrong('Storage', `${text}.`, 'Free some space now: uploads and the database will fail.');
  if (free < LITTLE_SPACE) return warning('Storage', `${text}.`, 'Free some space soon.');
  return ok('Storage', text);
}

export async function checkBackup(config: Config, now = new Date()): Promise<Finding> {
  const last = await lastBackup(config);
  const todo = 'Run `npm run backup` every night, see docs/operations.md.';
  if (!last) return isReal(config) ? wrong('Backup', 'none is known.', todo) : ok('Backup', 'none is known');
  const hours = Math.floor((now.getTime() - last.createdAt.getTime()) / 3_600_000);
  const age = `the last one is ${hours} hours old`;
  if (hours <= OLD_BACKUP && last.missingFiles > 0)
    return warning(
      'Backup',
      `${age} and lacks ${last.missingFiles} files, which were missing from the store.`,
      'It says which: run `npm run backup` by hand.',
    );
  return hours > OLD_BACKUP ? wrongIfReal(config)('Backup', `${age}.`, todo) : ok('Backup', age);
}
