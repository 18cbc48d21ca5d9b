import { hash, verify } from '@node-rs/argon2';
import { setCommonPasswordCheck } from '../../rules/passwords.ts';
import { isCommonPassword } from './common-passwords.ts';
import { Turns } from './turns.ts';

// Whatever sets a password comes by here, so no server asks the rules without them.
setCommonPasswordCheck(isCommonPassword);

/** Argon2id; 19 MiB, two passes, one lane (D1), which are also the library's defaults. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Node has four threads for such work and for all files: two stay free. Those who wait are served within a second or two. */
const turns = new Turns({ atOnce: 2, waiting: 40, retryAfter: 2 });

/**
 * Before a try is counted: who is sent away has made none.
 * @throws AppError UNAVAILABLE
 */
export function refuseWithoutTurn(): void {
  turns.refuseWhenFull();
}

let decoy: Promise<string> | undefined;

/**
 * @returns the PHC string to store
 * @throws AppError UNAVAILABLE when too many wait
 */
export function hashPassword(password: string): Promise<string> {
  return turns.take(() => hash(password, OPTIONS));
}

/**
 * Compares a password with a stored hash. Without a hash (nobody of that name) it does the same work and
 * says no, so that the time does not tell who is registered.
 * @throws AppError UNAVAILABLE when too many wait
 */
export function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  return turns.take(async () => {
    decoy ??= hash('nobody has this password', OPTIONS);
    const matches = await verify(stored ?? (await decoy), password);
    return stored !== undefined && matches;
  });
}
