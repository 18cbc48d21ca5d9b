import type { DataSource, EntityManager } from 'typeorm';
import { type SignInFields, signInRules } from '../../../rules/accounts.ts';
import { AppError } from '../../../rules/errors.ts';
import { mobileToE164 } from '../../../rules/phone.ts';
import { validate } from '../../../rules/validation.ts';
import type { PasswordGuard } from '../../identity/password-guard.ts';
import type { SessionCarrier } from '../../identity/session.entity.ts';
import type { IssuedSession, SessionService } from '../../identity/sessions.ts';
import type { Viewer } from '../../identity/viewer.ts';
import { User } from './user.entity.ts';
import { userViewer } from './user-viewer.ts';

export interface SignedIn {
  session: IssuedSession;
  viewer: Viewer;
}

export interface SignInOptions {
  carrier: SessionCarrier;
  ip: string;
  /** Token of the browser's previous session, which ends. */
  replaces?: string;
}

/** Signs main-site users in and out (D1). */
export class SignInService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly passwords: PasswordGuard,
  ) {}

  /**
   * Opens a session for an e-mail or mobile and its password.
   * @throws AppError BAD_USER_INPUT with the same text whatever was wrong; RATE_LIMITED after too many
   *   attempts; FORBIDDEN for a suspended account, only after the right password (D9)
   */
  async signIn(fields: SignInFields, options: SignInOptions): Promise<SignedIn> {
    const { login, password } = validate(signInRules, fields);
    const name = login.includes('@') ? login.toLowerCase() : (mobileToE164(login) ?? login.toLowerCase());
    const user = await this.passwords.check({
      realm: 'MAIN',
      name,
      password,
      ip: options.ip,
      find: (known) => this.#findByLogin(known),
      refusal: 'invalidLogin',
    });
    return this.#open(user, options);
  }

  async signOut(token: string): Promise<void> {
    await this.dataSource.transaction((manager) => this.sessions.end(manager, token));
  }

  #findByLogin(name: string): Promise<User | null> {
    return this.dataSource.manager
      .createQueryBuilder(User, 'account')
      .addSelect('account.passwordHash')
      .where(name.includes('@') ? 'account.email = :name' : 'account.mobile = :name', { name })
      .getOne();
  }

  #open(user: User, options: SignInOptions): Promise<SignedIn> {
    return this.dataSource.transaction(async (manager) => {
      const current = await this.#lockUnchanged(manager, user);
      return this.enter(manager, current, options);
    });
  }

  /** Opens a session for an account that needs no password here: it was checked, or set, in the same write. */
  async enter(manager: EntityManager, user: User, { carrier, replaces }: SignInOptions): Promise<SignedIn> {
    if (replaces) await this.sessions.end(manager, replaces);
    const session = await this.sessions.open(manager, { userId: user.id }, carrier);
    return { session, viewer: userViewer(user) };
  }

  /**
   * Locks the account, unchanged since the password was checked. Otherwise a concurrent change that ends all sessions
   * would miss the one about to be opened.
   */
  async #lockUnchanged(manager: EntityManager, { id, passwordHash, email, mobile }: User): Promise<User> {
    const current = await manager.findOne(User, {
      where: { id, passwordHash, email, mobile },
      lock: { mode: 'pessimistic_read' },
    });
    if (!current) throw new AppError('BAD_USER_INPUT', 'invalidLogin');
    if (current.status !== 'ACTIVE') throw new AppError('FORBIDDEN', 'accountSuspended');
    return current;
  }
}
