import type { EntityManager } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import { Member } from './member.entity.ts';

/** With the password's hash, which no other query reads. */
export function findWithPassword(
  manager: EntityManager,
  where: { id: number } | { mobile: string },
): Promise<Member | null> {
  return manager.createQueryBuilder(Member, 'member').addSelect('member.passwordHash').where(where).getOne();
}

/**
 * Holds the member who asks until the write is done: whoever was shut out or has left since the request came
 * in writes nothing.
 * @throws AppError UNAUTHENTICATED
 */
export async function holdActive(manager: EntityManager, id: number): Promise<void> {
  const member = await manager.findOne(Member, {
    where: { id, status: 'ACTIVE' },
    lock: { mode: 'pessimistic_read' },
  });
  if (!member) throw new AppError('UNAUTHENTICATED', 'signInRequired');
}
