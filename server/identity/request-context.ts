import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { AppError } from '../../rules/errors.ts';
import type { Permission } from '../../rules/permissions.ts';
import type { EntityLoaders } from '../database/entity-loaders.ts';
import { askerBySecret, CODE_LIFETIME, type CodeAsker } from './one-time-codes.ts';
import {
  type Credentials,
  clearSessionCookies,
  setAskerCookie,
  setSessionCookies,
} from './session-cookies.ts';
import type { IssuedSession, SessionService } from './sessions.ts';
import { ANONYMOUS, requirePermission, type Viewer } from './viewer.ts';

interface RequestContextOptions {
  requestId: string;
  ip: string;
  loaders: EntityLoaders;
  credentials: Credentials | null;
  /** Of a browser that has asked for a one-time code. */
  askerSecret: string | undefined;
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
  private readonly known: { viewer?: Promise<Viewer>; senderGone?: AbortSignal } = {};

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

  /** Aborts, as a refusal that nobody sees, when whoever asked has gone before the answer. */
  get senderGone(): AbortSignal {
    this.known.senderGone ??= goneBeforeAnswer(this.options.reply);
    return this.known.senderGone;
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

  /** This browser as it asks for a one-time code, which it will be known by while the code is good. */
  askForCode(): CodeAsker {
    const secret = this.options.askerSecret || randomBytes(32).toString('base64url');
    const { reply, secure } = this.options;
    setAskerCookie(reply, { secret, lifetime: CODE_LIFETIME, secure });
    return askerBySecret(secret, this.ip);
  }

  /** This browser as it comes with a code; one that has asked for none is nobody. */
  codeAsker(): CodeAsker {
    return askerBySecret(this.options.askerSecret ?? '', this.ip);
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

function goneBeforeAnswer({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const abort = () => {
    if (!raw.writableEnded) gone.abort(new AppError('BAD_USER_INPUT', 'invalidRequest'));
  };
  if (raw.destroyed) abort();
  else raw.once('close', abort);
  return gone.signal;
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
