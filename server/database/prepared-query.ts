import { createHash } from 'node:crypto';
import { DatabaseError, type Pool, type QueryConfig } from 'pg';
import { type DataSource, TypeORMError } from 'typeorm';
import { readShared } from './replica.ts';
import type { Statement } from './statement.ts';

/** Each connection keeps every statement it was taught, so their number has an end whatever callers do. */
const MOST_NAMES = 200;
/** What Postgres answers when a column has another type since a connection was taught the statement. */
const OUTDATED_PLAN = '0A000';

const names = new Map<string, string>();

function nameOf(sql: string): string | undefined {
  let name = names.get(sql);
  if (name === undefined && names.size < MOST_NAMES) {
    name = createHash('sha256').update(sql).digest('base64url');
    names.set(sql, name);
  }
  return name;
}

/** TypeORM has no words for named statements, so the driver is asked itself. */
function poolOf({ driver }: DataSource): Pool {
  const pool = (driver as unknown as { master?: Pool }).master;
  // As TypeORM says it.
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
    return (await ask(nameOf(sql))).rows;
  } catch (error) {
    // A newer server has migrated the table under this one.
    if (!(error instanceof DatabaseError) || error.code !== OUTDATED_PLAN) throw error;
    return (await ask(undefined)).rows;
  }
}

/**
 * Reads by a statement that Postgres parses once a connection, and plans anew only while that pays: for what is asked
 * all the time. The rows are as the driver gives them.
 * @param statement its text must be one of a few: what varies belongs into the parameters
 */
export function queryPrepared<Row extends object>(
  dataSource: DataSource,
  statement: Statement,
): Promise<Row[]> {
  return readShared(dataSource, (source) => readPrepared<Row>(source, statement));
}

/** The same, with a row as its values in the order of the columns. */
export function queryPreparedValues(dataSource: DataSource, statement: Statement): Promise<unknown[][]> {
  return readShared(dataSource, (source) => readPrepared<unknown[]>(source, statement, 'array'));
}
