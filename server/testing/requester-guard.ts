import type { FastifyRequest } from 'fastify';
import { Permission } from '../../rules/permissions.ts';
import type { RequestContext } from '../identity/request-context.ts';

/** What a shared read may use of the request context; everything else depends on the requester. */
const ALLOWED_KEYS = ['loaders', 'log', 'requestId'];
const REQUESTER_HEADERS = ['cookie', 'authorization', 'x-forwarded-for', 'forwarded'];

/** Records and rejects every access to data about the requester. */
export class RequesterGuard {
  readonly accesses: string[] = [];

  readonly #reject = (what: string): never => {
    this.accesses.push(what);
    throw new Error(`A shared read must not depend on ${what}.`);
  };

  /**
   * Returns a replacement for a request's context.
   * @param known values that may be read nevertheless
   */
  context(own: RequestContext, known: Partial<RequestContext> = {}): RequestContext {
    const { require } = this;
    // Read the site settings alone, by members that are hidden here.
    const requirePart = own.requirePart?.bind(own);
    const language = own.language?.bind(own);
    const answers: Record<string, unknown> = { require, requirePart, language, ...known };
    const get = (_target: object, key: string | symbol) => {
      // `await`, `JSON.stringify` and error printing read these.
      if (typeof key === 'symbol' || ['then', 'toJSON', 'constructor'].includes(key)) return undefined;
      if (key in answers) return answers[key];
      return ALLOWED_KEYS.includes(key) ? own[key as keyof RequestContext] : this.#reject(key);
    };
    // The proxy is the prototype because Apollo passes on a copy of an object's own properties.
    return Object.create(new Proxy({}, { get })) as RequestContext;
  }

  /** Allows PUBLIC, which needs no session, but hides the credentials that it returns. */
  readonly require = async (permission: Permission): Promise<never> => {
    if (permission !== Permission.PUBLIC) this.#reject(permission);
    return new Proxy(
      {},
      { get: (_target, key) => (key === 'then' ? undefined : this.#reject(String(key))) },
    ) as never;
  };

  /** Makes the request itself reject reads of its address, cookies and credentials. */
  hide(request: FastifyRequest): void {
    const { headers } = request;
    const rejecting = (name: string) => ({ get: () => this.#reject(name) });
    const get = (target: typeof headers, name: string) =>
      REQUESTER_HEADERS.includes(name) ? this.#reject(name) : target[name];
    Object.defineProperties(request, {
      ip: rejecting('ip'),
      ips: rejecting('ips'),
      cookies: rejecting('cookies'),
      headers: { value: new Proxy(headers, { get: (target, name) => get(target, String(name)) }) },
    });
  }
}
