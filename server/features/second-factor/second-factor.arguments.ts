import type { RequestContext } from '../../identity/request-context.ts';
import type { Asker } from './own-second-factor.ts';

/** Whose session a request comes with, and from where. */
export async function askerOf(context: RequestContext): Promise<Asker> {
  return {
    viewer: await context.viewer(),
    token: context.credentials!.token,
    requester: context.codeRequester(),
  };
}
