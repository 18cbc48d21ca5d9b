import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { StatementDonors } from '../../../../../rules/donor-statements.ts';
import type { Days } from '../accounts/use-days.ts';
import { DonorStatementsDocument, type StatementFieldsFragment } from './donor-statements.generated.ts';

/** Statements of one request: some hundredths of a second of work. */
const AT_ONCE = 25;

interface Loaded {
  /** Each donor once. */
  statements: readonly StatementFieldsFragment[];
  total: number;
  /** `changed`: somebody has changed the books meanwhile, so that donors may be missing. */
  state: 'loading' | 'ready' | 'changed' | 'failed';
}

const NOTHING: Loaded = { statements: [], total: 0, state: 'loading' };

/** The statements of all these donors, loaded one batch after another. */
export function useAllStatements({ from, to }: Days, donors: StatementDonors): Loaded {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState(NOTHING);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const byDonor = new Map<number, StatementFieldsFragment>();
      const totals = new Set<number>();
      const show = (state: Loaded['state']) =>
        setLoaded({ statements: [...byDonor.values()], total: Math.max(0, ...totals), state });
      try {
        for (let page = 1; isCurrent; page++) {
          const { data } = await client.query({
            query: DonorStatementsDocument,
            variables: { from, to, donors, page, pageSize: AT_ONCE },
            fetchPolicy: 'no-cache',
          });
          const { items, totalCount } = data!.donorStatements;
          if (!isCurrent) return;
          totals.add(totalCount);
          for (const item of items) byDonor.set(item.donorId, item);
          if (items.length < AT_ONCE || byDonor.size >= totalCount) break;
          show('loading');
        }
        if (isCurrent) show(totals.size === 1 && totals.has(byDonor.size) ? 'ready' : 'changed');
      } catch {
        if (isCurrent) show('failed');
      }
    };
    setLoaded(NOTHING);
    void load();
    return () => {
      isCurrent = false;
    };
  }, [client, from, to, donors]);
  return loaded;
}
