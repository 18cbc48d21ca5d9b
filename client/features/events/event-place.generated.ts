/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type EventPlaceQueryVariables = Exact<{ [key: string]: never; }>;


export type EventPlaceQuery = { siteSettings: { address: string, addressGujarati: string | null } };


export const EventPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventPlace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressGujarati"}}]}}]}}]} as unknown as DocumentNode<EventPlaceQuery, EventPlaceQueryVariables>;
export const useEventPlaceQuery = (options?: useQuery.Options<EventPlaceQuery, EventPlaceQueryVariables>) =>
  usePageQuery(EventPlaceDocument, options ?? {});