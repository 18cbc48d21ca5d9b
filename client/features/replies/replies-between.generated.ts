/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ReplyActFieldsFragment = { eventId: number, day: string, left: number | null, isOpen: boolean, isCalledOff: boolean };

export type RepliesBetweenQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type RepliesBetweenQuery = { eventRepliesBetween: Array<{ eventId: number, day: string, left: number | null, isOpen: boolean, isCalledOff: boolean }> };

export type RepliesOfDateQueryVariables = Exact<{
  eventId: number;
  day?: string | null | undefined;
}>;


export type RepliesOfDateQuery = { eventReplies: { eventId: number, day: string, left: number | null, isOpen: boolean, isCalledOff: boolean } | null };

export const ReplyActFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplyActFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"isCalledOff"}}]}}]} as unknown as DocumentNode<ReplyActFieldsFragment, unknown>;
export const RepliesBetweenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RepliesBetween"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventRepliesBetween"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReplyActFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplyActFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"isCalledOff"}}]}}]} as unknown as DocumentNode<RepliesBetweenQuery, RepliesBetweenQueryVariables>;
export const RepliesOfDateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RepliesOfDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventReplies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}},{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReplyActFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplyActFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"isCalledOff"}}]}}]} as unknown as DocumentNode<RepliesOfDateQuery, RepliesOfDateQueryVariables>;
export const useRepliesBetweenQuery = (options: useQuery.Options<RepliesBetweenQuery, RepliesBetweenQueryVariables>) =>
  usePageQuery(RepliesBetweenDocument, options);

export const useRepliesOfDateQuery = (options: useQuery.Options<RepliesOfDateQuery, RepliesOfDateQueryVariables>) =>
  usePageQuery(RepliesOfDateDocument, options);