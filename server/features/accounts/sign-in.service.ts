import type { DataSource, EntityManager } from 'typeorm';
import { loginName, type SignInFields, signInRules } from '../../../rules/accounts.ts';
import { AppError } from '../../../rules/errors.ts';
import { validate } from '../../../rules/validation.ts';
import type { CodeRequester } from '../../identity/one-time-codes.ts';
import type { PasswordGuard } from '../../identity/password-guard.ts';
import type { Browser } from '../../identity/request-context.ts';
import { passkeyRefused } from '../../identity/second-factor.ts';
import type { SessionTransport } from '../../identity/session.entity.ts';
import type { SessionService, SignedIn } from '../../identity/sessions.ts';
import type { PasskeyCheck, ProvenPasskey } from '../second-factor/passkeys/passkey-check.service.ts';
import type { SecondFactorCheck, SpendProof } from '../second-factor/second-factor-check.service.ts';
import type { KnownDevices } from './known-devices.service.ts';
import { User } from './user.entity.ts';

export interface SignInOptions {
  transport: SessionTransport;
  ip: string;
  /** Token of the browser's previous session, which ends. */
  replaces?: string;
  /** What is known of the browser. */
  browser?: Browser;
  /** Whose challenges for passkeys are good; undefined for other programs, which have none. */
  requester?: CodeRequester;
}

/** {@link SignInOptions} of a browser. */
export type BrowserSignIn = SignInOptions & Required<Pick<SignInOptions, 'requester'>>;

/** Signs main-site users in and out. */
export class SignInService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly passwords: PasswordGuard,
    private readonly devices: KnownDevices,
    private readonly secondFactor: SecondFactorCheck,
    private readonly passkeys: PasskeyCheck,
  ) {}

  /**
   * Opens a session for an e-mail or mobile, its password, and a code or a passkey if the account has a second factor.
   * @throws AppError BAD_USER_INPUT with the same text whatever was wrong; RATE_LIMITED after too many
   *   attempts; only after the right password FORBIDDEN for a suspended account, or BAD_USER_INPUT without
   *   proof of the second factor or with a wrong one
   */
  async signIn(fields: SignInFields, options: SignInOptions): Promise<SignedIn> {
    const { login, password, code, passkey } = validate(signInRules, fields);
    const user = await this.passwords.check({
      realm: 'MAIN',
      name: loginName(login),
      password,
      ip: options.ip,
      find: (known) => this.#findByLogin(known),
      refusal: 'invalidLogin',
    });
    const { ip, requester } = options;
    if (passkey && !requester) throw passkeyRefused();
    const answer = passkey && requester ? { response: passkey, requester } : undefined;
    return this.secondFactor.permit({ userId: user.id, ip, code, passkey: answer }, (spendProof) =>
      this.#open(user, options, spendProof),
    );
  }

  /**
   * Opens a session for whoever holds a passkey. It has verified its user, so it is both factors at once.
   * @param passkey what the browser answered; not yet validated
   * @throws AppError BAD_USER_INPUT with the same text whatever was wrong; RATE_LIMITED after too many attempts; only
   *   for a right passkey FORBIDDEN for a suspended account
   */
  async signInWithPasskey(passkey: string, options: BrowserSignIn): Promise<SignedIn> {
    const { requester } = options;
    const proven = await this.passkeys.prove({ response: passkey, requester });
    const { user, signedIn } = await this.#openByPasskey(proven, options);
    await this.passwords.rememberAccount('MAIN', user, options.ip);
    return signedIn;
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

  #open(user: User, options: SignInOptions, spendProof: SpendProof): Promise<SignedIn> {
    return this.dataSource.transaction(async (manager) => {
      const current = await this.#lockUnchanged(manager, user);
      await spendProof(manager);
      return this.enter(manager, current, options);
    });
  }

  #openByPasskey(proven: ProvenPasskey, options: SignInOptions): Promise<{ user: User; signedIn: SignedIn }> {
    return this.dataSource.transaction(async (manager) => {
      const user = await manager.findOne(User, {
        where: { id: proven.userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!user) throw passkeyRefused();
      if (user.status !== 'ACTIVE') throw new AppError('FORBIDDEN', 'accountSuspended');
      await this.passkeys.use(manager, proven);
      return { user, signedIn: await this.enter(manager, user, options) };
    });
  }

  /** Opens a session for an account that needs no password here: it was checked, or set, in the same write. */
  async enter(manager: EntityManager, user: User, options: SignInOptions): Promise<SignedIn> {
    const mark = await this.devices.note(manager, user, options);
    return { ...(await this.sessions.enter(manager, { userId: user.id }, options)), mark };
  }

  /**
   * Locks the account, unchanged since the password was checked. Otherwise a concurrent change that ends all sessions
   * would miss the one about to be opened.
   */
  async #lockUnchanged(manager: EntityManager, { id, passwordHash, email, mobile }: User): Promise<User> {
    const current = await manager.findOne(User, {
      where: { id, passwordHash, email, mobile },
      lock: { mode: 'pessimistic_write' },
    });
    if (!current) throw new AppError('BAD_USER_INPUT', 'invalidLogin');
    if (current.status !== 'ACTIVE') throw new AppError('FORBIDDEN', 'accountSuspended');
    return current;
  }
}
