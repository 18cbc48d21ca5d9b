import type { EntityManager } from 'typeorm';
import type { ShownChoices } from '../../../../rules/candidate-confirmation.ts';
import type { Viewer } from '../../../identity/viewer.ts';
import type { Candidate } from './candidate.entity.ts';

/** How a profile or its photos were changed. */
export interface ProfileChange {
  /** As it was; null of a new one. */
  before: Candidate | null;
  /** Of candidates who make their own profile: their yes, with what is shown to whom. */
  confirms?: ShownChoices;
  /** By the candidate, with their own link or sign-in. */
  byCandidate?: 'LINK' | 'SIGN_IN';
}

/** How a member who is signed in changes the profile: as its candidate, or as the family. */
export function byViewer({ isCandidate }: Pick<Viewer, 'isCandidate'>): Pick<ProfileChange, 'byCandidate'> {
  return isCandidate ? { byCandidate: 'SIGN_IN' } : {};
}

type Follow = (manager: EntityManager, candidate: Candidate, change: ProfileChange) => Promise<void>;

/** What else is done in the transaction that changes a profile or its photos. */
export class ProfileChanges {
  readonly #followers: Follow[] = [];

  follow(follower: Follow): void {
    this.#followers.push(follower);
  }

  async tell(manager: EntityManager, candidate: Candidate, change: ProfileChange): Promise<void> {
    for (const follower of this.#followers) await follower(manager, candidate, change);
  }
}
