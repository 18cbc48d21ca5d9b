import { type ApolloLink, makeVar } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { Role } from '../../rules/permissions.ts';
import { ViewerDocument } from './viewer.generated.ts';

/**
 * Whether the session has ended behind the back of an open page, by disuse or elsewhere. What somebody has
 * typed there must not be lost, so the page stays until they have signed in again or go.
 */
export const sessionHasEnded = makeVar(false);

/** Whether an operation failed because there is no session. */
export function isSignInMissing(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.extensions?.code === 'UNAUTHENTICATED';
  return ServerError.is(error) && error.statusCode === 401;
}

/** Notices when the session of somebody who seemed signed in is gone, so that the header says so too. */
export function createSessionEndLink(): ApolloLink {
  return new ErrorLink(({ error, operation: { client } }) => {
    if (!isSignInMissing(error)) return;
    const role = client.readQuery({ query: ViewerDocument })?.viewer.role;
    if (!role || role === Role.ANONYMOUS) return;
    sessionHasEnded(true);
    // A failure is no news: the operation has failed already, and says so.
    void client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  });
}
