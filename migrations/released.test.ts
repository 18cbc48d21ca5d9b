import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import released from './released.json' with { type: 'json' };

/** What a database was made by: migrations and their data, not the list and the tests. */
function migrationFiles(): Record<string, string> {
  const names = readdirSync(import.meta.dirname).filter(
    (name) => /^\d.*\.ts$/.test(name) || (name.endsWith('.json') && name !== 'released.json'),
  );
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(import.meta.dirname, name)))
      .digest('hex')
      .slice(0, 16);
  return Object.fromEntries(names.sort().map((name) => [name, hash(name)]));
}

it('[gate] released migrations are never edited: a change is a new one, with its line in migrations/released.json', () => {
  expect(migrationFiles()).toEqual(released);
});
