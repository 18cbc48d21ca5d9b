import type { EntityManager } from 'typeorm';
import { InterestState } from '../../../../rules/candidate-states.ts';
import { AppError } from '../../../../rules/errors.ts';
import type { LockedCandidate } from '../candidates/lock-candidates.ts';
import { Member } from '../members/member.entity.ts';
import { isBlocked } from '../safety/is-blocked.ts';
import { Interest } from './interest.entity.ts';

/** What each of the two has written of the other; what was withdrawn is there, too. */
export async function interestsBetween(manager: EntityManager, ownId: number, otherId: number) {
  const both = await manager.findBy(Interest, [
    { fromCandidateId: ownId, toCandidateId: otherId },
    { fromCandidateId: otherId, toCandidateId: ownId },
  ]);
  return {
    sent: both.find(({ fromCandidateId }) => fromCandidateId === ownId),
    received: both.find(({ fromCandidateId }) => fromCandidateId === otherId),
  };
}

/** Whether there is one that its sender has not taken back. */
export function isLive(interest: Interest | undefined): interest is Interest {
  return interest !== undefined && interest.state !== InterestState.WITHDRAWN;
}

/** Whether its receiver was told of it and may answer it. */
export function isTold(interest: Interest | undefined): interest is Interest {
  return isLive(interest) && interest.toldAt !== null;
}

/** Whether the two may have to do with each other: the other is listed, and neither has blocked the other. */
export async function mayMeet(
  manager: EntityManager,
  own: LockedCandidate,
  other: LockedCandidate | undefined,
): Promise<boolean> {
  return other?.listed === true && !(await isBlocked(manager, own.memberId, other.memberId));
}

/**
 * What the candidate has answered themself the family does not answer otherwise.
 * @throws AppError CONFLICT
 */
export function requireOwnAnswer({ isAnsweredByCandidate }: Interest, isCandidate: boolean): void {
  if (isAnsweredByCandidate && !isCandidate) throw new AppError('CONFLICT', 'candidateOnly');
}

/**
 * What the candidate has sent themself is theirs, as long as they sign in; once they do not, the family looks after it.
 * @throws AppError CONFLICT
 */
export async function requireOwnInterest(
  manager: EntityManager,
  { isSentByCandidate, fromCandidateId }: Interest,
  isCandidate: boolean,
): Promise<void> {
  if (isSentByCandidate && !isCandidate) await requireNoSignIn(manager, fromCandidateId);
}

/**
 * What candidates who sign in have sent or said yes to themselves no block of the family's ends.
 * @throws AppError CONFLICT
 */
export async function requireOwnBlock(
  manager: EntityManager,
  ownId: number,
  otherId: number,
  isCandidate: boolean,
): Promise<void> {
  const { sent, received } = await interestsBetween(manager, ownId, otherId);
  if (isLive(sent) && sent.state !== 'DECLINED') await requireOwnInterest(manager, sent, isCandidate);
  if (received?.state === 'ACCEPTED' && received.isAnsweredByCandidate && !isCandidate)
    await requireNoSignIn(manager, ownId);
}

/** @throws AppError CONFLICT where the candidate signs in themself */
async function requireNoSignIn(manager: EntityManager, candidateId: number): Promise<void> {
  if (await manager.existsBy(Member, { candidateId })) throw new AppError('CONFLICT', 'candidateOnly');
}

/**
 * Only whom others may see in turn shows interest or says yes to it. A pause of the candidate's own reads to the family like a
 * yes that was taken back.
 * @throws AppError CONFLICT with what is to be done first
 */
export function requireShown(
  { confirmation, absence, isAbsentByThemselves, listed }: LockedCandidate,
  isCandidate: boolean,
): void {
  if (confirmation !== 'GIVEN' || (isAbsentByThemselves && !isCandidate))
    throw new AppError('CONFLICT', 'interestNeedsYes');
  if (absence !== null) throw new AppError('CONFLICT', 'interestNeedsReturn');
  if (!listed) throw new AppError('CONFLICT', 'interestNotShown');
}
