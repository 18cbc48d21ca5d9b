import { readdir } from 'node:fs/promises';
import type { TestApp } from '../test-app.ts';
import { markWrites } from '../write-marker.ts';

/** What a refused request may write: last use of a session, counts of attempts, and columns that opening a session changes. */
const IGNORED = {
  tables: ['session', 'attempt_counter'],
  columns: ['signed_in_at', 'asked_at'],
};

/**
 * Notices whether calls change anything.
 * @returns takes a snapshot, which stays the same while no table is written to, even in vain, and no file added or removed
 */
export async function watchStoredState({ database, dataDirectory }: TestApp): Promise<() => Promise<string>> {
  const readMarker = await markWrites(database.dataSource, IGNORED);
  return async () => {
    const files = await readdir(dataDirectory, { recursive: true });
    return [await readMarker(), ...files.sort()].join('\n');
  };
}
