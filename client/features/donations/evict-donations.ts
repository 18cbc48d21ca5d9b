import type { ApolloCache } from '@apollo/client';
import { evictLists } from '../../components/list/evict-lists.ts';

const CHANGED_BY_A_DONATION = [
  'myDonations',
  'myDonation',
  'donationPrefill',
  'donations',
  'donation',
  'donationTotals',
];

/** For a mutation's `update`: every list and sum that a donation or its status changes. */
export function evictDonations(cache: ApolloCache): void {
  for (const field of CHANGED_BY_A_DONATION) evictLists(field)(cache);
}

/** The same for what changes the types; the ledger's sums are by type. */
export function evictDonationTypes(cache: ApolloCache): void {
  for (const field of ['donationTypes', 'allDonationTypes', 'donationTotals']) evictLists(field)(cache);
}
