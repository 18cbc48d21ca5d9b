import type { Hash } from 'node:crypto';
import { z } from 'zod';

/** Increased when older programs cannot read the archives of newer ones. */
export const ARCHIVE_FORMAT = 1;

/**
 * Names inside the archive, a gzipped tar: the rows of each table in chunks, in the format of Postgres's COPY, then
 * the files, the secret if the data folder has one, and last the manifest, so that a truncated archive has none.
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
  /** Names, in the order in which they ran. */
  migrations: z.array(z.string()),
  /** Referenced tables first. */
  tables: z.array(tableRules),
  /** The next value of each sequence. */
  sequences: z.array(z.object({ name: IDENTIFIER, next: z.string().regex(/^\d+$/) })),
  files: z.object({ count: z.int(), bytes: z.int() }),
  /** Keys of files that the database refers to and the store did not have. */
  missingFiles: z.array(z.string()),
  hasSecret: z.boolean(),
  /** SHA-256 of everything before the manifest, in hexadecimal. */
  digest: z.string(),
});

export type Manifest = z.output<typeof manifestRules>;
export type TableManifest = Manifest['tables'][number];

/** Adds an entry's header to the digest, before its content. */
export function hashHeader(hash: Hash, name: string, size: number): void {
  hash.update(`${name}\n${size}\n`);
}

/** The archive is not a complete, unmodified backup. */
export class InvalidArchive extends Error {}
