import { type DataSource, type EntityManager, Not } from 'typeorm';
import { AppError } from '../../rules/errors.ts';
import { type OfficeRole, rolesAt } from '../../rules/office-roles.ts';
import { mainRole, Role } from '../../rules/permissions.ts';
import { mobileFromE164 } from '../../rules/phone.ts';
import { secondsKept } from '../../rules/retention.ts';
import { withheldRoles } from '../../rules/second-factor.ts';
import { queryPrepared } from '../database/prepared-query.ts';
import { deleteSome } from '../database/remove-some.ts';
import { fromStoredRoles, type StoredOfficeRole } from './held-roles.ts';
import { hasSecondFactor } from './second-factor.ts';
import { Session, type SessionTransport } from './session.entity.ts';
import { hashToken, newToken } from './tokens.ts';
import type { Viewer } from './viewer.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** In seconds: a session ends when unused for `idle`, and in any case after `absolute`. */
const LIFETIMES: Record<SessionTransport, { idle: number; absolute: number }> = {
  COOKIE: { idle: 12 * HOUR, absolute: secondsKept('browserSessions') },
  BEARER: { idle: 30 * DAY, absolute: secondsKept('programSessions') },
};

/** Per account; one more ends the oldest. */
const MAX_SESSIONS = 20;

/** Seconds: `last_seen_at` is updated at most this often, so that most requests write nothing. */
const LAST_SEEN_INTERVAL = 60;

export type SessionOwner = { userId: number } | { memberId: number };

/** A session as its owner sees it, without the token or its hash. */
export interface OwnSession extends Pick<Session, 'id' | 'transport' | 'createdAt' | 'lastSeenAt'> {
  /** The session of this request. */
  isCurrent: boolean;
}

export interface IssuedSession {
  token: string;
  transport: SessionTransport;
  expiresAt: Date;
}

export interface SignedIn {
  session: IssuedSession;
  viewer: Viewer;
  /** By which the browser is known from now on; undefined for other programs, and for members. */
  mark?: string;
}

interface EnterOptions {
  transport: SessionTransport;
  /** Token of the browser's previous session, which ends. */
  replaces?: string;
}

interface SessionRow {
  id: string;
  user_id: number | null;
  member_id: number | null;
  /** Of a candidate's own sign-in: the account whose profile it is. */
  account_id: number | null;
  is_candidate: boolean;
  /** Null for a member. */
  office_roles: StoredOfficeRole[] | null;
  has_second_factor: boolean;
  /** Of which an owner requires a second factor. */
  required_of: OfficeRole[];
  profile_for_id: number | null;
  name: string;
  email: string | null;
  mobile: string;
  is_stale: boolean;
}

const IS_IDLE = `last_seen_at <= now() - make_interval(secs =>
  CASE transport WHEN 'COOKIE' THEN ${LIFETIMES.COOKIE.idle} ELSE ${LIFETIMES.BEARER.idle} END)`;

const FIND = `
  SELECT s.id, s.user_id, s.member_id, own.member_id AS account_id, own.id IS NOT NULL AS is_candidate,
         u.office_roles, m.profile_for_id,
         ${hasSecondFactor('u.id')} AS has_second_factor,
         ARRAY(SELECT role FROM second_factor_requirement) AS required_of,
         coalesce(u.name, m.name) AS name, coalesce(u.email, m.email) AS email,
         coalesce(u.mobile, m.mobile) AS mobile,
         s.last_seen_at < now() - make_interval(secs => ${LAST_SEEN_INTERVAL}) AS is_stale
    FROM session s
    LEFT JOIN user_account u ON u.id = s.user_id AND u.status = 'ACTIVE'
    LEFT JOIN member m ON m.id = s.member_id AND m.status = 'ACTIVE'
    LEFT JOIN candidate own ON own.id = m.candidate_id
   WHERE s.token_hash = $1
     AND s.expires_at > now()
     AND NOT (${IS_IDLE})
     AND (u.id IS NOT NULL OR m.id IS NOT NULL)`;

/** A candidate's own sign-in uses the account whose profile it is, too. */
const OR_ITS_ACCOUNT = `OR id = (SELECT own.member_id FROM candidate AS own
  JOIN member AS signed ON signed.candidate_id = own.id WHERE signed.id = $1)`;

function ownerColumn(owner: SessionOwner): ['user_id' | 'member_id', number] {
  return 'userId' in owner ? ['user_id', owner.userId] : ['member_id', owner.memberId];
}

function toViewer(row: SessionRow): Viewer {
  const held = rolesAt(fromStoredRoles(row.office_roles ?? []));
  const withheld = withheldRoles(held, {
    requiredOf: row.required_of,
    hasSecondFactor: row.has_second_factor,
  });
  const officeRoles = held.filter((role) => !withheld.includes(role));
  return {
    role: row.user_id === null ? Role.MEMBER : mainRole(officeRoles),
    officeRoles,
    withheldRoles: withheld,
    userId: row.user_id ?? 0,
    memberId: row.account_id ?? row.member_id ?? 0,
    signInId: row.member_id ?? 0,
    isCandidate: row.is_candidate,
    profileForId: row.profile_for_id ?? 0,
    name: row.name,
    email: row.email ?? '',
    mobile: mobileFromE164(row.mobile),
  };
}

/** Opens, finds and ends sessions (docs/architecture.md, "Sessions and anti-forgery"). */
export class SessionService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Opens a session in the caller's transaction. The token (256 bits) is returned here only; its hash is stored.
   * Ends the account's oldest session if it has too many. The owner's row must be locked for an update, or be new.
   */
  async open(
    manager: EntityManager,
    owner: SessionOwner,
    transport: SessionTransport,
  ): Promise<IssuedSession> {
    const token = newToken();
    const expiresAt = new Date(Date.now() + LIFETIMES[transport].absolute * 1000);
    await manager.insert(Session, {
      tokenHash: hashToken(token),
      realm: 'userId' in owner ? 'MAIN' : 'MATRIMONIAL',
      transport,
      userId: 'userId' in owner ? owner.userId : null,
      memberId: 'memberId' in owner ? owner.memberId : null,
      expiresAt,
    });
    const [column, id] = ownerColumn(owner);
    // Not by the entity: a sign-in makes no new version of the account, which somebody may be editing.
    const [table, others] = column === 'user_id' ? ['user_account', ''] : ['member', OR_ITS_ACCOUNT];
    await manager.query(`UPDATE ${table} SET signed_in_at = now(), asked_at = NULL WHERE id = $1 ${others}`, [
      id,
    ]);
    await manager.query(
      `DELETE FROM session WHERE id IN (
         SELECT id FROM session WHERE ${column} = $1 ORDER BY id DESC OFFSET ${MAX_SESSIONS})`,
      [id],
    );
    return { token, transport, expiresAt };
  }

  /** Opens a session in place of the browser's previous one, for an account that may sign in. */
  async enter(
    manager: EntityManager,
    owner: SessionOwner,
    { transport, replaces }: EnterOptions,
  ): Promise<SignedIn> {
    if (replaces) await this.end(manager, replaces);
    const session = await this.open(manager, owner, transport);
    const [row] = await manager.query<SessionRow[]>(FIND, [hashToken(session.token)]);
    return { session, viewer: toViewer(row!) };
  }

  /** The viewer of a token; null if it is unknown or expired, or its owner may not sign in. */
  async find(token: string): Promise<Viewer | null> {
    const statement = { sql: FIND, parameters: [hashToken(token)] };
    const [row] = await queryPrepared<SessionRow>(this.dataSource, statement);
    if (!row) return null;
    if (row.is_stale)
      await this.dataSource.query('UPDATE session SET last_seen_at = now() WHERE id = $1', [row.id]);
    return toViewer(row);
  }

  /** The sessions of a user or member, newest first, without tokens or hashes. */
  list(
    owner: SessionOwner,
  ): Promise<Pick<Session, 'transport' | 'createdAt' | 'lastSeenAt' | 'expiresAt'>[]> {
    return this.dataSource.manager.find(Session, {
      where: owner,
      select: { transport: true, createdAt: true, lastSeenAt: true, expiresAt: true },
      order: { id: 'DESC' },
    });
  }

  /** The active sessions of a user or member, the last used first. */
  async listOwn(owner: SessionOwner, token: string): Promise<OwnSession[]> {
    const [column, id] = ownerColumn(owner);
    return this.dataSource.query(
      `SELECT id, transport, created_at AS "createdAt", last_seen_at AS "lastSeenAt", token_hash = $2 AS "isCurrent"
         FROM session WHERE ${column} = $1 AND expires_at > now() AND NOT (${IS_IDLE})
        ORDER BY last_seen_at DESC, id DESC`,
      [id, hashToken(token)],
    );
  }

  /** @throws AppError NOT_FOUND for another owner's session */
  async endOwn(owner: SessionOwner, id: string): Promise<void> {
    const isId = /^\d{1,18}$/.test(id);
    const { affected } = isId
      ? await this.dataSource.manager.delete(Session, { ...owner, id })
      : { affected: 0 };
    if (affected !== 1) throw new AppError('NOT_FOUND', 'notFound');
  }

  /** Ends all sessions of a user or member but the one with this token. */
  endOthers(owner: SessionOwner, token: string): Promise<void> {
    return this.endAll(this.dataSource.manager, owner, token);
  }

  /**
   * For a write that takes long: checks that the session has not ended since the request began. Lock the owner's row
   * first, as every method that ends sessions does.
   * @throws AppError UNAUTHENTICATED
   */
  async requireOpen(manager: EntityManager, token: string): Promise<void> {
    if (!(await manager.existsBy(Session, { tokenHash: hashToken(token) })))
      throw new AppError('UNAUTHENTICATED', 'signInRequired');
  }

  async end(manager: EntityManager, token: string): Promise<void> {
    await manager.delete(Session, { tokenHash: hashToken(token) });
  }

  /** Ends every session of a user or member. @param except the token of a session that continues */
  async endAll(manager: EntityManager, owner: SessionOwner, except?: string): Promise<void> {
    const others = except === undefined ? {} : { tokenHash: Not(hashToken(except)) };
    await manager.delete(Session, { ...owner, ...others });
  }

  /** Gives a member's sessions to another member, into whom they are made one; they go on. */
  async pass(manager: EntityManager, memberId: number, to: number): Promise<void> {
    await manager.update(Session, { memberId }, { memberId: to });
  }

  /** Deletes sessions that have expired or were idle for too long. @returns how many */
  removeExpired(transport: SessionTransport, limit: number): Promise<number> {
    const isOver = `transport = '${transport}' AND (expires_at < now() OR ${IS_IDLE})`;
    return deleteSome(this.dataSource, 'session', isOver, limit);
  }
}
