import type { EntityMetadata } from 'typeorm';

/** Columns as they stand in SQL, by the properties of their entity. */
export type EntityColumns = Readonly<Record<string, string>>;

/** The columns of an entity's table, which the statement knows by that alias. */
export function columnsOf({ columns }: EntityMetadata, alias: string): EntityColumns {
  return Object.fromEntries(
    columns.map(({ propertyName, databaseName }) => [propertyName, `${alias}.${databaseName}`]),
  );
}

/** What to select for rows that have these properties, or all of the entity's. */
export function selectColumns(
  columns: EntityColumns,
  properties: readonly string[] = Object.keys(columns),
): string {
  return properties.map((property) => `${columns[property]} AS "${property}"`).join(', ');
}
