import type { DataSource } from 'typeorm';
import { appliedMigrations } from './commands/backup/database-tables.ts';
import type { Config } from './config.ts';
import { createDataSource } from './database/data-source.ts';
import { startEmbeddedPostgres } from './database/embedded/embedded-postgres.ts';
import { migrate } from './database/migrate.ts';
import { ENTITIES } from './features.ts';
import { MediaFile } from './files/media-file.entity.ts';

type Announce = (text: string) => void;

export interface OpenDatabase {
  dataSource: DataSource;
  isEmbedded: boolean;
  close(): Promise<void>;
}

/** How much of an embedded Postgres a command needs. */
interface Use {
  /** Keeps servers out; refuses while one is running. */
  exclusive: boolean;
}

/**
 * Opens the external Postgres or the embedded one, and migrates it.
 * @throws Error that says what to do when it cannot be opened
 */
export async function openDatabase(config: Config, announce: Announce): Promise<OpenDatabase> {
  return open(config, announce, { exclusive: true }, (url) => openAndMigrate(config, url, announce));
}

/**
 * The same for a command that works beside a server: an embedded Postgres that runs already is used and left
 * running, and a server may start meanwhile. Its statements may take as long as they like.
 */
export async function openDatabaseBeside(config: Config, announce: Announce): Promise<OpenDatabase> {
  return open(config, announce, { exclusive: false }, (url) => openAndMigrate(config, url, announce, 0));
}

/** The database as it is, without a limit for how long a statement takes: for backup and restore. */
export async function openUnmigrated(config: Config, announce: Announce, use: Use): Promise<OpenDatabase> {
  return open(config, announce, use, (url) =>
    createDataSource({ url, entities: [MediaFile], poolSize: 2, statementTimeout: 0 }).initialize(),
  );
}

async function open(
  config: Config,
  announce: Announce,
  use: Use,
  connect: (url: string) => Promise<DataSource>,
): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const dataSource = await connect(config.databaseUrl);
    return { dataSource, isEmbedded: false, close: () => dataSource.destroy() };
  }
  const postgres = await startEmbeddedPostgres({ dataDirectory: config.dataDirectory, log: announce });
  const onLost = () => {
    announce('The embedded Postgres is gone, or another server has taken it over: stopping.');
    process.exit(1);
  };
  try {
    if (use.exclusive) await postgres.lock(onLost);
    const dataSource = await connect(postgres.url);
    const close = async () => {
      await dataSource.destroy();
      await postgres.stop();
    };
    return { dataSource, isEmbedded: true, close };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function openAndMigrate(
  { databasePoolSize: poolSize }: Config,
  url: string,
  announce: Announce,
  statementTimeout?: number,
): Promise<DataSource> {
  const dataSource = createDataSource({ url, entities: ENTITIES, poolSize, statementTimeout });
  await dataSource.initialize();
  try {
    const applied = await appliedMigrations(dataSource);
    const isPending = dataSource.migrations.some(({ name = '' }) => !applied.includes(name));
    if (isPending) await migrateApart(url, announce);
    return dataSource;
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}

/** On connections of its own: a migration of a large table may take longer than any request. */
async function migrateApart(url: string, announce: Announce): Promise<void> {
  const dataSource = createDataSource({ url, entities: [], poolSize: 2, statementTimeout: 0 });
  await dataSource.initialize();
  try {
    const ran = await migrate(dataSource);
    if (ran.length > 0) announce(`Migrated the database: ${ran.join(', ')}`);
  } finally {
    await dataSource.destroy();
  }
}
