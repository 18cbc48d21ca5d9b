import type { DataSource } from 'typeorm';

/** Which writes do not count. */
interface Ignored {
  tables: readonly string[];
  /** Tables of which rows may be changed, but not added or removed. */
  changes?: readonly string[];
  /** Columns, of any table, that may be changed. */
  columns?: readonly string[];
}

let serial = 0;

/**
 * Notices writes without reading the tables: from now on each row that is added, removed or really changed moves a
 * sequence, which no rollback takes back. So nothing was written while the marker stays; when it moves, something may
 * have been.
 * @returns reads the marker
 */
export async function markWrites(dataSource: DataSource, ignored: Ignored): Promise<() => Promise<string>> {
  const { tables, changes = [], columns = [] } = ignored;
  serial += 1;
  const marker = `write_marker_${serial}`;
  const watched: { name: string; changed: string }[] = await dataSource.query(
    `SELECT quote_ident(table_name) AS name, string_agg(quote_ident(column_name), ', ') AS changed
       FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
        AND NOT table_name = ANY($1) AND NOT column_name = ANY($2)
      GROUP BY table_name`,
    [tables, columns],
  );
  const triggers = watched.flatMap(({ name, changed }) => [
    `CREATE TRIGGER ${marker}_rows AFTER INSERT OR DELETE ON ${name} FOR EACH ROW EXECUTE FUNCTION ${marker}()`,
    ...(changes.includes(name)
      ? []
      : [
          `CREATE TRIGGER ${marker} AFTER UPDATE OF ${changed} ON ${name} FOR EACH ROW
             WHEN (OLD::text IS DISTINCT FROM NEW::text) EXECUTE FUNCTION ${marker}()`,
        ]),
  ]);
  await dataSource.query(
    `CREATE SEQUENCE ${marker};
     CREATE FUNCTION ${marker}() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN PERFORM nextval('${marker}'); RETURN NULL; END $$;
     ${triggers.join('; ')}`,
  );
  return async () => JSON.stringify(await dataSource.query(`SELECT last_value, is_called FROM ${marker}`));
}
