import 'reflect-metadata';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '../config.ts';
import { ADVICE_FOR_NEWER_TABLES, knownMigrations, newerMigration } from '../database/applied-migrations.ts';
import { openFileStore, whereFilesAre } from '../files/open-file-store.ts';
import { openUnmigrated } from '../open-database.ts';
import { findProjectRoot } from '../project-root.ts';
import { createBackup } from './backup/backup.ts';
import { backupDirectoryOf, lastBackup, noteBackup } from './backup/last-backup.ts';
import { defineCommand, type Terminal } from './command-line.ts';

const USAGE = `Backs up database and files into one archive, while the site is running. Uses the server's
environment variables (DATABASE_URL, SAMAJ_DATA).

  npm run backup
      writes SAMAJ_DATA/backups/samaj-DATE.tar.gz
  npm run backup -- --to /mnt/backup/samaj.tar.gz
      writes that file, and replaces an existing one
  npm run backup -- --accept-missing
      also when most files are missing, because they are lost for good

When more files are missing than in the backup before, the exit code is 1. When most are missing, nothing is replaced.
Keep the archive as private as the database, and copy it to another machine.`;

/** How many missing files are listed by name. */
const MAX_LISTED = 5;

const OPTIONS = {
  to: { type: 'string' },
  'accept-missing': { type: 'boolean', default: false },
} as const;

async function run({ parameters, environment, print, report }: Terminal): Promise<number> {
  const { values } = parseArgs({ args: parameters, options: OPTIONS });
  const config = loadConfig(environment, findProjectRoot(import.meta.dirname));
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  // npm changes the working directory; a relative path is relative to where the command was called.
  const path = values.to
    ? resolve(environment.INIT_CWD ?? '', values.to)
    : join(backupDirectoryOf(config), `samaj-${stamp}Z.tar.gz`);
  if ((await stat(path).catch(() => undefined))?.isDirectory())
    throw new Error(`${path} is a folder: name a file in it.`);
  const database = await openUnmigrated(config, report, { exclusive: false });
  try {
    const known = (await lastBackup(config))?.missingFiles ?? 0;
    const mayLack = values['accept-missing'] ? Number.POSITIVE_INFINITY : known;
    const source = {
      ...config,
      dataSource: database.dataSource,
      store: await openFileStore(config),
      mayLack,
    };
    const manifest = await createBackup(source, path);
    const { tables, files, missingFiles, hasSecret, createdAt } = manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    if (missingFiles.length > 0)
      report(
        `Warning: ${missingFiles.length} files in the database are missing from ${whereFilesAre(config)}, such as ` +
          `${missingFiles.slice(0, MAX_LISTED).join(', ')}. The backup contains everything else.`,
      );
    const newer = newerMigration(manifest.migrations, knownMigrations(database.dataSource));
    if (newer)
      report(
        `Warning: ${newer} is from a newer version, without which this backup cannot be restored. ${ADVICE_FOR_NEWER_TABLES}`,
      );
    await noteBackup(config, { createdAt: new Date(createdAt), path, missingFiles: missingFiles.length });
    print(`${path}: ${rows} rows and ${files.count} files.`);
    report(`It contains personal data${hasSecret ? " and the server's secret" : ''}: keep it private.`);
    return missingFiles.length > mayLack ? 1 : 0;
  } finally {
    await database.close();
  }
}

export const command = defineCommand(USAGE, run);
