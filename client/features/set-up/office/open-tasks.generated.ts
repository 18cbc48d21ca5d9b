/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type OpenTask =
  | 'COMMITTEE'
  | 'FIRST_EVENT'
  | 'MAIL'
  | 'OPENING_WORDS'
  | 'PAYMENT_DETAILS'
  | 'REFUSED_TEXT_MESSAGES'
  | 'TEXT_MESSAGES';

export type OpenTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenTasksQuery = { openTasks: Array<OpenTask> };


export const OpenTasksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenTasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openTasks"}}]}}]} as unknown as DocumentNode<OpenTasksQuery, OpenTasksQueryVariables>;
export const useOpenTasksQuery = (options?: useQuery.Options<OpenTasksQuery, OpenTasksQueryVariables>) =>
  usePageQuery(OpenTasksDocument, options ?? {});