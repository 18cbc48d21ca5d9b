import type { EntityManager } from 'typeorm';

/** Claims are made and changed one after the other, so that none takes what another has. */
export async function lockClaims(manager: EntityManager): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('gift-aid-claim', 0))`);
}
