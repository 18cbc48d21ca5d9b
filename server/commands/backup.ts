import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '../config.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { openUnmigrated } from '../open-database.ts';
import { findProjectRoot } from '../project-root.ts';
import { createBackup } from './backup/backup.ts';
import { backupDirectoryOf, lastBackupPath } from './backup/last-backup.ts';
import { answer, runCommand, tell } from './command-line.ts';

const USAGE = `A backup of database and files in one archive, made while the site goes on. It uses the server's
environment variables (DATABASE_URL, SAMAJ_DATA).

  npm run backup
      writes SAMAJ_DATA/backups/samaj-DATE.tar.gz
  npm run backup -- --to /mnt/backup/samaj.tar.gz
      writes that file, in the place of an older one

Keep the archive as private as the database, and copy it to another machine.`;

/** How many missing files are told by their names. */
const TOLD = 5;

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) return answer(USAGE);
  const config = loadConfig(process.env, findProjectRoot(import.meta.dirname));
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  // A relative path is meant from where the command was called, also when npm has changed the folder.
  const path = values.to
    ? resolve(process.env.INIT_CWD ?? '', values.to)
    : join(backupDirectoryOf(config), `samaj-${stamp}Z.tar.gz`);
  const database = await openUnmigrated(config, tell, { exclusive: false });
  try {
    const source = { ...config, dataSource: database.dataSource, store: await openFileStore(config) };
    const { tables, files, missingFiles, hasSecret, createdAt } = await createBackup(source, path);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    if (missingFiles.length > 0)
      tell(
        `Warning: the database names ${missingFiles.length} files that are not in ${config.dataDirectory}, such as ` +
          `${missingFiles.slice(0, TOLD).join(', ')}. The backup holds everything else.`,
      );
    await writeFile(lastBackupPath(config), `${JSON.stringify({ createdAt, path })}\n`);
    answer(`${path}: ${rows} rows and ${files.count} files.`);
    tell(`It holds personal data${hasSecret ? " and the server's secret" : ''}: keep it private.`);
  } finally {
    await database.close();
  }
}

// What ends the process early takes the unfinished archive away too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
runCommand(USAGE, run);
