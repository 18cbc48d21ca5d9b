import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FEATURES, SEEDED_TABLES } from '../features.ts';
import { MediaFile } from '../files/media-file.entity.ts';
import { sharedTestApp } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

const app = sharedTestApp();

const FEATURES_FOLDER = join(import.meta.dirname, '../features');
/** Code that several features share, but no feature itself. */
const SHARED_FOLDERS = ['content'];
const files = readdirSync(FEATURES_FOLDER, { recursive: true, encoding: 'utf8' });

describe('what the features declare', () => {
  it('[gate] every *.feature.ts below server/features/ is listed in server/features.ts, by the name of its folder', () => {
    const folders = files.filter((path) => path.endsWith('.feature.ts')).map(dirname);
    const declared = FEATURES.map(({ name }) => name);
    expect(declared.sort(), 'add the feature to FEATURES in server/features.ts').toEqual(folders.sort());
  });

  it('[gate] every folder of server/features/ is a feature, except what several features share', () => {
    const folders = readdirSync(FEATURES_FOLDER, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !SHARED_FOLDERS.includes(entry.name))
      .map(({ name }) => name);
    const declared = new Set(FEATURES.map(({ name }) => name));
    expect(
      folders.filter((name) => !declared.has(name)),
      'give it a *.feature.ts, or move it into the feature that it is part of',
    ).toEqual([]);
  });

  it('[gate] no *.feature.ts imports more than twelve modules: folders within it declare their own part', () => {
    const large = files.filter((path) => {
      if (!/\bfeatures?\.ts$/.test(path)) return false;
      const imports = readFileSync(join(FEATURES_FOLDER, path), 'utf8').match(/^(import|\}) .*from '/gm);
      return (imports ?? []).length > 12;
    });
    expect(large).toEqual([]);
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
