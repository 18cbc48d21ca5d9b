import type { DataSource } from 'typeorm';
import type { Config } from './config.ts';
import { appliedMigrations, knownMigrations } from './database/applied-migrations.ts';
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

/** How an embedded Postgres is opened. */
interface AccessMode {
  /** Takes the server's lock: refuses while a server is running, and prevents one from starting. */
  exclusive: boolean;
}

/**
 * Opens the external Postgres or the embedded one, and migrates it.
 * @throws Error that says what to do if it cannot be opened
 */
export async function openDatabase(config: Config, announce: Announce): Promise<OpenDatabase> {
  return open(config, announce, { exclusive: true }, (url) => openAndMigrate(config, url, announce));
}

/**
 * The same for a command that may run alongside a server: an embedded Postgres that is already running is used and
 * left running, and a server may start meanwhile. Without a statement timeout.
 */
export async function openDatabaseAlongside(config: Config, announce: Announce): Promise<OpenDatabase> {
  return open(config, announce, { exclusive: false }, (url) => openAndMigrate(config, url, announce, 0));
}

/** The database without migrating it and without a statement timeout: for backup and restore. */
export async function openUnmigrated(
  config: Config,
  announce: Announce,
  mode: AccessMode,
): Promise<OpenDatabase> {
  return open(config, announce, mode, (url) =>
    createDataSource({ url, entities: [MediaFile], poolSize: 2, statementTimeout: 0 }).initialize(),
  );
}

async function open(
  config: Config,
  announce: Announce,
  mode: AccessMode,
  connect: (url: string) => Promise<DataSource>,
): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const dataSource = await connect(config.databaseUrl);
    return { dataSource, isEmbedded: false, close: () => dataSource.destroy() };
  }
  const postgres = await startEmbeddedPostgres({ dataDirectory: config.dataDirectory, log: announce });
  const onLost = () => {
    announce('The embedded Postgres has died, or another server has taken it over: stopping.');
    process.exit(1);
  };
  try {
    if (mode.exclusive) await postgres.lock(onLost);
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
    const known = knownMigrations(dataSource);
    // One that is applied and unknown here is refused there.
    const isCurrent = applied.length === known.length && known.every((name) => applied.includes(name));
    if (!isCurrent) await migrateWithoutTimeout(url, announce);
    return dataSource;
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}

/** On separate connections without a statement timeout: migrating a large table may take long. */
async function migrateWithoutTimeout(url: string, announce: Announce): Promise<void> {
  const dataSource = createDataSource({ url, entities: [], poolSize: 2, statementTimeout: 0 });
  await dataSource.initialize();
  try {
    const ran = await migrate(dataSource, announce);
    if (ran.length > 0) announce(`Migrated the database: ${ran.join(', ')}`);
  } finally {
    await dataSource.destroy();
  }
}
