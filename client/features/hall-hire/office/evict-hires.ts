import type { ApolloCache } from '@apollo/client';
import { evictLists } from '../../../components/list/evict-lists.ts';

/** After any change of a hire: the lists, the calendar and the details are loaded anew. */
export function evictHires(cache: ApolloCache): void {
  for (const field of ['hires', 'hallMonth', 'hireRequestAfter']) evictLists(field)(cache);
}
