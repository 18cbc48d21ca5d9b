import type { RequestContext } from '../../../identity/request-context.ts';
import type { MemberSessionOptions } from './member-sign-in.service.ts';

/** Options for a session in this request's browser, which replaces its previous one. */
export function browserSession({ ip, sessionCookie }: RequestContext): MemberSessionOptions {
  return { transport: 'COOKIE', ip, replaces: sessionCookie };
}
