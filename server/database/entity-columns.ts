import type { EntityMetadata } from 'typeorm';

/** SQL names of an entity's columns, by property. */
export type EntityColumns = Readonly<Record<string, string>>;

/** @param alias of the entity's table in the statement */
export function columnsOf({ columns }: EntityMetadata, alias: string): EntityColumns {
  return Object.fromEntries(
    columns.map(({ propertyName, databaseName }) => [propertyName, `${alias}.${databaseName}`]),
  );
}

/** The select list for rows with these properties, or with all of the entity's. */
export function selectColumns(
  columns: EntityColumns,
  properties: readonly string[] = Object.keys(columns),
): string {
  return properties.map((property) => `${columns[property]} AS "${property}"`).join(', ');
}
