import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';

interface AllPages<Item> {
  /** Each once. */
  items: readonly Item[];
  total: number;
  /** `changed`: somebody has changed the list meanwhile, so that items may be missing. */
  state: 'loading' | 'ready' | 'changed' | 'failed';
}

const NOTHING: AllPages<never> = { items: [], total: 0, state: 'loading' };

interface OnePage {
  page: number;
  pageSize: number;
}

interface PagedQuery<Data, Variables extends OnePage, Item> {
  query: TypedDocumentNode<Data, Variables>;
  /** How many are asked for at once. */
  pageSize: number;
  listOf: (data: Data) => { items: readonly Item[]; totalCount: number };
  keyOf: (item: Item) => number;
}

/**
 * All items of a list, loaded one page after another, for what is printed whole.
 * @param paged the same object at every call
 */
export function useAllPages<Data, Variables extends OnePage, Item>(
  paged: PagedQuery<Data, Variables, Item>,
  variables: Omit<Variables, keyof OnePage>,
): AllPages<Item> {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState<AllPages<Item>>(NOTHING);
  const asked = JSON.stringify(variables);
  useEffect(() => {
    const { query, pageSize, listOf, keyOf } = paged;
    let isCurrent = true;
    const load = async () => {
      const byKey = new Map<number, Item>();
      const totals = new Set<number>();
      const show = (state: AllPages<Item>['state']) =>
        setLoaded({ items: [...byKey.values()], total: Math.max(0, ...totals), state });
      try {
        for (let page = 1; isCurrent; page++) {
          const { data } = await client.query({
            query,
            variables: { ...JSON.parse(asked), page, pageSize } as Variables,
            fetchPolicy: 'no-cache',
          });
          const { items, totalCount } = listOf(data!);
          if (!isCurrent) return;
          totals.add(totalCount);
          for (const item of items) byKey.set(keyOf(item), item);
          if (items.length < pageSize || byKey.size >= totalCount) break;
          show('loading');
        }
        if (isCurrent) show(totals.size === 1 && totals.has(byKey.size) ? 'ready' : 'changed');
      } catch {
        if (isCurrent) show('failed');
      }
    };
    setLoaded(NOTHING);
    void load();
    return () => {
      isCurrent = false;
    };
  }, [client, paged, asked]);
  return loaded;
}
