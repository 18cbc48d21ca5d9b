import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for a session or a link. It is given to its holder alone; the database has its hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256, which is enough for what cannot be guessed. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
