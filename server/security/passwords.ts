import { hash, verify } from '@node-rs/argon2';

/** Argon2id; 19 MiB, two passes, one lane (D1), which are also the library's defaults. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let decoy: Promise<string> | undefined;

/** @returns the PHC string to store */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/**
 * Compares a password with a stored hash. Without a hash (nobody of that name) it does the same work and
 * says no, so that the time does not tell who is registered.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await decoy), password);
  return stored !== undefined && matches;
}
