/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** The amount or currency differs, the donation was also paid another way, or it is not in the books */
export type CardMoneyReason =
  | 'NOT_IN_BOOKS'
  | 'OTHER_AMOUNT'
  | 'OTHER_CURRENCY'
  | 'PAID_TWICE';

/** FAILING: the last payment failed and will be retried. ENDED is final */
export type CardSubscriptionState =
  | 'ACTIVE'
  | 'ENDED'
  | 'FAILING';

export type CardMoneyQueryVariables = Exact<{ [key: string]: never; }>;


export type CardMoneyQuery = { cardMoney: Array<{ id: number, reason: CardMoneyReason, pence: number, currency: string, cameAt: `${string}T${string}`, donationId: number | null, reference: string, donorName: string, email: string, amountPence: number | null, isMonthly: boolean }> };

export type RunningByCardQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type RunningByCardQuery = { runningByCard: { totalCount: number, items: Array<{ donationId: number, reference: string, donorName: string, amountPence: number, isFailing: boolean }> } };

export type EnterCardMoneyMutationVariables = Exact<{
  id: number;
}>;


export type EnterCardMoneyMutation = { enterCardMoney: boolean };

export type SettleCardMoneyMutationVariables = Exact<{
  id: number;
}>;


export type SettleCardMoneyMutation = { settleCardMoney: boolean };

export type EndLostMonthlyByCardMutationVariables = Exact<{
  id: number;
}>;


export type EndLostMonthlyByCardMutation = { endLostMonthlyByCard: boolean };

export type EndRunningByCardMutationVariables = Exact<{
  id: number;
}>;


export type EndRunningByCardMutation = { endCardSubscription: { state: CardSubscriptionState } | null };


export const CardMoneyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CardMoney"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardMoney"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"pence"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"cameAt"}},{"kind":"Field","name":{"kind":"Name","value":"donationId"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"amountPence"}},{"kind":"Field","name":{"kind":"Name","value":"isMonthly"}}]}}]}}]} as unknown as DocumentNode<CardMoneyQuery, CardMoneyQueryVariables>;
export const RunningByCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RunningByCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runningByCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donationId"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"amountPence"}},{"kind":"Field","name":{"kind":"Name","value":"isFailing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<RunningByCardQuery, RunningByCardQueryVariables>;
export const EnterCardMoneyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnterCardMoney"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enterCardMoney"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<EnterCardMoneyMutation, EnterCardMoneyMutationVariables>;
export const SettleCardMoneyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettleCardMoney"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleCardMoney"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<SettleCardMoneyMutation, SettleCardMoneyMutationVariables>;
export const EndLostMonthlyByCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndLostMonthlyByCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endLostMonthlyByCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<EndLostMonthlyByCardMutation, EndLostMonthlyByCardMutationVariables>;
export const EndRunningByCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndRunningByCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCardSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<EndRunningByCardMutation, EndRunningByCardMutationVariables>;
export const useCardMoneyQuery = (options?: useQuery.Options<CardMoneyQuery, CardMoneyQueryVariables>) =>
  usePageQuery(CardMoneyDocument, options ?? {});

export const useRunningByCardQuery = (options: useQuery.Options<RunningByCardQuery, RunningByCardQueryVariables>) =>
  usePageQuery(RunningByCardDocument, options);

export const useEnterCardMoneyMutation = (options?: useMutation.Options<EnterCardMoneyMutation, EnterCardMoneyMutationVariables>) =>
  useMutation(EnterCardMoneyDocument, options);

export const useSettleCardMoneyMutation = (options?: useMutation.Options<SettleCardMoneyMutation, SettleCardMoneyMutationVariables>) =>
  useMutation(SettleCardMoneyDocument, options);

export const useEndLostMonthlyByCardMutation = (options?: useMutation.Options<EndLostMonthlyByCardMutation, EndLostMonthlyByCardMutationVariables>) =>
  useMutation(EndLostMonthlyByCardDocument, options);

export const useEndRunningByCardMutation = (options?: useMutation.Options<EndRunningByCardMutation, EndRunningByCardMutationVariables>) =>
  useMutation(EndRunningByCardDocument, options);