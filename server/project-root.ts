import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder of package.json, for both the sources and the built server.
 * @param from a folder inside the project
 */
export function findProjectRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('package.json was not found above the server.');
  return findProjectRoot(parent);
}
