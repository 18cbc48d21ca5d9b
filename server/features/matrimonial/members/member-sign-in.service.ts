import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../../../rules/errors.ts';
import { type MemberSignInFields, memberSignInRules } from '../../../../rules/matrimonial-accounts.ts';
import { mobileToE164 } from '../../../../rules/phone.ts';
import { validate } from '../../../../rules/validation.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { PasswordGuard } from '../../../identity/password-guard.ts';
import type { SessionTransport } from '../../../identity/session.entity.ts';
import type { SessionService, SignedIn } from '../../../identity/sessions.ts';
import { Member } from './member.entity.ts';
import { findWithPassword, requireActive } from './member-row.ts';

export interface MemberSessionOptions {
  transport: SessionTransport;
  ip: string;
  /** Token of the browser's previous session, of either realm, which ends. */
  replaces?: string;
}

/** Signs members of the matrimonial section in. */
export class MemberSignInService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly passwords: PasswordGuard,
  ) {}

  /**
   * @throws AppError BAD_USER_INPUT with the same text whatever was wrong; RATE_LIMITED after too many attempts;
   *   FORBIDDEN with the status's text, only after the right password
   */
  async signIn(fields: MemberSignInFields, options: MemberSessionOptions): Promise<SignedIn> {
    const { countryCode, mobile, password } = validate(memberSignInRules, fields);
    const member = await this.passwords.check({
      realm: 'MATRIMONIAL',
      name: mobileToE164(mobile, countryCode) ?? mobile,
      password,
      ip: options.ip,
      find: (known) => findWithPassword(this.dataSource.manager, { mobile: known }),
      refusal: 'invalidMemberLogin',
    });
    return inTransaction(this.dataSource, async (manager) => {
      await this.#lockUnchanged(manager, member);
      return this.sessions.enter(manager, { memberId: member.id }, options);
    });
  }

  /**
   * Locks the member, unchanged since the password was checked. Otherwise a concurrent change that ends all sessions
   * would miss the one about to be opened.
   */
  async #lockUnchanged(manager: EntityManager, { id, passwordHash, mobile }: Member): Promise<void> {
    const current = await manager.findOne(Member, {
      where: { id, passwordHash, mobile },
      lock: { mode: 'pessimistic_write' },
    });
    if (!current) throw new AppError('BAD_USER_INPUT', 'invalidMemberLogin');
    requireActive(current);
  }
}
