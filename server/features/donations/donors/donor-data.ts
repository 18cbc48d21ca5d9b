import type { DataSource, EntityManager } from 'typeorm';
import { deleteSome, keptUntil } from '../../../database/remove-some.ts';
import { Donor } from './donor.entity.ts';

/** What the treasurer keeps of an account as a donor; not the note, which is the office's own. */
export async function donorsOfAccount(manager: EntityManager, userId: number) {
  const donors = await manager.findBy(Donor, { userId });
  const statements = await manager.query<{ donorId: number; from: string; to: string; sentAt: Date }[]>(
    `SELECT donor_id AS "donorId", to_char(from_day, 'YYYY-MM-DD') AS from, to_char(to_day, 'YYYY-MM-DD') AS to,
            sent_at AS "sentAt"
       FROM donor_statement_letter WHERE donor_id = ANY ($1) ORDER BY id`,
    [donors.map(({ id }) => id)],
  );
  return donors.map(({ id, kind, name, address, postcode, letterLanguage, email, phone, createdAt }) => ({
    kind,
    name,
    address,
    postcode,
    letterLanguage,
    email,
    phone,
    createdAt,
    statementsSent: statements.flatMap(({ donorId, ...sent }) => (donorId === id ? [sent] : [])),
  }));
}

/** What somebody did at the desk, without whom it was about. */
export async function workAtTheDesk(manager: EntityManager, userId: number) {
  const giftCounts = await manager.query(
    `SELECT started_at AS "startedAt", booked_at AS "bookedAt", taken_back_at AS "takenBackAt", place FROM gift_count
      WHERE $1 IN (started_by_id, booked_by_id, taken_back_by_id) ORDER BY id`,
    [userId],
  );
  const donorsAdded = await manager.query(
    'SELECT created_at AS "createdAt" FROM donor WHERE created_by_id = $1 ORDER BY id',
    [userId],
  );
  const donorsMerged = await manager.query(
    `SELECT made_at AS "madeAt", reverses_id IS NOT NULL AS "isTakenBack" FROM donor_merge
      WHERE made_by_id = $1 ORDER BY id`,
    [userId],
  );
  const statementsSent = await manager.query(
    'SELECT sent_at AS "sentAt" FROM donor_statement_letter WHERE sent_by_id = $1 ORDER BY id',
    [userId],
  );
  return { giftCounts, donorsAdded, donorsMerged, statementsSent };
}

/** Of whoever closes an account the books keep the name that the last gift has; who gave nothing goes. */
export async function leaveDonor(manager: EntityManager, userId: number): Promise<void> {
  await manager.query(
    `DELETE FROM donor WHERE user_id = $1 AND NOT EXISTS (SELECT FROM donation WHERE donor_id = donor.id)
        AND NOT EXISTS (SELECT FROM donor_merge WHERE donor.id IN (donor_id, into_id))`,
    [userId],
  );
  await manager.query(
    `UPDATE donor SET user_id = NULL, address = '', postcode = '', email = '', phone = '', note = '',
            name = coalesce((SELECT donor_name FROM donation WHERE donor_id = donor.id ORDER BY id DESC LIMIT 1), name)
      WHERE user_id = $1`,
    [userId],
  );
}

/**
 * Donors without an account whom no donation in the books names any more, nor a declaration of those years, and in counts the names of those who were
 * never made donors; the counts' sums stay.
 * @returns how many
 */
export async function forgetOldDonors(dataSource: DataSource, limit: number): Promise<number> {
  const kept = keptUntil('donors');
  // What somebody declared counts for the gifts of whom they were put together with.
  const isOld = `user_id IS NULL AND created_at < ${kept}
    AND NOT EXISTS (SELECT FROM donor other WHERE other.merged_into_id = donor.id)
    AND NOT EXISTS (
      WITH RECURSIVE onward AS (
        SELECT one.id, one.merged_into_id, one.user_id FROM donor one WHERE one.id = donor.id
        UNION ALL
        SELECT next.id, next.merged_into_id, next.user_id FROM donor next JOIN onward ON next.id = onward.merged_into_id)
      SELECT FROM onward
       WHERE onward.user_id IS NOT NULL OR EXISTS (SELECT FROM donation WHERE donor_id = onward.id)
          OR EXISTS (
            SELECT FROM gift_aid_declaration declaration
              JOIN gift_aid_declaration_entry entry ON entry.declaration_id = declaration.id
             WHERE declaration.donor_id = onward.id AND entry.made_at > ${kept}))`;
  const gone = await deleteSome(dataSource, 'donor', isOld, limit);
  if (gone === limit) return gone;
  const [, rows] = await dataSource.query<[unknown[], number]>(
    `UPDATE gift_count_row SET donor_name = '', cheque_number = '' WHERE id IN (
       SELECT row.id FROM gift_count_row row JOIN gift_count ON gift_count.id = row.count_id
        WHERE gift_count.started_at < ${keptUntil('donors')} AND (row.donor_name <> '' OR row.cheque_number <> '')
        LIMIT $1 FOR UPDATE OF row SKIP LOCKED)`,
    [limit - gone],
  );
  return gone + rows;
}
