import type { DataSource } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import {
  type MemberMobileFields,
  memberNameRules,
  membershipRemovalRules,
} from '../../../rules/matrimonial-accounts.ts';
import { mobileToE164 } from '../../../rules/phone.ts';
import { validate } from '../../../rules/validation.ts';
import type { MediaService } from '../../files/media.service.ts';
import type { OneTimeCodes } from '../../identity/one-time-codes.ts';
import type { PasswordGuard } from '../../identity/password-guard.ts';
import type { CandidateService } from './candidate.service.ts';
import { Member } from './member.entity.ts';
import type { Applicant, MemberMobileService } from './member-mobile.service.ts';
import { findWithPassword, holdActive, holdUnchanged, withCountryCode } from './member-row.ts';

/** Lets a member be called otherwise, and leave with everything that is kept of them (PRIV-4). */
export class MembershipService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: PasswordGuard,
    private readonly codes: OneTimeCodes,
    private readonly candidates: CandidateService,
    private readonly media: MediaService,
    private readonly mobiles: MemberMobileService,
  ) {}

  /**
   * Changes how a member is called, at once (D100).
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; UNAUTHENTICATED for one who was shut out
   */
  async rename(memberId: number, fields: { name: string }): Promise<void> {
    const { name } = validate(memberNameRules, fields);
    await this.dataSource.transaction(async (manager) => {
      await holdActive(manager, memberId);
      await manager.update(Member, { id: memberId }, { name });
    });
  }

  /**
   * For old clients, which send name and mobile each time, the country code not always (D11). A mobile that stays needs
   * no proof.
   * @throws AppError as {@link rename} and {@link MemberMobileService.change} do
   */
  async edit(
    memberId: number,
    { name: typed, ...fields }: MemberMobileFields & { name: string },
    applicant: Applicant,
  ): Promise<void> {
    const { name } = validate(memberNameRules, { name: typed });
    const member = await this.dataSource.manager.findOneBy(Member, { id: memberId });
    if (!member) throw new AppError('UNAUTHENTICATED', 'signInRequired');
    const number = withCountryCode(member, fields);
    if (mobileToE164(number.mobile, number.countryCode) === member.mobile)
      await this.rename(memberId, { name });
    else await this.mobiles.change(memberId, number, applicant, { name });
  }

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
    await this.passwords.confirm({ realm: 'MATRIMONIAL', ...account }, password, 'password');
    const photoId = await this.dataSource.transaction(async (manager) => {
      // What was checked must still be the password.
      const member = await holdUnchanged(manager, account);
      if (!member) throw new AppError('BAD_USER_INPUT', 'currentPasswordWrong', { field: 'password' });
      const removed = await this.candidates.removeOf(manager, memberId);
      await this.codes.forget(manager, 'MATRIMONIAL', account.mobile);
      // The sessions go with their member.
      await manager.remove(member);
      return removed;
    });
    if (photoId !== null) await this.media.purge([photoId]);
  }
}
