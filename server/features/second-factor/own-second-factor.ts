import type { DataSource, EntityManager } from 'typeorm';
import type { AuditAction } from '../../../rules/audit.ts';
import { accountToConfirm, lockAccount } from '../../identity/main-account.ts';
import type { CodeRequester } from '../../identity/one-time-codes.ts';
import type { PasswordGuard } from '../../identity/password-guard.ts';
import type { SessionService } from '../../identity/sessions.ts';
import type { Viewer } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { SecondFactorCheck } from './second-factor-check.service.ts';

/** Whose session asks, and from where. */
export interface Asker {
  viewer: Viewer;
  token: string;
  requester: CodeRequester;
}

/** What proves the second factor of whoever asks. */
interface Proof {
  /** As `secondFactorCode` of the rules leaves it; empty without one. */
  code: string;
  /** In its place, what a passkey answered; not yet validated. */
  passkey?: string | null;
}

interface Services {
  sessions: SessionService;
  passwords: PasswordGuard;
  audit: AuditService;
  check: SecondFactorCheck;
}

/** What all changes to the second factor of one's own account need: password, proof, a session that is still open. */
export class OwnSecondFactor {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: Services,
  ) {}

  /** @throws AppError BAD_USER_INPUT without the right password; RATE_LIMITED */
  async confirmPassword({ viewer }: Asker, password: string): Promise<void> {
    const account = await accountToConfirm(this.dataSource.manager, viewer.userId);
    await this.services.passwords.confirm(account, password, 'password');
  }

  /**
   * A write that needs the second factor, if the account has one.
   * @throws AppError BAD_USER_INPUT without it; RATE_LIMITED; UNAUTHENTICATED when the session has ended meanwhile
   */
  proven<Result>(
    asker: Asker,
    { code, passkey }: Proof,
    write: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const { viewer, requester } = asker;
    const answer = passkey ? { response: passkey, requester } : undefined;
    const attempt = { userId: viewer.userId, ip: requester.ip, code, passkey: answer };
    return this.services.check.permit(attempt, (spendProof) =>
      this.transaction(asker, async (manager) => {
        await spendProof(manager);
        return write(manager);
      }),
    );
  }

  /** With the account locked and the session still open: another write may have ended it since the request began. */
  transaction<Result>(
    { viewer, token }: Asker,
    write: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await lockAccount(manager, viewer.userId);
      await this.services.sessions.requireOpen(manager, token);
      return write(manager);
    });
  }

  /** All other sessions end: whoever opened one did so without the second factor that there is now. */
  endOtherSessions(manager: EntityManager, { viewer, token }: Asker): Promise<void> {
    return this.services.sessions.endAll(manager, { userId: viewer.userId }, token);
  }

  record(manager: EntityManager, { viewer }: Asker, action: AuditAction): Promise<void> {
    const entry = { action, subject: 'user', subjectId: viewer.userId } as const;
    return this.services.audit.record(viewer, [entry], manager);
  }
}
