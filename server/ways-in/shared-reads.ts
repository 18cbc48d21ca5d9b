import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Replicas, sharedReads } from '../database/replica.ts';
import { carriesCredentials } from '../identity/session-cookies.ts';

/** Which requests of a route are answered the same for everybody without a session. */
export interface Sharing {
  /** All that makes one answer differ from another; undefined for a request whose answer is not shared. */
  by(request: FastifyRequest): readonly unknown[] | undefined;
  /** Whether a successful answer is whole; left out where all of them are. */
  isWhole?(body: string): boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Everybody without a session is answered the same, by the parameters of the path alone where it is `true`. It
     * reads nothing of who asks: `server/testing/shared-reads.test.ts` fails for a route that does.
     */
    shared?: true | Sharing;
    /** Whether it writes, where the method does not say so: `GET` reads, all else writes. */
    writes?: true | ((request: FastifyRequest) => boolean);
  }
}

/** What the shared answer to a request is made from; undefined for somebody's own, and for all that says nothing. */
export function sharedBy(request: FastifyRequest): readonly unknown[] | undefined {
  const { config, url } = request.routeOptions;
  const { shared } = config;
  if (!shared || carriesCredentials(request)) return undefined;
  const by = shared === true ? [request.params] : shared.by(request);
  return by && [url, ...by];
}

/** Lets what is shared be read from replicas while the server is open. */
export async function readSharedFrom(server: FastifyInstance, replicas: Replicas): Promise<void> {
  server.addHook('preHandler', (request, _reply, done) => {
    if (sharedBy(request)) sharedReads.run(replicas, done);
    else done();
  });
  server.addHook('onClose', () => replicas.close());
  await replicas.look();
}
