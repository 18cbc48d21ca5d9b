import { type ApolloClient, type ApolloLink, makeVar } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { Role } from '../../rules/permissions.ts';
import { ViewerDocument } from './viewer.generated.ts';

/**
 * Whether the session has ended while a page was open, by disuse or from elsewhere. What was typed there must not be
 * lost, so the page stays until the viewer has signed in again or leaves it.
 */
export const sessionHasEnded = makeVar(false);

/** Whether an operation failed because there is no session. */
export function isSignInMissing(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.extensions?.code === 'UNAUTHENTICATED';
  return ServerError.is(error) && error.statusCode === 401;
}

/** Notices that the session of a signed-in viewer has ended, and refetches the viewer, which the header shows. */
export function createSessionEndLink(): ApolloLink {
  return new ErrorLink(({ error, operation: { client } }) => {
    if (!isSignInMissing(error)) return;
    const role = client.readQuery({ query: ViewerDocument })?.viewer.role;
    if (!role || role === Role.ANONYMOUS) return;
    sessionHasEnded(true);
    // A failure is ignored: the operation itself has failed already, and reports it.
    void client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  });
}

const SIGNED_OUT = 'signed-out';

/** Tells the browser's other tabs that somebody has signed out here; nothing of it stays. */
export function tellSignedOut(): void {
  try {
    localStorage.setItem(SIGNED_OUT, SIGNED_OUT);
    localStorage.removeItem(SIGNED_OUT);
  } catch {
    // A browser may refuse storage: then other tabs notice when they are looked at.
  }
}

/** Shows nothing more of whoever signs out in another tab: unlike a session that ends by itself, they mean to leave nothing here. */
export function followSignOut(client: ApolloClient): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    // A query that fails is reported where it is shown.
    if (key === SIGNED_OUT && newValue) void client.resetStore().catch(() => undefined);
  });
}
