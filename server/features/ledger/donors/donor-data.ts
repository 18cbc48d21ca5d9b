import { type DataSource, type EntityManager, In } from 'typeorm';
import { foldedText } from '../../../database/page.ts';
import { deleteSome, keptUntil } from '../../../database/remove-some.ts';
import type { LedgerHooks } from '../ledger-hooks.ts';
import { Donor } from './donor.entity.ts';

/**
 * SQL of a CTE `same`: the donor of the account `$1` and all whom the books count as the same one, but for whoever has another
 * account, or may be the donor of one.
 */
const SAME_AS_ACCOUNT = `WITH RECURSIVE same AS (
    SELECT id, merged_into_id FROM donor WHERE user_id = $1
     UNION
    SELECT donor.id, donor.merged_into_id
      FROM donor JOIN same ON donor.merged_into_id = same.id OR donor.id = same.merged_into_id AND NOT EXISTS (
           SELECT FROM donor_root one JOIN donor_root other ON other.root_id = one.root_id
             JOIN donor theirs ON theirs.id = other.donor_id
            WHERE one.donor_id = same.id AND theirs.user_id <> $1)
     WHERE donor.user_id IS NULL)`;

/** Locks whom the books count as the donor of an account, in the order in which everybody does. @returns their ids */
export async function lockDonorsOfAccount(manager: EntityManager, userId: number): Promise<number[]> {
  const donors = await manager.query<{ id: number }[]>(
    `${SAME_AS_ACCOUNT} SELECT id FROM donor WHERE id IN (SELECT id FROM same) ORDER BY id FOR UPDATE`,
    [userId],
  );
  return donors.map(({ id }) => id);
}

/**
 * What the treasurer keeps of an account as a donor; not the note, which is the office's own. Of whom the office put together with
 * it under another name nothing is told: that may be somebody of the family.
 */
export async function donorsOfAccount(manager: EntityManager, userId: number) {
  const told = await manager.query<{ id: number }[]>(
    `${SAME_AS_ACCOUNT} SELECT donor.id FROM donor JOIN same USING (id) JOIN donor own ON own.user_id = $1
      WHERE donor.user_id = $1 OR ${foldedText('donor.name')} = ${foldedText('own.name')}
         OR EXISTS (SELECT FROM donor_merge WHERE donor_id = donor.id AND made_by_id = $1)`,
    [userId],
  );
  const donors = await manager.find(Donor, {
    where: { id: In(told.map(({ id }) => id)) },
    order: { id: 'ASC' },
  });
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
 * Of whoever closes an account the books keep the name that the last donation has, and nothing by which they are reached, also of
 * whom they were put together with; who gave nothing goes.
 * @param donorIds of the account, as {@link lockDonorsOfAccount} has them
 * @param stillNamed as `LedgerHooks` has it: what names them from now on keeps them
 */
export async function leaveDonor(
  manager: EntityManager,
  { userId, donorIds }: { userId: number; donorIds: readonly number[] },
  { stillNamed }: Pick<LedgerHooks, 'stillNamed'>,
): Promise<void> {
  const isNamed = ['EXISTS (SELECT FROM donation WHERE donor_id = donor.id)']
    .concat('EXISTS (SELECT FROM donor_merge WHERE donor.id IN (donor_id, into_id))')
    .concat(stillNamed.map((condition) => condition('donor.id', 'now()')))
    .join(' OR ');
  await manager.query(`DELETE FROM donor WHERE user_id = $1 AND NOT (${isNamed})`, [userId]);
  await manager.query(
    `UPDATE donor SET user_id = NULL, address = '', postcode = '', email = '', phone = '', note = '',
            name = CASE WHEN user_id = $1 THEN coalesce(
              (SELECT donor_name FROM donation JOIN donor_root root ON root.root_id = donation.donor_id
                WHERE root.donor_id = donor.id ORDER BY donation.id DESC LIMIT 1), name) ELSE name END
      WHERE id = ANY ($2)`,
    [userId, donorIds],
  );
  await manager.query(
    `UPDATE donor_merge SET made_by_name = '' WHERE made_by_id = $1 AND into_id = ANY ($2)`,
    [userId, donorIds],
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
