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
import { MIGRATIONS_TABLE } from './applied-migrations.ts';

export type EntityClass = EntityTarget<ObjectLiteral> & { new (): ObjectLiteral };

interface DataSourceOptions {
  url: string;
  entities: EntityClass[];
  poolSize: number;
  /** Milliseconds; no statement may hold a connection longer. 0 sets no limit. */
  statementTimeout?: number;
}

const STATEMENT_TIMEOUT = 15_000;
/** Milliseconds that a request waits for a free connection before it is refused as too busy. */
const CONNECTION_TIMEOUT = 5_000;
/** Milliseconds beyond the statement timeout after which a silent Postgres counts as gone. */
const GRACE = 2_000;

/** A date stays text; the driver would turn it into a moment, midnight in the server's time zone. */
const columnTypes = new TypeOverrides();
columnTypes.setTypeParser(types.builtins.DATE, String);

/** What has no name of its own is named after its property: column `donor_id` of `donorId`, index `gift_donor_id`. */
class ReadableNames extends DefaultNamingStrategy {
  override columnName(property: string, name: string | undefined, prefixes: string[]): string {
    return [...prefixes, name ?? property].map(snakeCase).join('_');
  }

  override primaryKeyName(table: Table | string): string {
    return `${this.getTableName(table)}_pkey`;
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return this.indexName(table, columns).replace(/_id$/, '');
  }

  override indexName(table: Table | string, columns: string[]): string {
    return [this.getTableName(table), ...columns].join('_');
  }
}

const snakeCase = (text: string) => text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * A socket that closes after being idle for so long. Postgres itself cancels a statement that takes too long, but not
 * when it is frozen or the network is cut. The whole connection ends, so that a late answer cannot reach another request.
 */
function impatientSocket(milliseconds: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(milliseconds, () => socket.destroy());
}

/** Configures the data source without opening it. The schema comes from the migrations alone. */
export function createDataSource({
  url,
  entities,
  poolSize,
  statementTimeout = STATEMENT_TIMEOUT,
}: DataSourceOptions): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    // Passed in, because TypeORM would load its own copy from node_modules.
    driver: pg,
    entities,
    migrations: MIGRATIONS,
    migrationsTableName: MIGRATIONS_TABLE,
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

/** The connection string of a data source. */
export function postgresUrl({ options }: DataSource): string {
  if (options.type !== 'postgres' || !options.url) throw new Error('Not a Postgres that an address names.');
  return options.url;
}
