import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { AppError, type ErrorCode } from '../../../../rules/errors.ts';
import { isPublicAddress } from './public-addresses.ts';

export interface GuardOptions {
  /** Also reads addresses that begin with `http:`. */
  allowHttp?: boolean | undefined;
  /** Whether an IP address may be connected to; by default those of the public internet. */
  isAllowed?: ((address: string) => boolean) | undefined;
  /** Milliseconds in which nothing comes; and all in all, for a list and for a file. */
  timeouts?: { idle: number; list: number; file: number };
}

interface GuardedRequest {
  method?: 'GET' | 'POST';
  /** Sent as JSON. */
  body?: unknown;
  /** Sent to the origin of the address alone, not on to where that redirects. */
  bearer?: string | undefined;
  maximumBytes: number;
}

const TIMEOUTS = { idle: 30_000, list: 60_000, file: 600_000 };
const REDIRECTS = [301, 302, 303, 307, 308];
const MOST_REDIRECTS = 5;
const NOT_THERE = [404, 410];
/** Many sites answer a wrong sign-in as a bad request. */
const NOT_ALLOWED = [400, 401, 403];

const refused = () => new AppError('BAD_USER_INPUT', 'addressRefused');
const unreadable = (code: ErrorCode = 'BAD_USER_INPUT') => new AppError(code, 'addressUnreadable');

/**
 * Reads an address that somebody has typed, without reaching what only this machine can reach (SSRF): the address that a
 * name stands for is checked and connected to in one step, also after each redirect; size and time are limited.
 */
export class GuardedFetch {
  readonly #timeouts;

  constructor(private readonly options: GuardOptions = {}) {
    this.#timeouts = options.timeouts ?? TIMEOUTS;
  }

  /**
   * The parsed JSON of an answer.
   * @throws AppError BAD_USER_INPUT `addressRefused`, or `addressUnreadable` for all that can go wrong there;
   *   UNAUTHENTICATED when the site refuses the caller; PAYLOAD_TOO_LARGE
   */
  async json(address: URL, request: GuardedRequest): Promise<unknown> {
    const response = await this.#open(address, request, this.#timeouts.list);
    const status = response.statusCode ?? 0;
    if (NOT_ALLOWED.includes(status)) {
      response.destroy();
      throw new AppError('UNAUTHENTICATED', 'invalidLogin');
    }
    requireReadable(response);
    const read = await text(bodyOf(response, request.maximumBytes));
    try {
      return JSON.parse(read);
    } catch {
      throw unreadable();
    }
  }

  /**
   * A file; undefined when it is not there. Its stream fails with the same errors.
   * @throws AppError as {@link json} does
   */
  async stream(
    address: URL,
    request: GuardedRequest,
  ): Promise<{ stream: Readable; mimeType: string | undefined } | undefined> {
    const response = await this.#open(address, request, this.#timeouts.file);
    if (NOT_THERE.includes(response.statusCode ?? 0)) {
      response.destroy();
      return undefined;
    }
    requireReadable(response);
    return {
      stream: bodyOf(response, request.maximumBytes),
      mimeType: response.headers['content-type'],
    };
  }

  /** The answer behind at most {@link MOST_REDIRECTS} redirects. */
  async #open(address: URL, request: GuardedRequest, timeout: number): Promise<IncomingMessage> {
    const signal = AbortSignal.timeout(timeout);
    let current = address;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const bearer = current.origin === address.origin ? request.bearer : undefined;
      const response = await this.#send(current, { ...request, bearer }, signal);
      response.on('error', () => undefined);
      const { location } = response.headers;
      if (!REDIRECTS.includes(response.statusCode ?? 0) || !location) return response;
      response.destroy();
      if (request.method === 'POST' || !URL.canParse(location, current)) throw unreadable();
      current = new URL(location, current);
    }
    throw unreadable();
  }

  #send(
    address: URL,
    { method = 'GET', body, bearer }: GuardedRequest,
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    this.#check(address);
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const send = address.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise((resolve, reject) => {
      const request = send(address, {
        method,
        lookup: this.#lookup,
        signal,
        timeout: this.#timeouts.idle,
        // No connection outlives its request: each is checked.
        agent: false,
        headers: {
          accept: '*/*',
          // A packed answer could unpack to any size.
          'accept-encoding': 'identity',
          ...(payload && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
          ...(bearer && { authorization: `Bearer ${bearer}` }),
        },
      });
      request.once('response', resolve);
      request.once('timeout', () => request.destroy(unreadable()));
      request.on('error', (error) => reject(error instanceof AppError ? error : unreadable()));
      request.end(payload);
    });
  }

  /** @throws AppError for an address that may not be read whatever answers there */
  #check({ protocol, username, password, hostname }: URL): void {
    const isAllowedProtocol = protocol === 'https:' || (protocol === 'http:' && this.options.allowHttp);
    if (!isAllowedProtocol || username || password) throw refused();
    // Node asks `lookup` for names only. URL has written every spelling of an IPv4 address in its usual one.
    const literal = hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) && !this.#isAllowed(literal)) throw refused();
  }

  #isAllowed(address: string): boolean {
    return (this.options.isAllowed ?? isPublicAddress)(address);
  }

  /** Refuses a name when any of its addresses is refused, and connects to one of those that were checked. */
  readonly #lookup: LookupFunction = (hostname, options, callback) => {
    dnsLookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? unreadable(), '', 0);
      if (!addresses.every(({ address }) => this.#isAllowed(address))) return callback(refused(), '', 0);
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
}

/** @throws AppError for an answer without a body that can be read */
function requireReadable(response: IncomingMessage): void {
  const status = response.statusCode ?? 0;
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (status >= 200 && status <= 299 && encoding === 'identity') return;
  response.destroy();
  throw unreadable();
}

/** The body of an answer; it fails with an AppError when it is longer, or breaks off. */
function bodyOf(response: IncomingMessage, maximumBytes: number): Readable {
  async function* chunks() {
    let received = 0;
    try {
      for await (const chunk of response) {
        received += chunk.length;
        if (received > maximumBytes) throw unreadable('PAYLOAD_TOO_LARGE');
        yield chunk;
      }
    } catch (error) {
      throw error instanceof AppError ? error : unreadable();
    }
  }
  return Readable.from(chunks(), { objectMode: false });
}
