/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type MatrimonialCareQueryVariables = Exact<{ [key: string]: never; }>;


export type MatrimonialCareQuery = { matrimonialCare: string };


export const MatrimonialCareDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatrimonialCare"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matrimonialCare"}}]}}]} as unknown as DocumentNode<MatrimonialCareQuery, MatrimonialCareQueryVariables>;
export const useMatrimonialCareQuery = (options?: useQuery.Options<MatrimonialCareQuery, MatrimonialCareQueryVariables>) =>
  usePageQuery(MatrimonialCareDocument, options ?? {});