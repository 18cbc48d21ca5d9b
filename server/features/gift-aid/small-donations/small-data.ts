import type { EntityManager } from 'typeorm';

/** What somebody did in the office with small donations, which name no donor. */
export async function workOnSmallDonations(manager: EntityManager, userId: number) {
  const smallCollectionsHandled = await manager.query(
    `SELECT made_at AS "madeAt", withdrawn_at AS "withdrawnAt"
       FROM small_collection WHERE $1 IN (made_by_id, withdrawn_by_id) ORDER BY id`,
    [userId],
  );
  const smallClaimsHandled = await manager.query(
    `SELECT made_at AS "madeAt", taken_back_at AS "takenBackAt"
       FROM small_claim WHERE $1 IN (made_by_id, taken_back_by_id) ORDER BY id`,
    [userId],
  );
  return { smallCollectionsHandled, smallClaimsHandled };
}
