/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type WhoWeAreQueryVariables = Exact<{ [key: string]: never; }>;


export type WhoWeAreQuery = { siteSettings: { history: string, historyGujarati: string | null, guruName: string, guruNameGujarati: string | null, guruMessage: string, guruMessageGujarati: string | null, cricket: string, cricketGujarati: string | null, charityName: string, charityNumber: string } };


export const WhoWeAreDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WhoWeAre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"}},{"kind":"Field","name":{"kind":"Name","value":"historyGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"guruName"}},{"kind":"Field","name":{"kind":"Name","value":"guruNameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessage"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessageGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"cricket"}},{"kind":"Field","name":{"kind":"Name","value":"cricketGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"charityName"}},{"kind":"Field","name":{"kind":"Name","value":"charityNumber"}}]}}]}}]} as unknown as DocumentNode<WhoWeAreQuery, WhoWeAreQueryVariables>;
export const useWhoWeAreQuery = (options?: useQuery.Options<WhoWeAreQuery, WhoWeAreQueryVariables>) =>
  usePageQuery(WhoWeAreDocument, options ?? {});