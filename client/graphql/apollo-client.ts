import { ApolloClient, ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { createAskAgainLink } from './ask-again.ts';
import { createCache } from './cache.ts';
import { fetchInTime } from './in-time.ts';
import { operationHeaders } from './request-headers.ts';
import { createSessionEndLink, followSignOut } from './session-end.ts';
import { createUploadLink } from './upload-link.ts';

const URI = '/graphql';

const requestHeadersLink = new ApolloLink((operation, forward) => {
  const own = operationHeaders(operation.client, operation.operationName);
  operation.setContext(({ headers }) => ({ headers: { ...headers, ...own } }));
  return forward(operation);
});

/**
 * The browser's client. What the server asked for the page is written into its cache, so nothing is fetched twice:
 * queries that always ask the network do so once the page is hydrated and `prioritizeCacheValues` is false again.
 */
export function createBrowserClient(): ApolloClient {
  const httpLink = new BaseHttpLink({ uri: URI, credentials: 'same-origin', fetch: fetchInTime });
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      createAskAgainLink(),
      createSessionEndLink(),
      createUploadLink(URI),
      requestHeadersLink,
      httpLink,
    ]),
  });
  client.prioritizeCacheValues = true;
  followSignOut(client);
  return client;
}
