import type { FastifyRequest } from 'fastify';
import { Permission } from '../../rules/permissions.ts';
import type { RequestContext } from '../identity/request-context.ts';

/** What a read that is shared may take of its context: all else is about who asks. */
const SHARED = ['loaders', 'log', 'requestId'];
const HEADERS_OF_SOMEBODY = ['cookie', 'authorization', 'x-forwarded-for', 'forwarded'];

/** Writes down what is asked of whoever asks, and answers nothing. */
export class NobodyAsks {
  readonly asked: string[] = [];

  readonly #tell = (what: string): never => {
    this.asked.push(what);
    throw new Error(`What is shared cannot depend on ${what}.`);
  };

  /**
   * In the place of a request's context.
   * @param known what may be asked nevertheless
   */
  context(own: RequestContext, known: Partial<RequestContext> = {}): RequestContext {
    const { require } = this;
    const answers: Record<string, unknown> = { require, ...known };
    const get = (_target: object, key: string | symbol) => {
      // Whoever waits for a value or prints it looks for these.
      if (typeof key === 'symbol' || ['then', 'toJSON', 'constructor'].includes(key)) return undefined;
      if (key in answers) return answers[key];
      return SHARED.includes(key) ? own[key as keyof RequestContext] : this.#tell(key);
    };
    // As the prototype: Apollo hands on a copy of all that an object itself has.
    return Object.create(new Proxy({}, { get })) as RequestContext;
  }

  /** What every visitor may do needs nobody's session; who has it is not told. */
  readonly require = async (permission: Permission): Promise<never> => {
    if (permission !== Permission.PUBLIC) this.#tell(permission);
    return new Proxy(
      {},
      { get: (_target, key) => (key === 'then' ? undefined : this.#tell(String(key))) },
    ) as never;
  };

  /** Makes a request itself say nothing of its address, cookies and credentials. */
  hide(request: FastifyRequest): void {
    const { headers } = request;
    const told = (name: string) => ({ get: () => this.#tell(name) });
    const get = (target: typeof headers, name: string) =>
      HEADERS_OF_SOMEBODY.includes(name) ? this.#tell(name) : target[name];
    Object.defineProperties(request, {
      ip: told('ip'),
      ips: told('ips'),
      cookies: told('cookies'),
      headers: { value: new Proxy(headers, { get: (target, name) => get(target, String(name)) }) },
    });
  }
}
