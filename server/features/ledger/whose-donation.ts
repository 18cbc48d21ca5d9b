import type { EntityManager } from 'typeorm';

/**
 * Makes donations, which are locked, those of an account.
 * @param but of these donors they stay
 */
export async function giveToAccount(
  manager: EntityManager,
  ids: readonly number[],
  { userId, donorId, but }: { userId: number; donorId: number; but: readonly number[] },
): Promise<void> {
  // Another key, since the account may have used this one for a donation of its own.
  await manager.query(
    `UPDATE donation SET user_id = $1, donor_id = CASE WHEN donor_id = ANY ($4) THEN donor_id ELSE $2 END,
            idempotency_key = gen_random_uuid()::text
      WHERE id = ANY ($3)`,
    [userId, donorId, ids, but],
  );
}

/** Cancels promises, which are locked and of which nothing has come, and keeps nothing of who made them. */
export async function forgetPromises(manager: EntityManager, ids: readonly number[]): Promise<void> {
  await manager.query(
    `INSERT INTO donation_status_change (donation_id, from_status, to_status, changed_by_name)
     SELECT id, 'PENDING', 'CANCELLED', '' FROM donation WHERE id = ANY ($1) AND status = 'PENDING'`,
    [ids],
  );
  await manager.query(
    `UPDATE donation SET status = 'CANCELLED', donor_id = NULL, donor_name = '', email = '', message = ''
      WHERE id = ANY ($1)`,
    [ids],
  );
}
