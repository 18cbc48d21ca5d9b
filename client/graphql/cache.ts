import { defaultDataIdFromObject, type FieldMergeFunction, InMemoryCache } from '@apollo/client';

type Translations = readonly { language: string }[];

/** Queries for different texts of the same translations add to each other. */
const mergeTranslations: FieldMergeFunction<Translations> = (known = [], incoming, { mergeObjects }) =>
  incoming.map((one) => {
    const other = known.find(({ language }) => language === one.language);
    return other ? mergeObjects(other, one) : one;
  });

/** The browser's cache of one visitor. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    // An item in another language is another object: with one id for both, the texts of one would replace the other's.
    dataIdFromObject: (object) => {
      const id = defaultDataIdFromObject(object);
      return id && object.language ? `${id}:${object.language}` : id;
    },
    typePolicies: {
      Query: {
        fields: {
          // An event's page shows the event at once if a list has fetched it.
          event: {
            read: (known, { args, toReference }) =>
              known === undefined
                ? toReference({ __typename: 'Event', id: args?.id, language: args?.language })
                : known,
          },
        },
      },
      // The home page asks for the languages of fewer texts.
      CommitteeMember: { fields: { textLanguages: { merge: true } } },
      // Items of several kinds, whose ids say nothing without the kind; what one of them waits or comes for may be twofold.
      ManagedContent: { keyFields: false },
      WaitingTask: { keyFields: false },
      SearchHit: { keyFields: false },
      ComingUp: { keyFields: false },
      // They have the id of a donation, of which each statement or claim says something else.
      StatementDonation: { keyFields: false },
      GiftAidClaimGift: { keyFields: false },
      // It names its event in the language that is asked for.
      ReplyToRing: { keyFields: false },
      // A singleton: the answer of a sign-in replaces the previous viewer.
      Viewer: { keyFields: [], merge: false },
      // One for each language, of which each page asks for the lists it offers.
      SelectLists: { keyFields: ['language'] },
      // One for each language, of which each page asks for the fields it shows.
      SiteSettings: {
        keyFields: (object) => `SiteSettings:${object.language ?? ''}`,
        // The page has the names in all languages, a form all texts.
        fields: { textLanguages: { merge: true }, translations: { merge: mergeTranslations } },
      },
    },
  });
}
