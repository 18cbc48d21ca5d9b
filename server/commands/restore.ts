import 'reflect-metadata';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '../config.ts';
import { SEEDED_TABLES } from '../features.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { openUnmigrated } from '../open-database.ts';
import { findProjectRoot } from '../project-root.ts';
import { restoreBackup } from './backup/restore.ts';
import { defineCommand, type Terminal, UsageError } from './command-line.ts';

const USAGE = `Restores a backup's database and files into this installation. Stop the site first. Uses the
server's environment variables (DATABASE_URL, SAMAJ_DATA).

  npm run restore -- samaj.tar.gz
      restores into an empty database
  npm run restore -- samaj.tar.gz --replace
      replaces everything that is here
  npm run restore -- samaj.tar.gz --replace --skip-numbers 100
      leaves out the next 100 numbers of receipts and hall hires. Use it if the site was used after the
      backup: numbers of that time are in people's letters, and must not be given to others. The number must
      be higher than the number of receipts, and of hires, since then.

All sessions end: everyone has to sign in again. What people deleted or took back after the backup is there again.`;

const ABOUT_NUMBERS = `If the site was used after that time, numbers of receipts and hall hires that are in people's letters will
be given again, to others. To prevent that, restore once more with --skip-numbers before the site is started.`;

const OPTIONS = {
  replace: { type: 'boolean', default: false },
  'skip-numbers': { type: 'string', default: '0' },
} as const;

async function run({ parameters, environment, print, report }: Terminal): Promise<void> {
  const { positionals, values } = parseArgs({ args: parameters, options: OPTIONS, allowPositionals: true });
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new UsageError('Name one backup to restore.');
  const skipNumbers = skippedNumbers(values['skip-numbers']);
  const source = resolve(environment.INIT_CWD ?? '', path);
  // Before a database is made for it.
  if (!(await stat(source).catch(() => undefined))?.isFile()) throw new Error(`There is no file ${source}.`);
  const config = loadConfig(environment, findProjectRoot(import.meta.dirname));
  const database = await openUnmigrated(config, report, { exclusive: true });
  try {
    const { dataSource } = database;
    const target = { ...config, dataSource, store: await openFileStore(config), seededTables: SEEDED_TABLES };
    const options = { replace: values.replace, skipNumbers, report };
    const { tables, files, missingFiles, createdAt } = await restoreBackup(target, source, options);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    print(`Restored ${rows} rows and ${files.count} files as they were at ${createdAt}.`);
    print(
      skipNumbers > 0
        ? `The next ${skipNumbers} numbers of receipts and hall hires are left out.`
        : ABOUT_NUMBERS,
    );
    if (missingFiles.length > 0)
      report(`Warning: ${missingFiles.length} files were already missing when the backup was made.`);
  } finally {
    await database.close();
  }
}

/** @throws UsageError for anything but a number that leaves room for others */
function skippedNumbers(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new UsageError('--skip-numbers needs a number from 0 to 99999.');
  return Number(text);
}

export const command = defineCommand(USAGE, run);
