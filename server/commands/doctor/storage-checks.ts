import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { lastBackupTime } from '../backup/last-backup.ts';
import { isReal } from './configuration-checks.ts';
import { type Finding, ok, reasonOf, warning, wrong } from './finding.ts';

const MEGABYTE = 1024 * 1024;
/** Megabytes: below the first a film or two may still fit, below the second nothing is sure. */
const LITTLE_SPACE = 2048;
const NO_SPACE = 256;
/** Hours: a nightly backup that failed once. */
const OLD_BACKUP = 50;

/** Looks only; nothing is written. */
export async function checkStorage({ dataDirectory }: Config): Promise<Finding> {
  for (const folder of [dataDirectory, join(dataDirectory, 'files'), join(dataDirectory, 'incoming')]) {
    const fault = await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).catch(reasonOf);
    if (fault === 'ENOENT' && folder !== dataDirectory) continue;
    if (fault === 'ENOENT')
      return warning(
        'Storage',
        `${folder} is not there.`,
        'The first start makes it; else check SAMAJ_DATA.',
      );
    if (fault)
      return wrong(
        'Storage',
        `${folder} cannot be written (${fault}).`,
        "Give the server's user that folder.",
      );
  }
  const { bavail, bsize } = await statfs(dataDirectory);
  return judgeSpace(dataDirectory, Math.floor((bavail * bsize) / MEGABYTE));
}

/** @param free megabytes */
export function judgeSpace(folder: string, free: number): Finding {
  const text = `${free} MB free in ${folder}`;
  if (free < NO_SPACE)
    return wrong('Storage', `${text}.`, 'Make room now: uploads and the database will fail.');
  if (free < LITTLE_SPACE) return warning('Storage', `${text}.`, 'Make room soon.');
  return ok('Storage', text);
}

export async function checkBackup(config: Config, now = new Date()): Promise<Finding> {
  const last = await lastBackupTime(config);
  const todo = 'Run `npm run backup` every night, see docs/operations.md.';
  if (!last)
    return isReal(config) ? warning('Backup', 'none is known.', todo) : ok('Backup', 'none is known');
  const hours = Math.floor((now.getTime() - last.getTime()) / 3_600_000);
  const text = `the last one is ${hours} hours old`;
  return hours > OLD_BACKUP ? warning('Backup', `${text}.`, todo) : ok('Backup', text);
}
