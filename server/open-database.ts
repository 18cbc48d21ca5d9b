import type { DataSource } from 'typeorm';
import type { Config } from './config.ts';
import { createDataSource } from './database/data-source.ts';
import { startEmbeddedPostgres } from './database/embedded-postgres.ts';
import { lockEmbeddedDatabase } from './database/embedded-server-lock.ts';
import { migrate } from './database/migrate.ts';
import { ENTITIES } from './features.ts';

type Announce = (text: string) => void;

export interface OpenDatabase {
  dataSource: DataSource;
  isEmbedded: boolean;
  close(): Promise<void>;
}

/**
 * Opens the external Postgres or the embedded one, and migrates it.
 * @throws Error that says what to do when it cannot be opened
 */
export async function openDatabase(config: Config, announce: Announce): Promise<OpenDatabase> {
  return config.databaseUrl
    ? openExternal(config, config.databaseUrl, announce)
    : openEmbedded(config, announce);
}

/**
 * The same for a command that works beside a server: an embedded Postgres that runs already is used and left
 * running, and a server may start meanwhile.
 */
export async function openDatabaseBeside(config: Config, announce: Announce): Promise<OpenDatabase> {
  if (config.databaseUrl) return openExternal(config, config.databaseUrl, announce);
  const postgres = await startEmbeddedPostgres({ dataDirectory: config.dataDirectory, log: announce });
  try {
    const dataSource = await openAndMigrate(config, postgres.url, announce);
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

async function openExternal(config: Config, url: string, announce: Announce): Promise<OpenDatabase> {
  const dataSource = await openAndMigrate(config, url, announce);
  return { dataSource, isEmbedded: false, close: () => dataSource.destroy() };
}

async function openEmbedded(config: Config, announce: Announce): Promise<OpenDatabase> {
  const postgres = await startEmbeddedPostgres({ dataDirectory: config.dataDirectory, log: announce });
  let unlock: (() => Promise<void>) | undefined;
  const stop = async () => {
    await unlock?.();
    // Leaves Postgres to whoever still holds the lock.
    await postgres.stop();
  };
  try {
    unlock = await lockEmbeddedDatabase({
      url: postgres.url,
      dataDirectory: config.dataDirectory,
      revive: postgres.revive,
      onLost: () => {
        announce('The embedded Postgres is gone, or another server has taken it over: stopping.');
        process.exit(1);
      },
    });
    const dataSource = await openAndMigrate(config, postgres.url, announce);
    const close = async () => {
      await dataSource.destroy();
      await stop();
    };
    return { dataSource, isEmbedded: true, close };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openAndMigrate(config: Config, url: string, announce: Announce): Promise<DataSource> {
  // Apart from the server's connections: a migration of a large table may take longer than any request.
  const forMigration = createDataSource({ url, entities: [], poolSize: 2, statementTimeout: 0 });
  await forMigration.initialize();
  try {
    const ran = await migrate(forMigration);
    if (ran.length > 0) announce(`Migrated the database: ${ran.join(', ')}`);
  } finally {
    await forMigration.destroy();
  }
  const dataSource = createDataSource({ url, entities: ENTITIES, poolSize: config.databasePoolSize });
  return dataSource.initialize();
}
