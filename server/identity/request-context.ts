import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { AppError } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import type { Part } from '../../rules/parts.ts';
import { type Permission, Role } from '../../rules/permissions.ts';
import { personOf } from '../../rules/person.ts';
import { languageRules } from '../../rules/translations.ts';
import { validate } from '../../rules/validation.ts';
import type { EntityLoaders } from '../database/entity-loaders.ts';
import { browserLanguages } from './browser-languages.ts';
import { CODE_LIFETIME, type CodeRequester, requesterBySecret } from './one-time-codes.ts';
import {
  type Credentials,
  chosenLanguageOf,
  clearSessionCookies,
  deviceMarkOf,
  setCodeRequesterCookie,
  setDeviceCookie,
  setSessionCookies,
} from './session-cookies.ts';
import type { IssuedSession, SessionService } from './sessions.ts';
import { ANONYMOUS, requirePermission, type Viewer } from './viewer.ts';

export interface Browser {
  /** By which accounts know it again; undefined for one that nobody has signed in with. */
  mark?: string;
  userAgent: string;
  /** Chosen on this site. */
  language: Language | undefined;
  /** The languages that its pages come in without a choice, as far as the site offers them. */
  accepted: readonly Language[];
}

interface RequestContextOptions {
  requestId: string;
  ip: string;
  loaders: EntityLoaders;
  credentials: Credentials | null;
  /** Whose page sends the request, as the page says (`PAGE_PERSON`). */
  pagePerson: string | undefined;
  /** Whatever else the request is authenticated by. */
  sessionCookie: string | undefined;
  /** That of PUBLIC_URL. */
  ownOrigin: string;
  /** From the cookie of a browser that has requested a one-time code. */
  codeRequesterSecret: string | undefined;
  sessions: SessionService;
  reply: FastifyReply;
  secure: boolean;
  log: FastifyBaseLogger;
  /** Which parts of the site the association does not use. */
  readUnusedParts(): Promise<readonly string[]>;
  /** The site's first language. */
  readFirstLanguage(): Promise<Language>;
}

/**
 * The context of one request, for GraphQL, legacy calls and pages alike. The session is looked up lazily and once: a
 * public query needs no lookup, a refused one no SQL at all.
 */
export class RequestContext {
  readonly requestId: string;
  readonly ip: string;
  readonly log: FastifyBaseLogger;
  readonly loaders: EntityLoaders;
  readonly credentials: Credentials | null;
  /** The session token of this browser's cookie, also beside a bearer. */
  readonly sessionCookie: string | undefined;
  readonly ownOrigin: string;
  // Apollo passes resolvers a shallow copy of the context: # fields would be lost, so mutable state is in one object.
  private readonly options: RequestContextOptions;
  private readonly cached: {
    viewer?: Promise<Viewer>;
    unusedParts?: Promise<readonly string[]>;
    firstLanguage?: Promise<Language>;
    disconnected?: AbortSignal;
  } = {};

  constructor(options: RequestContextOptions) {
    this.requestId = options.requestId;
    this.ip = options.ip;
    this.log = options.log;
    this.loaders = options.loaders;
    this.credentials = options.credentials;
    this.sessionCookie = options.sessionCookie;
    this.ownOrigin = options.ownOrigin;
    this.options = options;
  }

  /** The tokens of all sessions that this request came with; signing out ends them. */
  get sessionTokens(): string[] {
    const tokens = [this.credentials?.token, this.sessionCookie].filter((token) => token !== undefined);
    return [...new Set(tokens)];
  }

  /** Aborts when the client disconnects before the response ends. Its reason is an AppError, which nobody sees. */
  get disconnected(): AbortSignal {
    this.cached.disconnected ??= abortOnDisconnect(this.options.reply);
    return this.cached.disconnected;
  }

  /** @throws AppError UNAUTHENTICATED for a page of somebody else */
  viewer(): Promise<Viewer> {
    this.cached.viewer ??= this.findViewer();
    return this.cached.viewer;
  }

  private async findViewer(): Promise<Viewer> {
    if (!this.credentials) return ANONYMOUS;
    const viewer = (await this.options.sessions.find(this.credentials.token)) ?? ANONYMOUS;
    const { pagePerson } = this.options;
    // Another tab of the browser has signed in as somebody else since, in whose name nothing of this page may be done.
    if (pagePerson && viewer.role !== Role.ANONYMOUS && pagePerson !== personOf(viewer))
      throw new AppError('UNAUTHENTICATED', 'signInRequired');
    return viewer;
  }

  /** @throws AppError UNAUTHENTICATED or FORBIDDEN */
  async require(permission: Permission): Promise<Viewer> {
    const viewer = await this.viewer();
    requirePermission(viewer, permission);
    return viewer;
  }

  /** @throws AppError NOT_FOUND while the association does not use that part of the site */
  async requirePart(part: Part): Promise<void> {
    this.cached.unusedParts ??= this.options.readUnusedParts();
    if ((await this.cached.unusedParts).includes(part)) throw new AppError('NOT_FOUND', 'partNotUsed');
  }

  /**
   * The language of an answer, and of letters that the request leads to: the one that it asks for, else the site's first. It
   * is not the browser's, so that everybody gets the same answer to the same question.
   * @param asked unchecked
   * @throws AppError BAD_USER_INPUT for an unknown language
   */
  async language(asked?: unknown): Promise<Language> {
    const { language } = validate(languageRules, { language: asked });
    if (language) return language;
    this.cached.firstLanguage ??= this.options.readFirstLanguage();
    return this.cached.firstLanguage;
  }

  /** Identifies this browser when it requests a one-time code, by a cookie that lasts as long as the code. */
  identifyCodeRequester(): CodeRequester {
    const secret = this.options.codeRequesterSecret || randomBytes(32).toString('base64url');
    const { reply, secure } = this.options;
    setCodeRequesterCookie(reply, { secret, lifetime: CODE_LIFETIME, secure });
    return requesterBySecret(secret, this.ip);
  }

  /** Identifies this browser when it submits a code; without the cookie no code matches. */
  codeRequester(): CodeRequester {
    return requesterBySecret(this.options.codeRequesterSecret ?? '', this.ip);
  }

  /** What is known of the browser of this request. */
  get browser(): Browser {
    const { request } = this.options.reply;
    return {
      mark: deviceMarkOf(request, this.options.secure),
      userAgent: request.headers['user-agent'] ?? '',
      language: chosenLanguageOf(request),
      accepted: browserLanguages(request.headers['accept-language']),
    };
  }

  /**
   * Sets the cookies of a new session; the rest of the request has its viewer.
   * @param mark by which the browser is known when somebody signs in with it again
   */
  signedIn(session: IssuedSession, viewer: Viewer, mark?: string): void {
    setSessionCookies(this.options.reply, session, this.options.secure);
    if (mark) setDeviceCookie(this.options.reply, mark, this.options.secure);
    this.cached.viewer = Promise.resolve(viewer);
  }

  /** Returns a new session to an old client, which sends it as a bearer from then on. */
  setTokenHeader({ token }: IssuedSession): void {
    this.options.reply.header('x-user-token', token);
  }

  signedOut(): void {
    clearSessionCookies(this.options.reply, this.options.secure);
    this.cached.viewer = Promise.resolve(ANONYMOUS);
  }
}

function abortOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const abort = () => {
    if (!raw.writableEnded) controller.abort(new AppError('BAD_USER_INPUT', 'invalidRequest'));
  };
  if (raw.destroyed) abort();
  else raw.once('close', abort);
  return controller.signal;
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
