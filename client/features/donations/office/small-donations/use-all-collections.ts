import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { type SmallCollectionFieldsFragment, SmallCollectionsDocument } from './small-donations.generated.ts';

const AT_ONCE = 100;

interface Loaded {
  collections: readonly SmallCollectionFieldsFragment[];
  isReady: boolean;
  hasFailed: boolean;
}

const NOTHING: Loaded = { collections: [], isReady: false, hasFailed: false };

/** All collections of a tax year, loaded one page after another. */
export function useAllCollections(taxYear: number): Loaded {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState(NOTHING);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const byId = new Map<number, SmallCollectionFieldsFragment>();
      try {
        for (let page = 1; isCurrent; page++) {
          const { data } = await client.query({
            query: SmallCollectionsDocument,
            variables: { taxYear, page, pageSize: AT_ONCE },
            fetchPolicy: 'no-cache',
          });
          const { items } = data!.smallCollections;
          for (const item of items) byId.set(item.id, item);
          if (items.length < AT_ONCE) break;
        }
        if (isCurrent) setLoaded({ collections: [...byId.values()], isReady: true, hasFailed: false });
      } catch {
        if (isCurrent) setLoaded({ ...NOTHING, hasFailed: true });
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [client, taxYear]);
  return loaded;
}
