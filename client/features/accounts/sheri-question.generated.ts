/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SheriQuestionQueryVariables = Exact<{
  language?: string | null | undefined;
}>;


export type SheriQuestionQuery = { siteSettings: { language: string, asksSheri: boolean, sheriLabel: string } };


export const SheriQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SheriQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"asksSheri"}},{"kind":"Field","name":{"kind":"Name","value":"sheriLabel"}}]}}]}}]} as unknown as DocumentNode<SheriQuestionQuery, SheriQuestionQueryVariables>;
export const useSheriQuestionQuery = (options?: useQuery.Options<SheriQuestionQuery, SheriQuestionQueryVariables>) =>
  usePageQuery(SheriQuestionDocument, options ?? {});