import type { RequestContext } from '../../identity/request-context.ts';
import type { BrowserSignIn } from './sign-in.service.ts';

/** Options for a session in this request's browser, which replaces its previous one. */
export function browserSession(context: RequestContext): BrowserSignIn {
  const { ip, sessionCookie, browser } = context;
  return { transport: 'COOKIE', ip, replaces: sessionCookie, browser, requester: context.codeRequester() };
}
