import type { RequestContext } from '../../identity/request-context.ts';
import type { Asker } from './own-second-factor.ts';

export const OWN_PASSWORD = { description: 'The caller’s own' };

export const CODE = { description: 'Code of the authenticator app, or a recovery code' };

export const PASSKEY = {
  description: 'AuthenticationResponseJSON of the browser, as text, for the request from passkeyRequest',
};

export async function askerOf(context: RequestContext): Promise<Asker> {
  return {
    viewer: await context.viewer(),
    token: context.credentials!.token,
    requester: context.codeRequester(),
  };
}
