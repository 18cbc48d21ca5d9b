import type { NormalizedCacheObject } from '@apollo/client';
import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { createCache } from './cache.ts';
import { requestHeaders } from './request-headers.ts';
import { createSessionEndLink } from './session-end.ts';
import { createUploadLink } from './upload-link.ts';

const URI = '/graphql';

const requestHeadersLink = new ApolloLink((operation, forward) => {
  operation.setContext(({ headers }) => ({ headers: { ...headers, ...requestHeaders() } }));
  return forward(operation);
});

/** The browser's client. It starts with what the server loaded for the page, so nothing is fetched twice. */
export function createBrowserClient(state: NormalizedCacheObject): ApolloClient {
  const httpLink = new HttpLink({ uri: URI, credentials: 'same-origin' });
  return new ApolloClient({
    cache: createCache().restore(state),
    link: ApolloLink.from([createSessionEndLink(), createUploadLink(URI), requestHeadersLink, httpLink]),
    // Queries that always ask the network do not ask again for what came with the page.
    ssrForceFetchDelay: 100,
  });
}
