import type { ApolloCache } from '@apollo/client';
import { forgetLists } from '../../../components/list/forget-lists.ts';

/** After any change of a hire: the lists, the calendar and the details are loaded anew. */
export function forgetHires(cache: ApolloCache): void {
  for (const field of ['hires', 'hallMonth', 'hireRequestAfter']) forgetLists(field)(cache);
}
