import type { ApolloCache } from '@apollo/client';
import { evictLists } from '../../components/list/evict-lists.ts';

const CHANGED_BY_A_DONATION = [
  'myDonations',
  'myDonation',
  'donationPrefill',
  'donations',
  'donation',
  'donationTotals',
  'myGiftAidDeclarations',
];

/** For a mutation's `update`: evicts every list and sum that depends on a donation or its status. */
export function evictDonations(cache: ApolloCache): void {
  for (const field of CHANGED_BY_A_DONATION) evictLists(field)(cache);
}

/** Like {@link evictDonations}, for changes of the types; the totals are grouped by type. */
export function evictDonationTypes(cache: ApolloCache): void {
  for (const field of ['donationTypes', 'allDonationTypes', 'donationTotals', 'giftFunds'])
    evictLists(field)(cache);
}
