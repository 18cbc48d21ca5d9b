import { hash, verify } from '@node-rs/argon2';
import { setCommonPasswordCheck } from '../../rules/passwords.ts';
import { isCommonPassword } from './common-passwords.ts';
import { WorkQueue } from './work-queue.ts';

// Here, because every code path that sets a password imports this module.
setCommonPasswordCheck(isCommonPassword);

/** Argon2id; 19 MiB, two passes, one lane, which are also the library's defaults. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing shares libuv's four threads with file access: two stay free. A full queue takes about two seconds. */
const queue = new WorkQueue({ atOnce: 2, waiting: 40, retryAfter: 2 });

/**
 * Call it before counting an attempt, so that an attempt refused for lack of capacity does not count.
 * @throws AppError UNAVAILABLE
 */
export function refuseWhenQueueFull(): void {
  queue.refuseWhenFull();
}

let dummyHash: Promise<string> | undefined;

/**
 * @returns the PHC string to store
 * @throws AppError UNAVAILABLE when the queue is full
 */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(password, OPTIONS));
}

/**
 * Compares a password with a stored hash. Without one (an unknown account) it does the same work and returns false,
 * so that the response time does not reveal who is registered.
 * @throws AppError UNAVAILABLE when the queue is full
 */
export function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  return queue.run(async () => {
    dummyHash ??= hash('nobody has this password', OPTIONS);
    const matches = await verify(stored ?? (await dummyHash), password);
    return stored !== undefined && matches;
  });
}
