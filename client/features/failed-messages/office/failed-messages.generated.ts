/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Email or text message */
export type MessageChannel =
  | 'MAIL'
  | 'SMS';

export type FailedMessagesQueryVariables = Exact<{ [key: string]: never; }>;


export type FailedMessagesQuery = { failedMessages: Array<{ id: number, channel: MessageChannel, to: string, subject: string, createdAt: `${string}T${string}`, failedAt: `${string}T${string}`, refusedCode: number | null }> };

export type SendFailedMessagesMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type SendFailedMessagesMutation = { sendFailedMessages: number };

export type DeleteFailedMessagesMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type DeleteFailedMessagesMutation = { deleteFailedMessages: number };


export const FailedMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FailedMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failedMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"refusedCode"}}]}}]}}]} as unknown as DocumentNode<FailedMessagesQuery, FailedMessagesQueryVariables>;
export const SendFailedMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendFailedMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendFailedMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<SendFailedMessagesMutation, SendFailedMessagesMutationVariables>;
export const DeleteFailedMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteFailedMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFailedMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<DeleteFailedMessagesMutation, DeleteFailedMessagesMutationVariables>;
export const useFailedMessagesQuery = (options?: useQuery.Options<FailedMessagesQuery, FailedMessagesQueryVariables>) =>
  usePageQuery(FailedMessagesDocument, options ?? {});

export const useSendFailedMessagesMutation = (options?: useMutation.Options<SendFailedMessagesMutation, SendFailedMessagesMutationVariables>) =>
  useMutation(SendFailedMessagesDocument, options);

export const useDeleteFailedMessagesMutation = (options?: useMutation.Options<DeleteFailedMessagesMutation, DeleteFailedMessagesMutationVariables>) =>
  useMutation(DeleteFailedMessagesDocument, options);