import type { EntityManager } from 'typeorm';
import { CANDIDATE_LINK_DAYS } from '../../../../rules/candidate-confirmation.ts';
import type { ConfirmationWay } from '../../../../rules/candidate-states.ts';
import { hashToken, newToken } from '../../../identity/tokens.ts';
import { CandidateLink } from './candidate-link.entity.ts';

const DAY = 24 * 3600 * 1000;

/** Whether a link opens the page still. */
export const isOpen = ({ expiresAt }: CandidateLink): boolean => expiresAt.getTime() > Date.now();

/** The candidates' own links: each letter has one of its own, which opens their page for some days. */
export class CandidateLinksService {
  constructor(private readonly publicUrl: string) {}

  /** Makes a link. @returns its address; the token is in the fragment, which browsers send to nobody */
  async make(manager: EntityManager, candidateId: number, way: ConfirmationWay): Promise<string> {
    const token = newToken();
    const expiresAt = new Date(Date.now() + CANDIDATE_LINK_DAYS * DAY);
    await manager.insert(CandidateLink, { candidateId, tokenHash: hashToken(token), way, expiresAt });
    return `${this.publicUrl}/your-profile#${token}`;
  }

  /** None that was sent until now opens the page any more. */
  async void(manager: EntityManager, candidateId: number): Promise<void> {
    await manager.delete(CandidateLink, { candidateId });
  }

  /** The link with that token, also one that is too old (see `expiresAt`); null for an unknown one. */
  find(manager: EntityManager, token: string): Promise<CandidateLink | null> {
    return manager.findOneBy(CandidateLink, { tokenHash: hashToken(token) });
  }

  /** The same while it opens the page; null for one that is too old, too. */
  async findOpen(manager: EntityManager, token: string): Promise<CandidateLink | null> {
    const link = await this.find(manager, token);
    return link && isOpen(link) ? link : null;
  }
}
