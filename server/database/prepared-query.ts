import { createHash } from 'node:crypto';
import { DatabaseError, type Pool, type QueryConfig } from 'pg';
import { type DataSource, TypeORMError } from 'typeorm';
import { readShared } from './replica.ts';
import type { Statement } from './statement.ts';

/** A bound, because each connection keeps its prepared statements for as long as it is open. */
const MOST_NAMES = 200;
/** Postgres: a column's type has changed since the statement was prepared. */
const OUTDATED_PLAN = '0A000';

/** The names of each data source's statements, by their texts. */
const namesOf = new WeakMap<DataSource, Map<string, string>>();

function nameOf(source: DataSource, sql: string): string | undefined {
  const names = namesOf.get(source) ?? new Map<string, string>();
  namesOf.set(source, names);
  let name = names.get(sql);
  if (name === undefined && names.size < MOST_NAMES) {
    name = createHash('sha256').update(sql).digest('base64url');
    names.set(sql, name);
  }
  return name;
}

/** TypeORM does not support prepared statements, so the driver's pool is used. */
function poolOf({ driver }: DataSource): Pool {
  const pool = (driver as unknown as { master?: Pool }).master;
  // The same error as TypeORM's.
  if (!pool) throw new TypeORMError('Driver not Connected');
  return pool;
}

async function readPrepared<Row extends object>(
  source: DataSource,
  { sql, parameters }: Statement,
  rowMode?: 'array',
): Promise<Row[]> {
  const ask = (name: string | undefined) =>
    poolOf(source).query<Row>({ name, text: sql, values: parameters, rowMode } as QueryConfig);
  try {
    return (await ask(nameOf(source, sql))).rows;
  } catch (error) {
    // A newer server has migrated the table while this one runs.
    if (!(error instanceof DatabaseError) || error.code !== OUTDATED_PLAN) throw error;
    return (await ask(undefined)).rows;
  }
}

/**
 * Runs a prepared statement: Postgres parses it once a connection, and plans it again only while that pays. For
 * frequent reads. The rows are the driver's, without entities.
 * @param statement its text must be one of a few; what varies belongs in the parameters
 */
export function queryPrepared<Row extends object>(
  dataSource: DataSource,
  statement: Statement,
): Promise<Row[]> {
  return readShared(dataSource, (source) => readPrepared<Row>(source, statement));
}

/** The same with each row as an array of values, in the order of the columns. */
export function queryPreparedValues(dataSource: DataSource, statement: Statement): Promise<unknown[][]> {
  return readShared(dataSource, (source) => readPrepared<unknown[]>(source, statement, 'array'));
}
