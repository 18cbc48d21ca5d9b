/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type DonationColumn =
  | 'FESTIVAL'
  | 'HALL_AND_OTHER'
  | 'MEMBERSHIP';

export type DonationTypesQueryVariables = Exact<{
  language?: string | null | undefined;
}>;


export type DonationTypesQuery = { donationTypes: Array<{ id: number, language: string, name: string, column: DonationColumn, feePence: number | null, textLanguages: { name: string } }> };


export const DonationTypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DonationTypes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donationTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"feePence"}}]}}]}}]} as unknown as DocumentNode<DonationTypesQuery, DonationTypesQueryVariables>;
export const useDonationTypesQuery = (options?: useQuery.Options<DonationTypesQuery, DonationTypesQueryVariables>) =>
  usePageQuery(DonationTypesDocument, options ?? {});