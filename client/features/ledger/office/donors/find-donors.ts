import type { ApolloClient } from '@apollo/client';
import { FoundDonorsDocument, type FoundDonorsQuery } from './donors.generated.ts';

type Found = FoundDonorsQuery['foundDonors'][number];
/** Without an id it is somebody new. */
export type DonorOption = Omit<Found, 'id'> & { id: number | null };

/** Finds donors by a part of the name or postcode; last, where that is allowed, somebody new of that name. */
export async function findDonors(
  client: ApolloClient,
  text: string,
  allowsNew: boolean,
): Promise<DonorOption[]> {
  const { data } = await client.query({
    query: FoundDonorsDocument,
    variables: { search: text },
    fetchPolicy: 'network-only',
  });
  const newOne = { id: null, name: text, postcode: '', address: '', email: '' };
  return [...(data?.foundDonors ?? []), ...(allowsNew ? [newOne] : [])];
}
