/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Whether it can be paid by card now; UNDER_WAY: a direct debit, which takes days */
export type CardOffer =
  | 'NOT_OFFERED'
  | 'OFFERED'
  | 'OFFERED_MONTHLY'
  | 'UNDER_WAY';

/** FAILING: the last payment failed and will be retried. ENDED is final */
export type CardSubscriptionState =
  | 'ACTIVE'
  | 'ENDED'
  | 'FAILING';

export type DonationColumn =
  | 'FESTIVAL'
  | 'HALL_AND_OTHER'
  | 'MEMBERSHIP';

/** MONTHLY is a promised standing order, or taken by card */
export type DonationFrequency =
  | 'MONTHLY'
  | 'ONCE';

export type DonationStatus =
  | 'CANCELLED'
  | 'PAID'
  | 'PENDING'
  | 'REFUNDED';

export type GiftQueryVariables = Exact<{
  token: string;
  language?: string | null | undefined;
}>;


export type GiftQuery = { gift: { reference: string, subTypeId: number, language: string, typeName: string, column: DonationColumn, amountPence: number, frequency: DonationFrequency, status: DonationStatus, createdAt: `${string}T${string}`, receivedOn: string | null, receiptNumber: string | null, refundedPence: number, refundedOn: string | null, card: CardOffer, isMailed: boolean, giftAidToConfirm: string | null, isOwn: boolean, canBeTaken: boolean, textLanguages: { typeName: string }, cardSubscription: { state: CardSubscriptionState, stateSince: `${string}T${string}` } | null, sponsorship: { offer: string, slot: string, day: string, payBy: string | null, isHeld: boolean } | null } | null };

export type WaysToPayQueryVariables = Exact<{
  language?: string | null | undefined;
}>;


export type WaysToPayQuery = { siteSettings: { language: string, bankAccountName: string, bankSortCode: string, bankAccountNumber: string, bankIban: string, bankBic: string } };

export type EndMonthlyByCardMutationVariables = Exact<{
  token: string;
}>;


export type EndMonthlyByCardMutation = { endMonthlyByCard: { state: CardSubscriptionState } | null };

export type TakeGiftMutationVariables = Exact<{
  token: string;
}>;


export type TakeGiftMutation = { takeGift: number };


export const GiftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Gift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"subTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"amountPence"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"refundedPence"}},{"kind":"Field","name":{"kind":"Name","value":"refundedOn"}},{"kind":"Field","name":{"kind":"Name","value":"card"}},{"kind":"Field","name":{"kind":"Name","value":"cardSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateSince"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMailed"}},{"kind":"Field","name":{"kind":"Name","value":"sponsorship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offer"}},{"kind":"Field","name":{"kind":"Name","value":"slot"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"payBy"}},{"kind":"Field","name":{"kind":"Name","value":"isHeld"}}]}},{"kind":"Field","name":{"kind":"Name","value":"giftAidToConfirm"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"canBeTaken"}}]}}]}}]} as unknown as DocumentNode<GiftQuery, GiftQueryVariables>;
export const WaysToPayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaysToPay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"bankAccountName"}},{"kind":"Field","name":{"kind":"Name","value":"bankSortCode"}},{"kind":"Field","name":{"kind":"Name","value":"bankAccountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"bankIban"}},{"kind":"Field","name":{"kind":"Name","value":"bankBic"}}]}}]}}]} as unknown as DocumentNode<WaysToPayQuery, WaysToPayQueryVariables>;
export const EndMonthlyByCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndMonthlyByCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endMonthlyByCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<EndMonthlyByCardMutation, EndMonthlyByCardMutationVariables>;
export const TakeGiftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeGift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeGift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<TakeGiftMutation, TakeGiftMutationVariables>;
export const useGiftQuery = (options: useQuery.Options<GiftQuery, GiftQueryVariables>) =>
  usePageQuery(GiftDocument, options);

export const useWaysToPayQuery = (options?: useQuery.Options<WaysToPayQuery, WaysToPayQueryVariables>) =>
  usePageQuery(WaysToPayDocument, options ?? {});

export const useEndMonthlyByCardMutation = (options?: useMutation.Options<EndMonthlyByCardMutation, EndMonthlyByCardMutationVariables>) =>
  useMutation(EndMonthlyByCardDocument, options);

export const useTakeGiftMutation = (options?: useMutation.Options<TakeGiftMutation, TakeGiftMutationVariables>) =>
  useMutation(TakeGiftDocument, options);