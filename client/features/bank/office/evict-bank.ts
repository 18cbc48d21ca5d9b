import type { ApolloCache } from '@apollo/client';
import { evictLists } from '../../../components/list/evict-lists.ts';
import { evictDonations } from '../../ledger/evict-donations.ts';
import { evictClaims } from '../../ledger/office/evict-claims.ts';

/** For a mutation's `update`: evicts what depends on the lines of statements, and on what they pay. */
export function evictBank(cache: ApolloCache): void {
  for (const field of ['bankStatements', 'bankStatement', 'bankLines']) evictLists(field)(cache);
  evictDonations(cache);
  evictClaims(cache);
}
