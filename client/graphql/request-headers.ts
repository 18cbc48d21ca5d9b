import type { ApolloClient } from '@apollo/client';
import { PAGE_PERSON, personOf } from '../../rules/person.ts';
import { ViewerDocument } from './viewer.generated.ts';

/** The value of the anti-forgery cookie, read anew for each request because the server may renew it. */
function antiForgeryToken(): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith('XSRF-TOKEN='));
  return pair && decodeURIComponent(pair.slice(pair.indexOf('=') + 1));
}

/** What every GraphQL request of the browser carries, so that no other site can send it. */
export function requestHeaders(): Record<string, string> {
  const token = antiForgeryToken();
  return { 'apollo-require-preflight': 'true', ...(token && { 'X-XSRF-TOKEN': token }) };
}

/**
 * {@link requestHeaders} and whose page it is: another tab may have signed in as somebody else, for whom the server does
 * nothing of what is asked here. Only who the viewer is now is asked without it.
 */
export function operationHeaders(client: ApolloClient, operationName: string | undefined) {
  const page = operationName === 'Viewer' ? null : client.readQuery({ query: ViewerDocument });
  const person = page && personOf(page.viewer);
  return { ...requestHeaders(), ...(person && { [PAGE_PERSON]: person }) };
}
