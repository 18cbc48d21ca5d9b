import type { DataSource } from 'typeorm';
import { newPasswordRules } from '../../../../rules/accounts.ts';
import { AppError } from '../../../../rules/errors.ts';
import {
  type MemberRegistrationFields,
  memberRegistrationRules,
} from '../../../../rules/matrimonial-accounts.ts';
import { mobileToE164, needsCode } from '../../../../rules/phone.ts';
import { validate } from '../../../../rules/validation.ts';
import {
  type CodeRequester,
  type CodeSubject,
  invalidCode,
  type OneTimeCodes,
} from '../../../identity/one-time-codes.ts';
import { hashPassword, verifyPassword } from '../../../identity/passwords.ts';
import { perNetwork, type RateLimit, type RateLimiter } from '../../../identity/rate-limiter.ts';
import type { SessionService, SignedIn } from '../../../identity/sessions.ts';
import type { UserService } from '../../accounts/user.service.ts';
import type { ProfileForService } from '../../select-lists/profile-for.service.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import { Member } from './member.entity.ts';
import { mobileColumns, refuseTakenMobile } from './member-row.ts';
import type { MemberSessionOptions } from './member-sign-in.service.ts';

const HOUR = 3600;

/** For registrations without a code this is the only protection against automated sign-ups. */
const PER_NETWORK: RateLimit = {
  name: 'register-member',
  limit: 10,
  window: HOUR,
  firstWait: HOUR / 6,
  longestWait: 24 * HOUR,
};

type NewMember = Pick<Member, 'profileForId' | 'name' | 'mobile' | 'passwordHash' | 'status'>;

/** A code that proves who holds the number. */
interface MobileProof {
  subject: CodeSubject;
  requester: CodeRequester;
  code: string;
}

/** Registers members of the matrimonial section. */
export class MemberRegistrationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly codes: OneTimeCodes,
    private readonly rateLimiter: RateLimiter,
    private readonly profileFors: ProfileForService,
    private readonly siteSettings: SiteSettingsService,
    private readonly users: Pick<UserService, 'requireSetUp'>,
  ) {}

  /**
   * Creates a member and signs them in. Numbers of countries without text messages wait for an admin's approval instead,
   * and so does everybody if the site settings require approval.
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; FORBIDDEN 'pending for approval' after a
   *   pending member was stored; CONFLICT for a mobile that has an account, disclosed only to its holder;
   *   UNAVAILABLE before the site is set up
   */
  async register(
    fields: MemberRegistrationFields,
    requester: CodeRequester,
    options: MemberSessionOptions,
  ): Promise<SignedIn> {
    await this.users.requireSetUp();
    const { password, code, countryCode, mobile: typed, ...rest } = validate(memberRegistrationRules, fields);
    const mobile = mobileToE164(typed, countryCode)!;
    validate(newPasswordRules({ name: rest.name, email: '', mobile }), { password });
    if (!(await this.profileFors.findOffered(rest.profileForId))) throw notOffered();
    const subject: CodeSubject = { realm: 'MATRIMONIAL', purpose: 'REGISTRATION', mobile };
    if (!needsCode(countryCode)) {
      await this.rateLimiter.attemptAll(perNetwork(PER_NETWORK, options.ip));
      await this.#apply({ ...rest, mobile, passwordHash: await hashPassword(password), status: 'PENDING' });
      throw new AppError('FORBIDDEN', 'accountPending');
    }
    if (!(await this.codes.check(subject, requester, code))) throw invalidCode();
    const { approveNewMembers } = await this.siteSettings.find();
    const status = approveNewMembers ? 'PENDING' : 'ACTIVE';
    const member = { ...rest, mobile, passwordHash: await hashPassword(password), status } as const;
    const opened = await this.#add(member, { subject, requester, code }, options);
    if (!opened) throw new AppError('FORBIDDEN', 'accountPending');
    return opened;
  }

  /**
   * Creates an account as if a code had proved its number, or returns the existing one. For the demo content.
   * @param member `mobile` in E.164
   */
  async ensure(member: NewMember): Promise<Member> {
    await this.#apply(member, { isProved: true });
    return this.dataSource.manager.findOneByOrFail(Member, { mobile: member.mobile });
  }

  /** Whether the account of this mobile (E.164) has that password. */
  async hasPassword(mobile: string, password: string): Promise<boolean> {
    const account = await this.dataSource.manager.findOne(Member, {
      where: { mobile },
      select: { id: true, passwordHash: true },
    });
    return verifyPassword(password, account?.passwordHash);
  }

  /**
   * Succeeds whether or not the number is registered, because a caller without a code must not learn that. Each
   * application is a row; an admin activates one of them. While one is active, further applications are discarded.
   */
  async #apply(member: NewMember, { isProved = false } = {}): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.profileFors.hold(manager, member.profileForId))) throw notOffered();
      const isTaken = { mobile: member.mobile, status: 'ACTIVE' } as const;
      if (await manager.existsBy(Member, isTaken)) return;
      await manager
        .createQueryBuilder()
        .insert()
        .into(Member)
        .values({ ...member, ...mobileColumns(member.mobile, isProved) })
        .orIgnore()
        .execute();
    });
  }

  /** @returns null for a member who waits for approval and gets no session */
  async #add(
    member: NewMember,
    { subject, requester, code }: MobileProof,
    options: MemberSessionOptions,
  ): Promise<SignedIn | null> {
    return this.dataSource
      .transaction(async (manager) => {
        if (!(await this.codes.consume(manager, subject, requester, code))) throw invalidCode();
        if (!(await this.profileFors.hold(manager, member.profileForId))) throw notOffered();
        const saved = await manager.save(Member, { ...member, ...mobileColumns(member.mobile, true) });
        if (saved.status !== 'ACTIVE') return null;
        return this.sessions.enter(manager, { memberId: saved.id }, options);
      })
      .catch(refuseTakenMobile('memberMobileTaken'));
  }
}

function notOffered(): AppError {
  return new AppError('BAD_USER_INPUT', 'profileForRequired', { field: 'profileForId' });
}
