import type { Hash } from 'node:crypto';
import { z } from 'zod';

/** Rises when an older program could no longer read what a newer one writes. */
export const ARCHIVE_FORMAT = 1;

/**
 * Names inside the archive, a gzipped tar: the rows of each table in pieces, as Postgres's COPY writes them, then
 * the files, the secret where the data folder keeps one, and last the manifest. An archive without its end has none.
 */
export const ARCHIVE_NAMES = {
  tables: 'tables/',
  files: 'files/',
  secret: 'secret',
  manifest: 'manifest.json',
} as const;

const IDENTIFIER = z.string().regex(/^[a-z_][a-z0-9_]*$/);

const tableRules = z.object({ name: IDENTIFIER, columns: z.array(IDENTIFIER), rows: z.int().min(0) });

export const manifestRules = z.object({
  format: z.int(),
  /** ISO 8601, by the clock of the computer that made the backup. */
  createdAt: z.iso.datetime(),
  /** Names, in the order they ran. */
  migrations: z.array(z.string()),
  /** So that no row comes before one that it refers to. */
  tables: z.array(tableRules),
  /** The number that each sequence gives next. */
  sequences: z.array(z.object({ name: IDENTIFIER, next: z.string().regex(/^\d+$/) })),
  files: z.object({ count: z.int(), bytes: z.int() }),
  /** Keys of files that the database names and the folder did not have. */
  missingFiles: z.array(z.string()),
  hasSecret: z.boolean(),
  /** SHA-256 of everything before the manifest, in hexadecimal. */
  digest: z.string(),
});

export type Manifest = z.output<typeof manifestRules>;
export type TableManifest = Manifest['tables'][number];

/** What of an entry goes into the digest before its content. */
export function hashHeader(hash: Hash, name: string, size: number): void {
  hash.update(`${name}\n${size}\n`);
}

/** The archive is not what a backup wrote. */
export class BrokenArchive extends Error {}
