import type { DataSource, EntityManager } from 'typeorm';
import { deleteSome, keptUntil } from '../../../database/remove-some.ts';
import type { LedgerHooks } from '../ledger-hooks.ts';
import { Donor } from './donor.entity.ts';

/** What the treasurer keeps of an account as a donor; not the note, which is the office's own. */
export async function donorsOfAccount(manager: EntityManager, userId: number) {
  const donors = await manager.findBy(Donor, { userId });
  return donors.map(({ kind, name, address, postcode, letterLanguage, email, phone, createdAt }) => ({
    ...{ kind, name, address, postcode, letterLanguage, email, phone, createdAt },
  }));
}

/** What somebody did in the office with donors, without who they are. */
export async function workOnDonors(manager: EntityManager, userId: number) {
  const donorsAdded = await manager.query(
    'SELECT created_at AS "createdAt" FROM donor WHERE created_by_id = $1 ORDER BY id',
    [userId],
  );
  const donorsMerged = await manager.query(
    `SELECT made_at AS "madeAt", reverses_id IS NOT NULL AS "isUndone" FROM donor_merge
      WHERE made_by_id = $1 ORDER BY id`,
    [userId],
  );
  return { donorsAdded, donorsMerged };
}

/**
 * Of whoever closes an account the books keep the name that the last donation has; who gave nothing goes.
 * @param stillNamed as `LedgerHooks` has it: what names them from now on keeps them
 */
export async function leaveDonor(
  manager: EntityManager,
  userId: number,
  { stillNamed }: Pick<LedgerHooks, 'stillNamed'>,
): Promise<void> {
  const isNamed = ['EXISTS (SELECT FROM donation WHERE donor_id = donor.id)']
    .concat('EXISTS (SELECT FROM donor_merge WHERE donor.id IN (donor_id, into_id))')
    .concat(stillNamed.map((condition) => condition('donor.id', 'now()')))
    .join(' OR ');
  await manager.query(`DELETE FROM donor WHERE user_id = $1 AND NOT (${isNamed})`, [userId]);
  await manager.query(
    `UPDATE donor SET user_id = NULL, address = '', postcode = '', email = '', phone = '', note = '',
            name = coalesce((SELECT donor_name FROM donation WHERE donor_id = donor.id ORDER BY id DESC LIMIT 1), name)
      WHERE user_id = $1`,
    [userId],
  );
}

/**
 * Donors without an account whom no donation in the books names any more, nor anything else of those years.
 * @param stillNamed as `LedgerHooks` has it
 * @returns how many
 */
export function forgetOldDonors(
  dataSource: DataSource,
  limit: number,
  { stillNamed }: Pick<LedgerHooks, 'stillNamed'>,
): Promise<number> {
  const kept = keptUntil('donors');
  // What names a donor counts for whom they were put together with.
  const isNamed = ['EXISTS (SELECT FROM donation WHERE donor_id = onward.id)']
    .concat(stillNamed.map((condition) => condition('onward.id', kept)))
    .join(' OR ');
  const isOld = `user_id IS NULL AND created_at < ${kept}
    AND NOT EXISTS (SELECT FROM donor other WHERE other.merged_into_id = donor.id)
    AND NOT EXISTS (
      WITH RECURSIVE onward AS (
        SELECT one.id, one.merged_into_id, one.user_id FROM donor one WHERE one.id = donor.id
        UNION ALL
        SELECT next.id, next.merged_into_id, next.user_id FROM donor next JOIN onward ON next.id = onward.merged_into_id)
      SELECT FROM onward WHERE onward.user_id IS NOT NULL OR ${isNamed})`;
  return deleteSome(dataSource, 'donor', isOld, limit);
}
