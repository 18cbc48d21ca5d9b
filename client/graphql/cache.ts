import { InMemoryCache } from '@apollo/client';

/** The cache of one visitor: a new one for each request on the server, one for the page in a browser. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    // There is one viewer, so a sign-in's answer replaces whoever was there.
    typePolicies: { Viewer: { keyFields: [], merge: false } },
  });
}
