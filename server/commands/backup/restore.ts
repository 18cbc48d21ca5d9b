import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { DataSource, QueryRunner } from 'typeorm';
import { ADVISORY_LOCKS } from '../../database/advisory-locks.ts';
import type { FileStore } from '../../files/file-store.ts';
import { ARCHIVE_NAMES, type Manifest } from './archive-format.ts';
import { readArchive, readWhole, tableOfEntry, verifyArchive } from './archive-reader.ts';
import { appliedMigrations, COPY_SETTINGS, copyStatement, listTables } from './database-tables.ts';
import { noteRestoredFile, removeUnnamed, settleRestoredFiles } from './restored-files.ts';
import { countKnown, moveSchema } from './schema-steps.ts';

interface RestoreTarget {
  /** Without a statement timeout, with two connections at least; knows MediaFile. */
  dataSource: DataSource;
  store: FileStore;
  dataDirectory: string;
  /** SAMAJ_SECRET; with it the archive's is not needed. */
  secret: string | undefined;
  /** Tables that have rows from the beginning: they alone are nothing to lose. */
  seededTables: readonly string[];
}

interface RestoreOptions {
  /** Whether what is there may go. */
  replace: boolean;
  tell: (text: string) => void;
}

/**
 * Puts the database and the files of a backup in the place of what is here: all rows or none, in one transaction
 * (docs/decisions/0018). The archive is read to its end before anything is changed.
 * @throws BrokenArchive, or Error when there is something to lose or the program is too old
 */
export async function restoreBackup(
  target: RestoreTarget,
  path: string,
  options: RestoreOptions,
): Promise<Manifest> {
  const { dataSource, store, dataDirectory } = target;
  const manifest = await verifyArchive(path);
  const wanted = countKnown(dataSource, manifest.migrations, 'The backup');
  await mkdir(dataDirectory, { recursive: true });
  await settleRestoredFiles(dataSource, store, dataDirectory);
  // Makes TypeORM's list of migrations where there is none.
  await dataSource.showMigrations();
  const runner = dataSource.createQueryRunner();
  const client: PoolClient = await runner.connect();
  try {
    for (const setting of COPY_SETTINGS) await runner.query(setting);
    await runner.startTransaction();
    // A server that starts meanwhile waits with its migrations.
    await runner.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.migrations]);
    await refuseServers(runner);
    const present = countKnown(dataSource, await appliedMigrations(runner), 'The database');
    await clearTables(runner, target, options);
    await moveSchema(runner, present, wanted);
    await load(target, { runner, client, manifest, path });
    await moveSchema(runner, wanted, dataSource.migrations.length);
    await runner.commitTransaction();
    await settleSecret(target, manifest, options.tell);
    // What was there before the restore, and what a killed one left.
    await removeUnnamed(dataSource, store, store.list(''));
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
    await rm(newSecretPath(target), { force: true });
    await settleRestoredFiles(dataSource, store, dataDirectory);
  }
  return manifest;
}

/** An external Postgres knows no lock of a server; its connections tell. */
async function refuseServers(runner: QueryRunner): Promise<void> {
  const [{ count }] = await runner.query(
    `SELECT count(*)::integer FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'samaj' AND pid <> pg_backend_pid()`,
  );
  if (count > 0) throw new Error('A Samaj server or command is using this database. Stop it first.');
}

/** Empties what is there, and says what it was. */
async function clearTables(
  runner: QueryRunner,
  { seededTables }: RestoreTarget,
  { replace, tell }: RestoreOptions,
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
      throw new Error(`This database is not empty. ${what}\nAdd --replace to put the backup in its place.`);
    tell(`Replacing what is there. ${what}`);
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
  // The migrations have put first rows into some.
  await runner.query(`TRUNCATE ${every.join(', ')} RESTART IDENTITY`);
  for (const table of every) await runner.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  const open = new TableLoader(client, manifest);
  await readArchive(path, async ({ name, content }) => {
    if (tableOfEntry(name) !== undefined) return open.add(tableOfEntry(name) as string, content);
    await open.end();
    if (name.startsWith(ARCHIVE_NAMES.files))
      await putFile(target, name.slice(ARCHIVE_NAMES.files.length), content);
    else if (name === ARCHIVE_NAMES.secret)
      await writeFile(newSecretPath(target), await readWhole(content), { mode: 0o600 });
  });
  for (const table of every) await runner.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const { name, next } of manifest.sequences)
    await runner.query(`ALTER SEQUENCE "${name}" RESTART WITH ${next}`);
}

/** Hands the pieces of one table after the other to COPY. */
class TableLoader {
  #table: string | undefined;
  #copy: Writable | undefined;
  /** Rejects with what Postgres says against the rows, whenever it says so. */
  #refused: Promise<never> | undefined;

  constructor(
    private readonly client: PoolClient,
    private readonly manifest: Manifest,
  ) {}

  async add(name: string, piece: Readable): Promise<void> {
    if (name !== this.#table) {
      await this.end();
      const table = this.manifest.tables.find((candidate) => candidate.name === name);
      if (!table) throw new Error(`The backup has rows of a table that its manifest does not name: ${name}.`);
      this.#table = name;
      const copy: Writable = this.client.query(copyFrom(copyStatement(table, 'FROM STDIN')));
      this.#copy = copy;
      this.#refused = new Promise((_resolve, reject) => copy.on('error', reject));
      this.#refused.catch(() => undefined);
    }
    for await (const chunk of piece) await this.#do((copy, done) => copy.write(chunk, done));
  }

  /** Resolves when Postgres has taken the rows so far. */
  async end(): Promise<void> {
    if (this.#copy) await this.#do((copy, done) => copy.once('finish', done).end());
    this.#copy = undefined;
    this.#table = undefined;
  }

  async #do(step: (copy: Writable, done: () => void) => void): Promise<void> {
    const copy = this.#copy as Writable;
    await Promise.race([new Promise<void>((resolve) => step(copy, resolve)), this.#refused]);
  }
}

/** Names are random and never used twice: a file in its place before its row is shown by nothing. */
async function putFile(
  { store, dataDirectory }: RestoreTarget,
  key: string,
  content: Readable,
): Promise<void> {
  if ((await store.size(key)) === null) await noteRestoredFile(dataDirectory, key);
  await store.put(key, content);
}

const newSecretPath = ({ dataDirectory }: RestoreTarget) => join(dataDirectory, 'secret.restored');

/** After the commit: waiting messages were sealed with the secret of the backup's site. */
async function settleSecret(
  target: RestoreTarget,
  { hasSecret }: Manifest,
  tell: (text: string) => void,
): Promise<void> {
  const path = newSecretPath(target);
  if (target.secret) {
    await rm(path, { force: true });
    if (hasSecret) tell('The backup has a secret of its own, but SAMAJ_SECRET is set and goes first.');
  } else if (hasSecret) await rename(path, join(target.dataDirectory, 'secret'));
  else tell('The backup holds no secret: set the SAMAJ_SECRET of its site, or waiting messages are lost.');
}
