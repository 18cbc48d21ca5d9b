import type { EntityManager } from 'typeorm';
import { AppError } from '../../rules/errors.ts';
import { hasSecondFactor } from './second-factor.ts';

/**
 * Locks an account of the main site until the transaction ends, for those who know of it by its id alone.
 * @throws AppError NOT_FOUND when it was closed meanwhile
 */
export async function lockAccount(manager: EntityManager, userId: number): Promise<void> {
  const rows = await manager.query('SELECT FROM user_account WHERE id = $1 FOR UPDATE', [userId]);
  if (rows.length === 0) throw new AppError('NOT_FOUND', 'notFound');
}

/**
 * What `PasswordGuard.confirm` needs of an account of the main site.
 * @throws AppError NOT_FOUND when it was closed meanwhile
 */
export async function accountToConfirm(
  manager: EntityManager,
  userId: number,
): Promise<{ realm: 'MAIN'; id: number; passwordHash: string }> {
  const [account] = await manager.query<{ passwordHash: string }[]>(
    'SELECT password_hash AS "passwordHash" FROM user_account WHERE id = $1',
    [userId],
  );
  if (!account) throw new AppError('NOT_FOUND', 'notFound');
  return { realm: 'MAIN', id: userId, ...account };
}

/**
 * Within a write that a confirmed password permits.
 * @throws AppError FORBIDDEN when the password was changed or the account suspended since
 */
export async function requireSamePassword(
  manager: EntityManager,
  { id, passwordHash }: { id: number; passwordHash: string },
): Promise<void> {
  const rows = await manager.query(
    `SELECT FROM user_account WHERE id = $1 AND password_hash = $2 AND status = 'ACTIVE'`,
    [id, passwordHash],
  );
  if (rows.length === 0) throw new AppError('FORBIDDEN', 'forbidden');
}

/** Whether an account of the main site has a second factor at this moment. */
export async function ownsSecondFactor(manager: EntityManager, userId: number): Promise<boolean> {
  const [{ owns }] = await manager.query(`SELECT ${hasSecondFactor('$1')} AS owns`, [userId]);
  return owns;
}
