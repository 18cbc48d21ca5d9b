import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { Permission } from '../../rules/permissions.ts';
import type { EntityLoaders } from '../database/entity-loaders.ts';
import { type Credentials, clearSessionCookies, setSessionCookies } from './session-cookies.ts';
import type { IssuedSession, SessionService } from './sessions.ts';
import { ANONYMOUS, requirePermission, type Viewer } from './viewer.ts';

interface RequestContextOptions {
  requestId: string;
  ip: string;
  loaders: EntityLoaders;
  credentials: Credentials | null;
  sessions: SessionService;
  reply: FastifyReply;
  secure: boolean;
  log: FastifyBaseLogger;
}

/**
 * What one request may know of itself, whichever way it came in. The session is looked up once, and only
 * when somebody asks: a public query costs no lookup, a refused one no SQL at all.
 */
export class RequestContext {
  readonly requestId: string;
  readonly ip: string;
  readonly log: FastifyBaseLogger;
  readonly loaders: EntityLoaders;
  readonly credentials: Credentials | null;
  // Apollo hands resolvers a shallow copy of the context: no # fields, and what changes lives in one object.
  private readonly options: RequestContextOptions;
  private readonly known: { viewer?: Promise<Viewer> } = {};

  constructor(options: RequestContextOptions) {
    this.requestId = options.requestId;
    this.ip = options.ip;
    this.log = options.log;
    this.loaders = options.loaders;
    this.credentials = options.credentials;
    this.options = options;
  }

  /** The browser's session token, if it came with one. */
  get sessionCookie(): string | undefined {
    return this.credentials?.carrier === 'COOKIE' ? this.credentials.token : undefined;
  }

  viewer(): Promise<Viewer> {
    this.known.viewer ??= this.findViewer();
    return this.known.viewer;
  }

  private async findViewer(): Promise<Viewer> {
    if (!this.credentials) return ANONYMOUS;
    return (await this.options.sessions.find(this.credentials.token)) ?? ANONYMOUS;
  }

  /** @throws AppError UNAUTHENTICATED or FORBIDDEN */
  async require(permission: Permission): Promise<Viewer> {
    const viewer = await this.viewer();
    requirePermission(viewer, permission);
    return viewer;
  }

  /** Hands a new session to the browser; the request itself continues as that person. */
  signedIn(session: IssuedSession, viewer: Viewer): void {
    setSessionCookies(this.options.reply, session, this.options.secure);
    this.known.viewer = Promise.resolve(viewer);
  }

  /** Hands a new session to an old client, which sends it as a bearer from then on. */
  tellToken({ token }: IssuedSession): void {
    this.options.reply.header('x-user-token', token);
  }

  signedOut(): void {
    clearSessionCookies(this.options.reply, this.options.secure);
    this.known.viewer = Promise.resolve(ANONYMOUS);
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext;
  }
  interface FastifyContextConfig {
    /** Who may call this route; every route names one. */
    permission?: Permission;
  }
}
