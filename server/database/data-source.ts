import { Socket } from 'node:net';
import pg, { TypeOverrides, types } from 'pg';
import {
  DataSource,
  DefaultNamingStrategy,
  type EntityTarget,
  type ObjectLiteral,
  type Table,
} from 'typeorm';
import { MIGRATIONS } from '../../migrations/list.ts';

export type EntityClass = EntityTarget<ObjectLiteral> & { new (): ObjectLiteral };

interface DataSourceOptions {
  url: string;
  entities: EntityClass[];
  poolSize: number;
  /** Milliseconds; no statement may hold a connection longer. 0 sets no limit. */
  statementTimeout?: number;
}

const STATEMENT_TIMEOUT = 15_000;
/** How long a request waits for a free connection before it is told that the site is busy, in milliseconds. */
const CONNECTION_TIMEOUT = 5_000;
/** Milliseconds beyond the statement timeout after which a Postgres that says nothing is not waited for. */
const GRACE = 2_000;

/** A day stays the text it is; the driver would make it a moment, midnight wherever the server stands. */
const columnTypes = new TypeOverrides();
columnTypes.setTypeParser(types.builtins.DATE, String);

/** Names an index that several tables inherit: `event_file_id`. All others have the name they are declared with. */
class ReadableNames extends DefaultNamingStrategy {
  override indexName(table: Table | string, columns: string[]): string {
    return [this.getTableName(table), ...columns].join('_');
  }
}

/**
 * A socket that ends when nothing has come or gone for so long. Postgres itself ends a statement that takes too long,
 * but one that is frozen, or behind a cut cable, cannot; and what such a connection still owes must reach nobody else,
 * so it is not only the statement that ends.
 */
function impatientSocket(milliseconds: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(milliseconds, () => socket.destroy());
}

/** Describes the database without opening it. The schema comes from the migrations alone. */
export function createDataSource({
  url,
  entities,
  poolSize,
  statementTimeout = STATEMENT_TIMEOUT,
}: DataSourceOptions): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    // Named, because TypeORM would look for another copy in node_modules.
    driver: pg,
    entities,
    migrations: MIGRATIONS,
    migrationsTableName: 'schema_migration',
    synchronize: false,
    namingStrategy: new ReadableNames(),
    poolSize,
    extra: {
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: 2 * statementTimeout,
      connectionTimeoutMillis: CONNECTION_TIMEOUT,
      stream: statementTimeout > 0 ? () => impatientSocket(statementTimeout + GRACE) : undefined,
      application_name: 'samaj',
      types: columnTypes,
    },
  });
}

/** The address that a data source connects to. */
export function postgresUrl({ options }: DataSource): string {
  if (options.type !== 'postgres' || !options.url) throw new Error('Not a Postgres that an address names.');
  return options.url;
}
