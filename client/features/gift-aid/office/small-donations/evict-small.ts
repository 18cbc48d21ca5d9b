import type { ApolloCache } from '@apollo/client';
import { evictLists } from '../../../../components/list/evict-lists.ts';
import { evictClaims } from '../../../ledger/office/evict-claims.ts';

const FIELDS = ['smallYears', 'smallCollections', 'offeredSmallCounts', 'smallClaims'] as const;

/** For a mutation's `update`: evicts what was collected and claimed for, and the claims that it may go with. */
export function evictSmall(cache: ApolloCache): void {
  for (const field of FIELDS) evictLists(field)(cache);
  evictClaims(cache);
}
