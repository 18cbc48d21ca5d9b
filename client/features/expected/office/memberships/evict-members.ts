import type { ApolloCache } from '@apollo/client';
import { evictLists } from '../../../../components/list/evict-lists.ts';

/** For a mutation's `update`: evicts the members with their letters, and whether these go by themselves. */
export function evictMembers(cache: ApolloCache): void {
  for (const field of ['associationMembers', 'membershipReminders']) evictLists(field)(cache);
}
