/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CountryCodesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountryCodesQuery = { countryCodes: Array<{ id: number, value: string, label: string | null, valueGujarati: string | null }> };


export const CountryCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"valueGujarati"}}]}}]}}]} as unknown as DocumentNode<CountryCodesQuery, CountryCodesQueryVariables>;
export const useCountryCodesQuery = (options?: useQuery.Options<CountryCodesQuery, CountryCodesQueryVariables>) =>
  usePageQuery(CountryCodesDocument, options ?? {});