import { InMemoryCache } from '@apollo/client';

/** The browser's cache of one visitor. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          // Shown at once when a list has brought it.
          event: {
            read: (known, { args, toReference }) =>
              known === undefined ? toReference({ __typename: 'Event', id: args?.id }) : known,
          },
        },
      },
      // There is one viewer, so a sign-in's answer replaces whoever was there.
      Viewer: { keyFields: [], merge: false },
      // There is one, of which each page asks for the lists it offers.
      SelectLists: { keyFields: [] },
      // There is one row, of which each page asks for the fields it shows.
      SiteSettings: { keyFields: [] },
    },
  });
}
