import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FEATURES, SEEDED_TABLES } from '../features.ts';
import { MediaFile } from '../files/media-file.entity.ts';
import { sharedTestApp } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

const app = sharedTestApp();

/** Code that several features share, but no feature itself. */
const SHARED_FOLDERS = ['content'];

describe('what the features declare', () => {
  it('[gate] every folder of server/features/ is listed in server/features.ts', () => {
    const folders = readdirSync(join(import.meta.dirname, '../features'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !SHARED_FOLDERS.includes(entry.name))
      .map(({ name }) => name);
    const declared = FEATURES.map(({ name }) => name);
    expect(declared.sort(), 'add the feature to FEATURES in server/features.ts').toEqual(folders.sort());
  });

  it('[gate] every table that visitors read has a trigger, made by a migration, that announces changes', async () => {
    const { dataSource } = app.database;
    const shown = [MediaFile, ...FEATURES.flatMap(({ shownToVisitors = [] }) => shownToVisitors)];
    const triggers: { table: string }[] = await dataSource.query(
      `SELECT DISTINCT tgrelid::regclass::text AS table FROM pg_trigger
        WHERE tgfoid = 'tell_public_change'::regproc ORDER BY 1`,
    );
    expect(triggers.map(({ table }) => table)).toEqual(
      shown.map((entity) => dataSource.getMetadata(entity).tableName).sort(),
    );
  });

  it('[gate] every table that a migration fills is declared as seeded, or a restore would take its rows for content', async () => {
    const { dataSource, drop } = await createTestDatabase({ empty: true });
    const filled: string[] = [];
    for (const { tableName } of dataSource.entityMetadatas)
      if ((await dataSource.query(`SELECT FROM "${tableName}" LIMIT 1`)).length > 0) filled.push(tableName);
    await drop();
    expect(SEEDED_TABLES).toEqual(expect.arrayContaining(filled));
  });
});
