import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { DataSource, QueryRunner } from 'typeorm';
import { ADVISORY_LOCKS } from '../../database/advisory-locks.ts';
import { adoptEarlierDatabase, appliedMigrations } from '../../database/applied-migrations.ts';
import type { FileStore } from '../../files/file-store.ts';
import { ARCHIVE_NAMES, type Manifest } from './archive-format.ts';
import { readArchive, readWhole, tableOfEntry, verifyArchive } from './archive-reader.ts';
import { COPY_SETTINGS, copyStatement, dropTables, listTables } from './database-tables.ts';
import { migrateSchema, requireKnownMigrations, unknownMigration } from './migrate-schema.ts';
import { cleanUpRestoredFiles, journalFiles, namedFiles } from './restored-files.ts';
import { endUnsure, skipNumbers } from './restored-rows.ts';

interface RestoreTarget {
  /** Without a statement timeout, with at least two connections, and with the entity MediaFile. */
  dataSource: DataSource;
  store: FileStore;
  dataDirectory: string;
  /** SAMAJ_SECRET; if it is set, the archive's secret is not used. */
  secret: string | undefined;
  /** Tables that migrations and every start fill: their rows do not count as content. */
  seededTables: readonly string[];
}

interface RestoreOptions {
  /** Whether existing content may be deleted. */
  replace: boolean;
  /** How many of the next numbers are left out, as they may have been given after the backup was made. */
  skipNumbers: number;
  report: (text: string) => void;
}

/**
 * Replaces database and files by those of a backup: all rows or none, in one transaction (docs/decisions/0018). The
 * whole archive is verified before anything is changed.
 * @throws InvalidArchive, or Error if there is content and not `replace`, or the program is too old
 */
export async function restoreBackup(
  target: RestoreTarget,
  path: string,
  options: RestoreOptions,
): Promise<Manifest> {
  const { dataSource, store, dataDirectory } = target;
  const manifest = await verifyArchive(path);
  const wanted = requireKnownMigrations(dataSource, manifest.migrations, 'The backup');
  await mkdir(dataDirectory, { recursive: true });
  await cleanUpRestoredFiles(dataSource, store, dataDirectory);
  // Creates TypeORM's table of migrations if it is missing.
  await dataSource.showMigrations();
  const runner = dataSource.createQueryRunner();
  const client: PoolClient = await runner.connect();
  try {
    for (const setting of COPY_SETTINGS) await runner.query(setting);
    await runner.startTransaction();
    // Makes a server that starts meanwhile wait before its migrations.
    await runner.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.migrations]);
    await refuseServers(runner);
    await adoptEarlierDatabase(runner);
    const applied = await appliedMigrations(runner);
    const isNewer = options.replace && unknownMigration(dataSource, applied) !== undefined;
    const present = isNewer ? 0 : requireKnownMigrations(dataSource, applied, 'The database');
    const replaced = await namedFiles(runner);
    await clearTables(runner, target, options);
    // This program does not have its `down`.
    if (isNewer) await dropTables(runner);
    await migrateSchema(runner, present, wanted);
    await load(target, { runner, client, manifest, path });
    await migrateSchema(runner, wanted, dataSource.migrations.length);
    await endUnsure(runner);
    if (options.skipNumbers > 0) await skipNumbers(runner, options.skipNumbers, new Date(manifest.createdAt));
    await runner.commitTransaction();
    await installSecret(target, manifest, options.report);
    await journalFiles(dataDirectory, replaced);
    options.report(deletedSince(manifest.createdAt));
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
    await rm(newSecretPath(target), { force: true });
    await cleanUpRestoredFiles(dataSource, store, dataDirectory);
  }
  return manifest;
}

/** Nobody is written to, since a restore may be a drill. @param since when the backup was made */
const deletedSince = (since: string) => `
What people deleted or took back after ${since} is there again, and nobody has been told:
closed accounts, deleted matrimonial profiles and photos, candidates who had said no or taken their yes back,
blocks, weekly emails that were ended, withdrawn replies and bookings, cancelled Gift Aid declarations.
If this is a drill, see that SMTP_URL, SMS_URL, the STRIPE_… and the S3_… are empty in its settings before you start it:
it would write to people, ask Stripe and remove files as the real site does. Delete this copy when you have finished.
If it is the real site, have an owner untick Matrimonials in Site settings at once, and go on as docs/operations.md says
under "Restore".`;

/** A server takes no lock on an external Postgres, but its connections can be seen. */
async function refuseServers(runner: QueryRunner): Promise<void> {
  const [{ count }] = await runner.query(
    `SELECT count(*)::integer FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'samaj' AND pid <> pg_backend_pid()`,
  );
  if (count > 0) throw new Error('A Samaj server or command is using this database. Stop it first.');
}

/** Empties all tables, and reports which had rows. */
async function clearTables(
  runner: QueryRunner,
  { seededTables }: RestoreTarget,
  { replace, report }: RestoreOptions,
): Promise<void> {
  const tables = await listTables(runner);
  if (tables.length === 0) return;
  const present: string[] = [];
  for (const { name } of tables.filter((table) => !seededTables.includes(table.name))) {
    const [{ count }] = await runner.query(`SELECT count(*)::integer FROM "${name}"`);
    if (count > 0) present.push(`${name} (${count})`);
  }
  if (present.length > 0) {
    const what = `Tables with rows: ${present.join(', ')}.`;
    if (!replace)
      throw new Error(`This database is not empty. ${what}\nAdd --replace to replace it with the backup.`);
    report(`Replacing the existing content. ${what}`);
  }
  await runner.query(`TRUNCATE ${tables.map(({ name }) => `"${name}"`).join(', ')} RESTART IDENTITY`);
}

interface Loading {
  runner: QueryRunner;
  /** The runner's connection. */
  client: PoolClient;
  manifest: Manifest;
  path: string;
}

async function load(target: RestoreTarget, { runner, client, manifest, path }: Loading): Promise<void> {
  const tables = await listTables(runner);
  const every = tables.map(({ name }) => `"${name}"`);
  // Migrations have inserted initial rows into some.
  await runner.query(`TRUNCATE ${every.join(', ')} RESTART IDENTITY`);
  for (const table of every) await runner.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await runner.query('SET CONSTRAINTS ALL DEFERRED');
  const open = new TableLoader(client, manifest);
  await readArchive(path, async ({ name, content }) => {
    if (tableOfEntry(name) !== undefined) return open.add(tableOfEntry(name) as string, content);
    await open.end();
    if (name.startsWith(ARCHIVE_NAMES.files))
      await putFile(target, name.slice(ARCHIVE_NAMES.files.length), content);
    else if (name === ARCHIVE_NAMES.secret)
      await writeFile(newSecretPath(target), await readWhole(content), { mode: 0o600 });
  });
  await runner.query('SET CONSTRAINTS ALL IMMEDIATE');
  for (const table of every) await runner.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  // As if the number before had been given: a backup of what was only just restored asks for the last one given.
  for (const { name, next } of manifest.sequences)
    await runner.query('SELECT setval($1::regclass, greatest($2::bigint - 1, 1), $2::bigint > 1)', [
      `"${name}"`,
      next,
    ]);
}

/** Feeds the chunks of one table after the other to COPY. */
class TableLoader {
  #table: string | undefined;
  #copy: Writable | undefined;
  /** Rejects as soon as Postgres reports an error. */
  #failed: Promise<never> | undefined;

  constructor(
    private readonly client: PoolClient,
    private readonly manifest: Manifest,
  ) {}

  async add(name: string, chunks: Readable): Promise<void> {
    if (name !== this.#table) {
      await this.end();
      const table = this.manifest.tables.find((candidate) => candidate.name === name);
      if (!table) throw new Error(`The backup has rows of a table that is not in its manifest: ${name}.`);
      this.#table = name;
      const copy: Writable = this.client.query(copyFrom(copyStatement(table, 'FROM STDIN')));
      this.#copy = copy;
      this.#failed = new Promise((_resolve, reject) => copy.on('error', reject));
      this.#failed.catch(() => undefined);
    }
    for await (const chunk of chunks) await this.#unlessFailed((copy, done) => copy.write(chunk, done));
  }

  /** Resolves when Postgres has accepted the rows so far. */
  async end(): Promise<void> {
    if (this.#copy) await this.#unlessFailed((copy, done) => copy.once('finish', done).end());
    this.#copy = undefined;
    this.#table = undefined;
  }

  async #unlessFailed(step: (copy: Writable, done: () => void) => void): Promise<void> {
    const copy = this.#copy as Writable;
    await Promise.race([new Promise<void>((resolve) => step(copy, resolve)), this.#failed]);
  }
}

/** Names are random and never reused, so a file stored before its row is committed is not referred to by anything. */
async function putFile(
  { store, dataDirectory }: RestoreTarget,
  key: string,
  content: Readable,
): Promise<void> {
  if ((await store.size(key)) === null) await journalFiles(dataDirectory, [key]);
  await store.put(key, content);
}

const newSecretPath = ({ dataDirectory }: RestoreTarget) => join(dataDirectory, 'secret.restored');

/** After the commit. The secret is needed for pending messages, which are encrypted with it. */
async function installSecret(
  target: RestoreTarget,
  { hasSecret }: Manifest,
  report: (text: string) => void,
): Promise<void> {
  const path = newSecretPath(target);
  if (target.secret) {
    await rm(path, { force: true });
    if (hasSecret) report('The backup contains a secret, but SAMAJ_SECRET is set and takes precedence.');
  } else if (hasSecret) await rename(path, join(target.dataDirectory, 'secret'));
  else
    report('The backup contains no secret: set the SAMAJ_SECRET of its site, or pending messages are lost.');
}
