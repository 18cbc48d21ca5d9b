import type { ApolloCache } from '@apollo/client';
import { evictLists } from '../../../components/list/evict-lists.ts';

/** For a mutation's `update`: evicts what can be claimed and what was. */
export function evictClaims(cache: ApolloCache): void {
  for (const field of [
    'giftAidSummary',
    'giftAidGifts',
    'giftAidClaims',
    'giftAidClaim',
    'giftAidClaimGifts',
  ])
    evictLists(field)(cache);
}
