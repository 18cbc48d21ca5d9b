import type { EntityManager } from 'typeorm';
import type { ConfirmationWay } from '../../../../rules/candidate-states.ts';
import { mobileToE164 } from '../../../../rules/phone.ts';
import type { ServerSecret } from '../../../server-secret.ts';
import type { Candidate } from '../candidates/candidate.entity.ts';

type Contacts = Pick<Candidate, 'email' | 'mobile' | 'countryCode'>;

/** The candidate's own mobile, E.164; null for one that is none. */
export function ownMobile({ mobile, countryCode }: Contacts): string | null {
  return mobileToE164(mobile, countryCode);
}

/** By what a candidate is known again who has refused: keyed hashes, of which nothing can be worked out. */
export class CandidateContacts {
  constructor(private readonly secret: ServerSecret) {}

  /** @param way by which somebody answered who is known by that way alone: the other address may be a stranger's */
  keysOf(candidate: Contacts, way?: ConfirmationWay): string[] {
    const email = way === 'SMS' ? '' : candidate.email.trim().toLowerCase();
    const mobile = way === 'EMAIL' ? '' : (ownMobile(candidate) ?? '');
    return [email, mobile]
      .filter(Boolean)
      .map((contact) => this.secret.keyedHash('candidate contact', contact).toString('base64url'));
  }

  /** Whether somebody with that e-mail or that mobile has refused to be shown: they are not asked again. */
  async hasRefused(manager: EntityManager, candidate: Contacts): Promise<boolean> {
    const rows = await manager.query(
      `SELECT FROM confirmation_record WHERE act = 'REFUSED' AND contact_keys && $1::text[] LIMIT 1`,
      [this.keysOf(candidate)],
    );
    return rows.length > 0;
  }

  /** Whether candidates keep themselves out, by a no, a yes that they took back or a pause: to the family all are the same. */
  async keepOut(manager: EntityManager, candidate: Candidate): Promise<boolean> {
    const { confirmation, isAbsentByThemselves } = candidate;
    if (isAbsentByThemselves || confirmation === 'WITHDRAWN') return true;
    return confirmation === 'WAITING' && (await this.hasRefused(manager, candidate));
  }
}
