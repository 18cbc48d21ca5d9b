/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SponsorLinkQueryVariables = Exact<{ [key: string]: never; }>;


export type SponsorLinkQuery = { sponsorOffers: Array<{ id: number }> };


export const SponsorLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SponsorLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sponsorOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SponsorLinkQuery, SponsorLinkQueryVariables>;
export const useSponsorLinkQuery = (options?: useQuery.Options<SponsorLinkQuery, SponsorLinkQueryVariables>) =>
  usePageQuery(SponsorLinkDocument, options ?? {});