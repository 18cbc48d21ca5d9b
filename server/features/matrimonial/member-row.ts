import type { EntityManager } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import { DEFAULT_COUNTRY_CODE } from '../../../rules/limits.ts';
import type { MessageKey } from '../../../rules/messages.ts';
import { countryCodeOf, mobileToE164 } from '../../../rules/phone.ts';
import { violatedConstraint } from '../../database/database-errors.ts';
import { Member } from './member.entity.ts';

/**
 * With the password's hash, which no other query reads. Of several with one number abroad it is the active one, or
 * who applied last.
 */
export function findWithPassword(
  manager: EntityManager,
  where: { id: number } | { mobile: string },
): Promise<Member | null> {
  return (
    manager
      .createQueryBuilder(Member, 'member')
      .addSelect('member.passwordHash')
      .where(where)
      // ACTIVE, DEACTIVE, PENDING.
      .orderBy('member.status', 'ASC')
      .addOrderBy('member.id', 'DESC')
      .limit(1)
      .getOne()
  );
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

/** The row that is about to change, if its password and mobile are still those that were read and checked. */
export function holdUnchanged(
  manager: EntityManager,
  { id, passwordHash, mobile }: Member,
): Promise<Member | null> {
  return manager.findOne(Member, {
    where: { id, passwordHash, mobile },
    lock: { mode: 'pessimistic_write' },
  });
}

/**
 * Turns "another one has this mobile" into a text; everything else stays as it is.
 * @throws AppError CONFLICT, or what was given
 */
export function refuseTakenMobile(text: MessageKey, field = 'mobile'): (error: unknown) => never {
  return (error) => {
    if (violatedConstraint(error) === 'member_mobile') throw new AppError('CONFLICT', text, { field });
    throw error;
  };
}

/** Old clients may name no country: the ten digits that a member has already are of theirs, all others of 44. */
export function withCountryCode<Typed extends { countryCode: string; mobile: string }>(
  { mobile: stored }: Member,
  typed: Typed,
): Typed {
  const own = countryCodeOf(stored);
  const meant = mobileToE164(typed.mobile, own) === stored ? own : DEFAULT_COUNTRY_CODE;
  return { ...typed, countryCode: typed.countryCode || meant };
}
