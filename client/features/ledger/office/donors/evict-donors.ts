import type { ApolloCache } from '@apollo/client';
import { evictLists } from '../../../../components/list/evict-lists.ts';
import { evictDonations } from '../../evict-donations.ts';

/** For a mutation's `update`: evicts who gives, what they gave, and the counts that name them. */
export function evictDonors(cache: ApolloCache): void {
  const fields = ['donors', 'donor', 'foundDonors', 'giftCounts', 'giftCount', 'giftAidDeclarations'];
  for (const field of fields) evictLists(field)(cache);
  evictDonations(cache);
}
