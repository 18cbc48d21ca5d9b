import type { DataSource } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import { membershipRemovalRules } from '../../../rules/matrimonial-accounts.ts';
import { validate } from '../../../rules/validation.ts';
import type { MediaService } from '../../media/media.service.ts';
import type { OneTimeCodes } from '../../security/one-time-codes.ts';
import type { PasswordGuard } from '../../security/password-guard.ts';
import type { CandidateService } from './candidate.service.ts';
import { Member } from './member.entity.ts';
import { findWithPassword } from './member-row.ts';

/** Lets a member leave, with everything that is kept of them (PRIV-4). */
export class MembershipService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: PasswordGuard,
    private readonly codes: OneTimeCodes,
    private readonly candidates: CandidateService,
    private readonly media: MediaService,
  ) {}

  /**
   * Removes account, profile, photo, interests, sessions and codes. A session alone is not enough: somebody
   * else may sit at a browser that was left signed in.
   * @throws AppError BAD_USER_INPUT without the right password; RATE_LIMITED after too many tries
   */
  async remove(memberId: number, fields: { password: string }): Promise<void> {
    const { password } = validate(membershipRemovalRules, fields);
    const account = await findWithPassword(this.dataSource.manager, { id: memberId });
    // Left by another request of theirs.
    if (!account) throw new AppError('UNAUTHENTICATED', 'signInRequired');
    const { mobile, passwordHash } = account;
    await this.passwords.confirm({ realm: 'MATRIMONIAL', id: memberId, passwordHash }, password, 'password');
    const photoId = await this.dataSource.transaction(async (manager) => {
      // What was checked must still be the password.
      const member = await manager.findOne(Member, {
        where: { id: memberId, passwordHash },
        lock: { mode: 'pessimistic_write' },
      });
      if (!member) throw new AppError('BAD_USER_INPUT', 'currentPasswordWrong', { field: 'password' });
      const removed = await this.candidates.removeOf(manager, memberId);
      await this.codes.forget(manager, 'MATRIMONIAL', mobile);
      // The sessions go with their member.
      await manager.remove(member);
      return removed;
    });
    if (photoId !== null) await this.media.purge([photoId]);
  }
}
