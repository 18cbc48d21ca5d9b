import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import { type MemberMobileFields, memberNameRules } from '../../../rules/matrimonial-accounts.ts';
import { accountRemovalRules } from '../../../rules/passwords.ts';
import { mobileToE164 } from '../../../rules/phone.ts';
import { validate } from '../../../rules/validation.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { MediaService } from '../../files/media.service.ts';
import type { OneTimeCodes } from '../../identity/one-time-codes.ts';
import type { PasswordGuard } from '../../identity/password-guard.ts';
import { Candidate } from './candidates/candidate.entity.ts';
import type { CandidateService } from './candidates/candidate.service.ts';
import { Member } from './members/member.entity.ts';
import type { MemberMobileService, MobileChangeRequester } from './members/member-mobile.service.ts';
import type { MemberPasswordService } from './members/member-password.service.ts';
import {
  findWithPassword,
  lockActiveMember,
  lockUnchangedMember,
  withCountryCode,
} from './members/member-row.ts';
import type { OwnSignInService } from './own-sign-in/own-sign-in.service.ts';

/** Lets members change their name and delete their account with all their data. */
export class MembershipService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: PasswordGuard,
    private readonly codes: OneTimeCodes,
    private readonly candidates: CandidateService,
    private readonly media: MediaService,
    private readonly mobiles: MemberMobileService,
    private readonly memberPasswords: MemberPasswordService,
    private readonly ownSignIns: OwnSignInService,
  ) {}

  /**
   * Changes a member's name.
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; UNAUTHENTICATED for an inactive member
   */
  async rename(memberId: number, fields: { name: string }): Promise<void> {
    const { name } = validate(memberNameRules, fields);
    await this.dataSource.transaction(async (manager) => {
      await lockActiveMember(manager, memberId);
      await manager.update(Member, { id: memberId }, { name });
    });
  }

  /**
   * For old clients, which always send name and mobile, but not always the country code. An unchanged mobile needs
   * no code. An empty password stays.
   * @throws AppError as {@link rename}, {@link MemberMobileService.change} and {@link MemberPasswordService.replace} do;
   *   FORBIDDEN for mobile and password at once, because the code would be for both
   */
  async edit(
    memberId: number,
    { name: typed, password, ...fields }: MemberMobileFields & { name: string; password: string },
    requester: MobileChangeRequester,
  ): Promise<void> {
    const { name } = validate(memberNameRules, { name: typed });
    const member = await this.dataSource.manager.findOneBy(Member, { id: memberId });
    if (!member) throw new AppError('UNAUTHENTICATED', 'signInRequired');
    const number = withCountryCode(member, fields);
    const isSameMobile = mobileToE164(number.mobile, number.countryCode) === member.mobile;
    if (password && !isSameMobile) throw new AppError('FORBIDDEN', 'forbidden');
    const { currentPassword } = fields;
    if (password)
      await this.memberPasswords.replace(memberId, { password, currentPassword }, requester.by, { name });
    else if (isSameMobile) await this.rename(memberId, { name });
    else await this.mobiles.change(memberId, number, requester, { name });
  }

  /**
   * Removes account, profile, photo, interests, sessions and codes. The session alone is not enough, because somebody
   * else may be using a browser that was left signed in. A family whose candidate signs in, too, leaves the profile to them;
   * candidates who sign in beside the family take the profile with them, and leave the family its account.
   * @throws AppError BAD_USER_INPUT without the right password; RATE_LIMITED after too many attempts
   */
  async remove(memberId: number, fields: { password: string }): Promise<void> {
    const { password } = validate(accountRemovalRules, fields);
    const account = await findWithPassword(this.dataSource.manager, { id: memberId });
    // Removed meanwhile by another request.
    if (!account) throw new AppError('UNAUTHENTICATED', 'signInRequired');
    await this.passwords.confirm({ realm: 'MATRIMONIAL', ...account }, password, 'password');
    const purge = await inTransaction(this.dataSource, async (manager) => {
      // The password may have changed since it was checked.
      const member = await lockUnchangedMember(manager, account);
      if (!member) throw new AppError('BAD_USER_INPUT', 'currentPasswordWrong', { field: 'password' });
      return this.#leave(manager, member);
    });
    await purge();
  }

  async #leave(manager: EntityManager, member: Member): Promise<() => Promise<void>> {
    if (await this.ownSignIns.leaveTo(manager, member)) return async () => {};
    const { id, candidateId } = member;
    const profile = candidateId === null ? null : await manager.findOneBy(Candidate, { id: candidateId });
    if (!profile || profile.memberId === id) return this.removeLocked(manager, id);
    await this.codes.forget(manager, 'MATRIMONIAL', member.mobile);
    const photoIds = await this.candidates.removeOf(manager, profile.memberId);
    return async () => {
      await this.media.purge(photoIds);
    };
  }

  /** The same for a member whose row is locked. @returns what removes the photos' files after the commit */
  async removeLocked(manager: EntityManager, id: number): Promise<() => Promise<void>> {
    const { mobile } = await manager.findOneByOrFail(Member, { id });
    const photoIds = await this.candidates.removeOf(manager, id);
    await this.codes.forget(manager, 'MATRIMONIAL', mobile);
    // A foreign key deletes the sessions.
    await manager.delete(Member, { id });
    return async () => {
      await this.media.purge(photoIds);
    };
  }
}
