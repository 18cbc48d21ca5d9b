/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Current state of an item */
export type ContentTab =
  | 'ALL'
  | 'BIN'
  | 'DRAFT'
  | 'HIDDEN'
  | 'PLANNED'
  | 'VISIBLE';

export type CommitteeOrderQueryVariables = Exact<{
  language?: string | null | undefined;
}>;


export type CommitteeOrderQuery = { committeeOrder: Array<{ id: number, name: string, nameLanguage: string, designation: string, designationLanguage: string, sequenceNumber: number, tab: ContentTab }> };

export type MoveCommitteeMemberMutationVariables = Exact<{
  id: number;
  place: number;
}>;


export type MoveCommitteeMemberMutation = { moveCommitteeMember: boolean };


export const CommitteeOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommitteeOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"committeeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"designationLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"sequenceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}}]}}]}}]} as unknown as DocumentNode<CommitteeOrderQuery, CommitteeOrderQueryVariables>;
export const MoveCommitteeMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveCommitteeMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"place"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveCommitteeMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"place"},"value":{"kind":"Variable","name":{"kind":"Name","value":"place"}}}]}]}}]} as unknown as DocumentNode<MoveCommitteeMemberMutation, MoveCommitteeMemberMutationVariables>;
export const useCommitteeOrderQuery = (options?: useQuery.Options<CommitteeOrderQuery, CommitteeOrderQueryVariables>) =>
  usePageQuery(CommitteeOrderDocument, options ?? {});

export const useMoveCommitteeMemberMutation = (options?: useMutation.Options<MoveCommitteeMemberMutation, MoveCommitteeMemberMutationVariables>) =>
  useMutation(MoveCommitteeMemberDocument, options);