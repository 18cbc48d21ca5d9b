import type { ApolloCache } from '@apollo/client';
import { forgetLists } from '../../components/list/forget-lists.ts';

const CHANGED_BY_A_DONATION = [
  'myDonations',
  'myDonation',
  'donationPrefill',
  'donations',
  'donation',
  'donationTotals',
];

/** For a mutation's `update`: every list and sum that a donation or its status changes. */
export function forgetDonations(cache: ApolloCache): void {
  for (const field of CHANGED_BY_A_DONATION) forgetLists(field)(cache);
}

/** The same for what changes the types; the ledger's sums are by type. */
export function forgetDonationTypes(cache: ApolloCache): void {
  for (const field of ['donationTypes', 'allDonationTypes', 'donationTotals']) forgetLists(field)(cache);
}
