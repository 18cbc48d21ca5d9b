import type { ApolloCache } from '@apollo/client';
import { evictLists } from '../../../components/list/evict-lists.ts';

/** After a change of a hire: evicts the lists, the calendar and the details, so that they are refetched. */
export function evictHires(cache: ApolloCache): void {
  for (const field of ['hires', 'hallMonth', 'hireRequestAfter']) evictLists(field)(cache);
}
