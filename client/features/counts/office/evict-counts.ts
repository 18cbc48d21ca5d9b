import type { ApolloCache } from '@apollo/client';
import { evictLists } from '../../../components/list/evict-lists.ts';
import { evictDonors } from '../../ledger/office/donors/evict-donors.ts';

/** For a mutation's `update`: evicts the counts. */
export function evictCounts(cache: ApolloCache): void {
  for (const field of ['giftCounts', 'giftCount']) evictLists(field)(cache);
}

/** Like {@link evictCounts}, for what becomes gifts in the ledger, or is cancelled there. */
export const evictBookings = evictDonors;
