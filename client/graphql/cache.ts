import { InMemoryCache } from '@apollo/client';

/** The browser's cache of one visitor. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          // An event's page shows the event at once if a list has fetched it.
          event: {
            read: (known, { args, toReference }) =>
              known === undefined ? toReference({ __typename: 'Event', id: args?.id }) : known,
          },
        },
      },
      // A singleton: the answer of a sign-in replaces the previous viewer.
      Viewer: { keyFields: [], merge: false },
      // A singleton, of which each page asks for the lists it offers.
      SelectLists: { keyFields: [] },
      // A singleton, of which each page asks for the fields it shows.
      SiteSettings: { keyFields: [] },
    },
  });
}
