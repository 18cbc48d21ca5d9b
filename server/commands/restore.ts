import 'reflect-metadata';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '../config.ts';
import { SEEDED_TABLES } from '../features.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { openUnmigrated } from '../open-database.ts';
import { findProjectRoot } from '../project-root.ts';
import { restoreBackup } from './backup/restore.ts';
import { answer, runCommand, tell, UsageError } from './command-line.ts';

const USAGE = `Puts a backup's database and files into this installation. Stop the site first. It uses the server's
environment variables (DATABASE_URL, SAMAJ_DATA).

  npm run restore -- samaj.tar.gz
      into an empty database
  npm run restore -- samaj.tar.gz --replace
      in the place of everything that is here

Everybody who was signed in has to sign in again.`;

const OPTIONS = { replace: { type: 'boolean', default: false }, help: { type: 'boolean' } } as const;

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({ options: OPTIONS, allowPositionals: true });
  if (values.help) return answer(USAGE);
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new UsageError('Name one backup to restore.');
  const config = loadConfig(process.env, findProjectRoot(import.meta.dirname));
  const database = await openUnmigrated(config, tell, { exclusive: true });
  try {
    const { dataSource } = database;
    const target = { ...config, dataSource, store: await openFileStore(config), seededTables: SEEDED_TABLES };
    const source = resolve(process.env.INIT_CWD ?? '', path);
    const options = { replace: values.replace, tell };
    const { tables, files, missingFiles, createdAt } = await restoreBackup(target, source, options);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    answer(`Restored ${rows} rows and ${files.count} files as they were at ${createdAt}.`);
    if (missingFiles.length > 0)
      tell(`Warning: ${missingFiles.length} files were missing already when the backup was made.`);
  } finally {
    await database.close();
  }
}

runCommand(USAGE, run);
