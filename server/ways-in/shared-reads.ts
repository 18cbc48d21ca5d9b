import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Replicas, sharedReads } from '../database/replica.ts';
import { carriesCredentials } from '../identity/session-cookies.ts';

/** How the shared answers of a route are told apart. */
export interface Sharing {
  /** Everything that the answer depends on; undefined for a request whose answer is not shared. */
  by(request: FastifyRequest): readonly unknown[] | undefined;
  /** Whether a successful answer contains no errors; left out where it never does. */
  isWhole?(body: string): boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The answer is the same for everybody without a session; `true` where it depends on the path's parameters alone.
     * The handler reads no session, address or cookie: `server/testing/shared-reads.test.ts` fails for one that does.
     */
    shared?: true | Sharing;
    /** Whether it writes, where that does not follow from the method: `GET` reads, all others write. */
    writes?: true | ((request: FastifyRequest) => boolean);
  }
}

/** What the shared answer to a request depends on; undefined for a request with a session or a route that is not shared. */
export function sharedBy(request: FastifyRequest): readonly unknown[] | undefined {
  const { config, url } = request.routeOptions;
  const { shared } = config;
  if (!shared || carriesCredentials(request)) return undefined;
  const by = shared === true ? [request.params] : shared.by(request);
  return by && [url, ...by];
}

/** Reads shared answers from replicas for as long as the server is open. */
export async function readSharedFrom(server: FastifyInstance, replicas: Replicas): Promise<void> {
  server.addHook('preHandler', (request, _reply, done) => {
    if (sharedBy(request)) sharedReads.run(replicas, done);
    else done();
  });
  server.addHook('onClose', () => replicas.close());
  await replicas.start();
}
