import 'reflect-metadata';
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

All sessions end: everyone has to sign in again. What people deleted or took back after the backup is there again.`;

const OPTIONS = { replace: { type: 'boolean', default: false }, help: { type: 'boolean' } } as const;

async function run({ parameters, environment, print, report }: Terminal): Promise<void> {
  const { positionals, values } = parseArgs({ args: parameters, options: OPTIONS, allowPositionals: true });
  if (values.help) return print(USAGE);
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new UsageError('Name one backup to restore.');
  const config = loadConfig(environment, findProjectRoot(import.meta.dirname));
  const database = await openUnmigrated(config, report, { exclusive: true });
  try {
    const { dataSource } = database;
    const target = { ...config, dataSource, store: await openFileStore(config), seededTables: SEEDED_TABLES };
    const source = resolve(environment.INIT_CWD ?? '', path);
    const options = { replace: values.replace, report };
    const { tables, files, missingFiles, createdAt } = await restoreBackup(target, source, options);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    print(`Restored ${rows} rows and ${files.count} files as they were at ${createdAt}.`);
    if (missingFiles.length > 0)
      report(`Warning: ${missingFiles.length} files were already missing when the backup was made.`);
  } finally {
    await database.close();
  }
}

export const command = defineCommand(USAGE, run);
