import type { EntityManager } from 'typeorm';
import { Candidate } from './candidate.entity.ts';

const LOCKED_FIELDS = {
  id: true,
  memberId: true,
  firstName: true,
  listed: true,
  confirmation: true,
  absence: true,
  isAbsentByThemselves: true,
} satisfies Partial<Record<keyof Candidate, true>>;

/** What is read of a candidate before anything is written. */
export type LockedCandidate = Pick<Candidate, keyof typeof LOCKED_FIELDS>;

/**
 * Two candidates, of whom nothing changes until the transaction ends: neither their profiles, nor what there is between the two or
 * between one of them and anybody else. By id, so that no two calls wait for each other. Whatever ends or begins something between
 * two begins here.
 */
export function lockCandidates(
  manager: EntityManager,
  where: readonly ({ id: number } | { memberId: number })[],
): Promise<LockedCandidate[]> {
  return manager.find(Candidate, {
    select: LOCKED_FIELDS,
    where: [...where],
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
}
