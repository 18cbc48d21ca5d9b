import type { EntityManager } from 'typeorm';
import { hireReference } from '../../../rules/hire-reference.ts';
import { siteAddressIn } from '../../../rules/language-addresses.ts';
import { hashToken, newToken } from '../../identity/tokens.ts';
import type { ServerSecret } from '../../server-secret.ts';
import { HallHire } from './hall-hire.entity.ts';

type Named = Pick<HallHire, 'id' | 'createdAt' | 'linkSalt'>;
type Linked = Named & Pick<HallHire, 'letterLanguage'> & { linkHash?: Buffer | null };

/**
 * The private links of hires: who has one sees the booking and may change it. What is in the link is worked out anew for each
 * letter and stored nowhere but as its hash.
 */
export class HireLinksService {
  constructor(
    private readonly secret: ServerSecret,
    private readonly publicUrl: string,
  ) {}

  /** The part after the `#` of a hire's link. The moment tells it from another one of that number, after a restore. */
  token({ id, createdAt, linkSalt }: Named): string {
    const text = [hireReference(id), createdAt.toISOString(), linkSalt].filter(Boolean).join(' ');
    return this.secret.keyedHash('hire link', text).toString('base64url');
  }

  /** Columns of a hire whose links no longer open it, as they went to somebody else. */
  renewed(): Pick<HallHire, 'linkHash' | 'linkSalt'> {
    return { linkHash: null, linkSalt: newToken() };
  }

  /** The address of a hire's page in the hirer's language, which opens it from now on. */
  async page(manager: EntityManager, hire: Linked, { languages }: { languages: string[] }): Promise<string> {
    const token = this.token(hire);
    const linkHash = hashToken(token);
    // Not a change of the hire: its version stays.
    if (!hire.linkHash || !linkHash.equals(hire.linkHash))
      await manager.query('UPDATE hall_hire SET link_hash = $2 WHERE id = $1', [hire.id, linkHash]);
    // In the fragment, which browsers send to nobody.
    return `${siteAddressIn(hire.letterLanguage, `${this.publicUrl}/hire`, { languages })}#${token}`;
  }

  /** The hire that a link opens; null for an unknown one. @param isLocked until the end of the transaction */
  find(manager: EntityManager, token: string, { isLocked = false } = {}): Promise<HallHire | null> {
    return manager.findOne(HallHire, {
      where: { linkHash: hashToken(token) },
      lock: isLocked ? { mode: 'pessimistic_write' } : undefined,
    });
  }
}
