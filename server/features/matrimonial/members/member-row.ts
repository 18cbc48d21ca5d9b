import type { EntityManager } from 'typeorm';
import { AppError } from '../../../../rules/errors.ts';
import type { MessageKey } from '../../../../rules/messages.ts';
import { countryCodeOf, mobileToE164 } from '../../../../rules/phone.ts';
import { place } from '../../../../rules/place.ts';
import { violatedConstraint } from '../../../database/database-errors.ts';
import { Member } from './member.entity.ts';

/**
 * The member with the password hash, which no other query reads. Of several with the same foreign number it is the
 * active one, else a deactivated one, else the last to apply.
 */
export function findWithPassword(
  manager: EntityManager,
  where: { id: number } | { mobile: string } | { candidateId: number },
): Promise<Member | null> {
  return (
    manager
      .createQueryBuilder(Member, 'member')
      .addSelect('member.passwordHash')
      .where(where)
      // Alphabetical: ACTIVE, DEACTIVE, PENDING.
      .orderBy('member.status', 'ASC')
      .addOrderBy('member.id', 'DESC')
      .limit(1)
      .getOne()
  );
}

/**
 * Locks the row of the member who writes until the transaction ends, and refuses a member who was deactivated or
 * removed since the request came in.
 * @throws AppError UNAUTHENTICATED
 */
export async function lockActiveMember(manager: EntityManager, id: number): Promise<void> {
  const member = await manager.findOne(Member, {
    where: { id, status: 'ACTIVE' },
    lock: { mode: 'pessimistic_read' },
  });
  if (!member) throw new AppError('UNAUTHENTICATED', 'signInRequired');
}

/** Locks the row for a change; null if its password or mobile are no longer those that were read and checked. */
export function lockUnchangedMember(
  manager: EntityManager,
  { id, passwordHash, mobile }: Member,
): Promise<Member | null> {
  return manager.findOne(Member, {
    where: { id, passwordHash, mobile },
    lock: { mode: 'pessimistic_write' },
  });
}

/** The columns of a mobile. @param mobile E.164 @param isMobileProved by a code that was sent to it */
export function mobileColumns(
  mobile: string,
  isMobileProved: boolean,
): Pick<Member, 'mobile' | 'isMobileAtHome' | 'isMobileProved'> {
  return { mobile, isMobileAtHome: countryCodeOf(mobile) === place.callingCode, isMobileProved };
}

/**
 * An error handler that turns a violation of the unique mobile into a refusal and rethrows every other error.
 * @throws AppError CONFLICT, or the given error
 */
export function refuseTakenMobile(text: MessageKey, field = 'mobile'): (error: unknown) => never {
  return (error) => {
    if (violatedConstraint(error) === 'member_mobile') throw new AppError('CONFLICT', text, { field });
    throw error;
  };
}

/**
 * Adds the country code that old clients may leave out: the member's own if the ten digits are those of the stored
 * mobile, else 44.
 */
export function withCountryCode<Typed extends { countryCode: string; mobile: string }>(
  { mobile: stored }: Member,
  typed: Typed,
): Typed {
  const own = countryCodeOf(stored);
  const meant = mobileToE164(typed.mobile, own) === stored ? own : place.callingCode;
  return { ...typed, countryCode: typed.countryCode || meant };
}

/**
 * Refuses a member who may not sign in. Call it only after the password or code was right.
 * @throws AppError FORBIDDEN
 */
export function requireActive({ status }: Pick<Member, 'status'>): void {
  if (status === 'DEACTIVE') throw new AppError('FORBIDDEN', 'accountSuspended');
  if (status === 'PENDING') throw new AppError('FORBIDDEN', 'accountPending');
}
