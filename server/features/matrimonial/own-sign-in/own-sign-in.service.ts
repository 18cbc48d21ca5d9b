import type { DataSource, EntityManager } from 'typeorm';
import { newPasswordRules } from '../../../../rules/accounts.ts';
import { AppError } from '../../../../rules/errors.ts';
import {
  type OwnSignInFields,
  ownSignInRules,
  type TakeOverFields,
  takeOverRules,
} from '../../../../rules/matrimonial-accounts.ts';
import { mobileToE164 } from '../../../../rules/phone.ts';
import { validate } from '../../../../rules/validation.ts';
import { inTransaction } from '../../../database/transaction.ts';
import {
  type CodeRequester,
  type CodeSubject,
  invalidCode,
  type OneTimeCodes,
} from '../../../identity/one-time-codes.ts';
import type { PasswordGuard } from '../../../identity/password-guard.ts';
import { hashPassword } from '../../../identity/passwords.ts';
import type { Credentials } from '../../../identity/session-cookies.ts';
import type { SessionService, SignedIn } from '../../../identity/sessions.ts';
import type { Viewer } from '../../../identity/viewer.ts';
import { Candidate } from '../candidates/candidate.entity.ts';
import type { CandidateService } from '../candidates/candidate.service.ts';
import { lockCandidateOf } from '../candidates/candidate-photo.service.ts';
import type { CandidateLinksService } from '../confirmation/candidate-links.service.ts';
import type { CandidateNotices } from '../confirmation/candidate-notices.ts';
import { Member } from '../members/member.entity.ts';
import {
  findWithPassword,
  lockUnchangedMember,
  mobileColumns,
  refuseTakenMobile,
} from '../members/member-row.ts';
import type { MemberSessionOptions } from '../members/member-sign-in.service.ts';
import type { OwnSignInLetters } from './own-sign-in-letters.ts';

interface Needed {
  dataSource: DataSource;
  sessions: SessionService;
  codes: OneTimeCodes;
  passwords: PasswordGuard;
  links: CandidateLinksService;
  candidates: CandidateService;
  letters: OwnSignInLetters;
  notices: CandidateNotices;
}

/**
 * Candidates who sign in themselves. Such a sign-in is a row of `member` with the candidate's id: of the account that has the
 * profile, where they are alone, else one beside it. So one number opens one sign-in, and every rule of members holds for it.
 */
export class OwnSignInService {
  constructor(private readonly needed: Needed) {}

  /**
   * Makes one by the candidate's link and a code to their mobile, and signs them in. The links that there are open nothing more.
   * The candidate is told by the addresses of the profile, because both may be somebody else's.
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; NOT_FOUND for a link that opens nothing, and while the
   *   account is not active; CONFLICT where the candidate signs in already, and for a mobile that has an account, disclosed
   *   only to its holder; RATE_LIMITED
   */
  async setUp(
    token: string,
    fields: OwnSignInFields,
    requester: CodeRequester,
    options: MemberSessionOptions,
  ): Promise<SignedIn> {
    const { dataSource, sessions, codes, passwords, links, letters, notices } = this.needed;
    const { password, code, countryCode, mobile: typed, ...wish } = validate(ownSignInRules, fields);
    const { memberId, email, ...names } = await this.#candidateOf(dataSource.manager, token);
    const mobile = mobileToE164(typed, countryCode)!;
    const name = nameOf(names);
    validate(newPasswordRules({ name, email, mobile }), { password });
    const subject: CodeSubject = { realm: 'MATRIMONIAL', purpose: 'REGISTRATION', mobile };
    if (!(await codes.check(subject, requester, code))) throw invalidCode();
    const passwordHash = await hashPassword(password);
    const { opened, own } = await inTransaction(dataSource, async (manager) => {
      const account = await lockAccount(manager, memberId);
      const candidate = await lockCandidateOf(manager, memberId);
      // The link may have lost its power meanwhile.
      await this.#candidateOf(manager, token);
      if (!account || !candidate) throw new AppError('NOT_FOUND', 'somethingWrong');
      if (await manager.existsBy(Member, { candidateId: candidate.id }))
        throw new AppError('CONFLICT', 'ownSignInThere');
      if (!(await codes.consume(manager, subject, requester, code))) throw invalidCode();
      const { profileForId, id: candidateId } = candidate;
      const beside = await manager.save(
        Member,
        manager.create(Member, {
          ...{ profileForId, candidateId, name, passwordHash, status: 'ACTIVE' },
          ...mobileColumns(mobile, true),
        }),
      );
      await letters.tell(manager, account, wish.isAlone ? 'ended' : 'shared');
      await notices.signsIn(manager, candidate, { mobile, isAlone: wish.isAlone });
      if (wish.isAlone) await this.#takeOver(manager, { account, candidate, own: beside }, wish.contactStays);
      await links.void(manager, candidateId);
      const signedIn = wish.isAlone ? account : beside;
      return { opened: await sessions.enter(manager, { memberId: signedIn.id }, options), own: signedIn };
    }).catch(refuseTakenMobile('memberMobileTaken'));
    await passwords.rememberAccount('MATRIMONIAL', own, requester.ip);
    return opened;
  }

  /**
   * A candidate who signs in beside the family does so alone from now on. Their sessions go on, the family's end.
   * @throws AppError BAD_USER_INPUT without the right password; CONFLICT for whoever signs in alone already, or when password or
   *   mobile have changed meanwhile; RATE_LIMITED; UNAUTHENTICATED when the session has ended meanwhile
   */
  async takeOver(
    { memberId, signInId }: Pick<Viewer, 'memberId' | 'signInId'>,
    fields: TakeOverFields,
    by: Credentials,
  ): Promise<void> {
    const { dataSource, sessions, passwords, letters } = this.needed;
    const { password, contactStays } = validate(takeOverRules, fields);
    const signedIn = await findWithPassword(dataSource.manager, { id: signInId });
    if (!signedIn) throw new AppError('UNAUTHENTICATED', 'signInRequired');
    if (signedIn.id === memberId) throw new AppError('CONFLICT', 'ownSignInThere');
    await passwords.confirm({ realm: 'MATRIMONIAL', ...signedIn }, password, 'password');
    await inTransaction(dataSource, async (manager) => {
      const account = await lockAccount(manager, memberId);
      const candidate = await lockCandidateOf(manager, memberId);
      const own = await lockUnchangedMember(manager, signedIn);
      await sessions.requireOpen(manager, by.token);
      if (!account || !candidate || !own) throw new AppError('CONFLICT', 'changedByAnother');
      await letters.tell(manager, account, 'ended');
      const { passwordHash } = signedIn;
      await this.#takeOver(manager, { account, candidate, own: { ...own, passwordHash } }, contactStays);
    });
  }

  /**
   * A family that deletes its account leaves the profile to a candidate who signs in beside it, inside the caller's transaction,
   * which has locked the account.
   * @returns false where nobody does
   */
  async leaveTo(manager: EntityManager, account: Member): Promise<boolean> {
    const candidate = await lockCandidateOf(manager, account.id);
    const own = candidate && (await findWithPassword(manager, { candidateId: candidate.id }));
    if (!own || own.id === account.id) return false;
    await this.#takeOver(manager, { account, candidate, own }, false);
    return true;
  }

  /** The family's sessions, mobile and password end in the same moment; nothing leads back to them. */
  async #takeOver(
    manager: EntityManager,
    { account, candidate, own }: { account: Member; candidate: Candidate; own: Member },
    contactStays: boolean,
  ): Promise<void> {
    const { sessions, codes, candidates } = this.needed;
    const { name, mobile, isMobileProved, passwordHash } = own;
    await sessions.endAll(manager, { memberId: account.id });
    await codes.forget(manager, 'MATRIMONIAL', account.mobile);
    await sessions.pass(manager, own.id, account.id);
    // First, because no two sign-ins have one number or one candidate.
    await manager.delete(Member, { id: own.id });
    await manager.update(
      Member,
      { id: account.id },
      {
        name,
        passwordHash,
        email: candidate.email || null,
        candidateId: candidate.id,
        ...mobileColumns(mobile, isMobileProved),
      },
    );
    if (!contactStays) await candidates.setContact(manager, candidate, name, mobile);
  }

  /** @throws AppError NOT_FOUND for a link that opens nothing (any more) */
  async #candidateOf(manager: EntityManager, token: string): Promise<Candidate> {
    const link = await this.needed.links.find(manager, token);
    if (!link || link.expiresAt.getTime() <= Date.now()) throw new AppError('NOT_FOUND', 'somethingWrong');
    return manager.findOneByOrFail(Candidate, { id: link.candidateId });
  }
}

function nameOf({ firstName, lastName }: Pick<Candidate, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}

/** Null for one that is not active. */
function lockAccount(manager: EntityManager, id: number): Promise<Member | null> {
  return manager.findOne(Member, { where: { id, status: 'ACTIVE' }, lock: { mode: 'pessimistic_write' } });
}
