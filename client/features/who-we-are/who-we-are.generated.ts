/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type WhoWeAreQueryVariables = Exact<{
  language?: string | null | undefined;
}>;


export type WhoWeAreQuery = { siteSettings: { language: string, history: string, guruName: string, guruMessage: string, cricket: string, charityName: string, charityNumber: string, textLanguages: { history: string, guruName: string, guruMessage: string, cricket: string } } };


export const WhoWeAreDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WhoWeAre"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"}},{"kind":"Field","name":{"kind":"Name","value":"guruName"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessage"}},{"kind":"Field","name":{"kind":"Name","value":"cricket"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"}},{"kind":"Field","name":{"kind":"Name","value":"guruName"}},{"kind":"Field","name":{"kind":"Name","value":"guruMessage"}},{"kind":"Field","name":{"kind":"Name","value":"cricket"}},{"kind":"Field","name":{"kind":"Name","value":"charityName"}},{"kind":"Field","name":{"kind":"Name","value":"charityNumber"}}]}}]}}]} as unknown as DocumentNode<WhoWeAreQuery, WhoWeAreQueryVariables>;
export const useWhoWeAreQuery = (options?: useQuery.Options<WhoWeAreQuery, WhoWeAreQueryVariables>) =>
  usePageQuery(WhoWeAreDocument, options ?? {});