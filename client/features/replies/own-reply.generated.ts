/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AgeGroup =
  | 'ADULT'
  | 'CHILD'
  | 'INFANT'
  | 'SENIOR'
  | 'YOUTH';

/** Whether it can be paid by card now; UNDER_WAY: a direct debit, which takes days */
export type CardOffer =
  | 'NOT_OFFERED'
  | 'OFFERED'
  | 'OFFERED_MONTHLY'
  | 'UNDER_WAY';

export type PeopleOfAgeInput = {
  group: AgeGroup;
  people: number;
};

export type PeopleOfDietInput = {
  dietId: number;
  people: number;
};

/** YES_NO is answered `yes` or `no` */
export type QuestionKind =
  | 'LINE'
  | 'YES_NO';

/** Why a reply was released */
export type ReleasedFor =
  | 'CLOSED'
  | 'LAPSED'
  | 'UNPAID';

export type ReplyAnswerInput = {
  answer: string;
  key: string;
};

/** What a household says when it changes its reply */
export type ReplyChangeInput = {
  ages: Array<PeopleOfAgeInput>;
  answers: Array<ReplyAnswerInput>;
  diets: Array<PeopleOfDietInput>;
  email?: string;
  /** Whether they ask for the price of members */
  isMemberPrice?: boolean | null | undefined;
  mobile?: string;
  name: string;
  /** What we should know, such as a wheelchair */
  needs?: string;
  /** Of a reply that was withdrawn: waits when there is not enough room for all */
  waitIfFull?: boolean;
};

/** FULL: not enough places for all of them; nothing was stored or changed */
export type ReplyOutcome =
  | 'COMING'
  | 'FULL'
  | 'WAITING';

/** OFFERED: a place from the waiting list is kept until `offeredUntil`. RELEASED: the family was told that it has no place */
export type ReplyState =
  | 'COMING'
  | 'OFFERED'
  | 'RELEASED'
  | 'WAITING'
  | 'WITHDRAWN';

export type OwnReplyQueryVariables = Exact<{
  token: string;
  language?: string | null | undefined;
}>;


export type OwnReplyQuery = { reply: { eventId: number, day: string, eventName: string, place: string | null, startsAt: `${string}T${string}`, endsAt: `${string}T${string}`, isWholeDay: boolean, isCalledOff: boolean, state: ReplyState, name: string, email: string, mobile: string, total: number, needs: string, offeredUntil: `${string}T${string}` | null, releasedFor: ReleasedFor | null, waitingBefore: number, canChange: boolean, isMailed: boolean, isMemberPrice: boolean, pence: number, card: CardOffer, ages: Array<{ group: AgeGroup, people: number }>, diets: Array<{ dietId: number, name: string, people: number }>, answers: Array<{ key: string, answer: string }>, furtherPlaces: { people: number, pence: number, offeredUntil: `${string}T${string}` | null, ages: Array<{ group: AgeGroup, people: number }>, diets: Array<{ dietId: number, name: string, people: number }> } | null, charge: { reference: string, openPence: number, payBy: string | null } | null, facts: { eventId: number, day: string, startsAt: `${string}T${string}`, isCalledOff: boolean, places: number | null, left: number | null, waiting: number, isOpen: boolean, opensOn: string | null, closesAt: `${string}T${string}`, offerHours: number, pricePence: number, memberPence: number | null, ageGroups: Array<{ group: AgeGroup, from: number, to: number | null, pence: number | null }>, diets: Array<{ id: number, name: string, language: string }>, questions: Array<{ key: string, kind: QuestionKind, isRequired: boolean, text: string, language: string }> } | null } | null };

export type PayReplyByCardMutationVariables = Exact<{
  token: string;
  language?: string | null | undefined;
}>;


export type PayReplyByCardMutation = { payReplyByCard: string | null };

export type ChangeReplyMutationVariables = Exact<{
  token: string;
  input: ReplyChangeInput;
}>;


export type ChangeReplyMutation = { changeReply: { outcome: ReplyOutcome, left: number | null } };

export type WithdrawReplyMutationVariables = Exact<{
  token: string;
}>;


export type WithdrawReplyMutation = { withdrawReply: boolean };

export type KeepReplyAsIsMutationVariables = Exact<{
  token: string;
}>;


export type KeepReplyAsIsMutation = { keepReplyAsIs: boolean };

export type AcceptOfferMutationVariables = Exact<{
  token: string;
}>;


export type AcceptOfferMutation = { acceptOffer: boolean };


export const OwnReplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnReply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"eventName"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isWholeDay"}},{"kind":"Field","name":{"kind":"Name","value":"isCalledOff"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"ages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"diets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dietId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"offeredUntil"}},{"kind":"Field","name":{"kind":"Name","value":"releasedFor"}},{"kind":"Field","name":{"kind":"Name","value":"furtherPlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"ages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}},{"kind":"Field","name":{"kind":"Name","value":"diets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dietId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pence"}},{"kind":"Field","name":{"kind":"Name","value":"offeredUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingBefore"}},{"kind":"Field","name":{"kind":"Name","value":"canChange"}},{"kind":"Field","name":{"kind":"Name","value":"isMailed"}},{"kind":"Field","name":{"kind":"Name","value":"isMemberPrice"}},{"kind":"Field","name":{"kind":"Name","value":"pence"}},{"kind":"Field","name":{"kind":"Name","value":"charge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"openPence"}},{"kind":"Field","name":{"kind":"Name","value":"payBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReplyFactsFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplyFactsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCalledOff"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"opensOn"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerHours"}},{"kind":"Field","name":{"kind":"Name","value":"pricePence"}},{"kind":"Field","name":{"kind":"Name","value":"memberPence"}},{"kind":"Field","name":{"kind":"Name","value":"ageGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"pence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"diets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]} as unknown as DocumentNode<OwnReplyQuery, OwnReplyQueryVariables>;
export const PayReplyByCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayReplyByCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payReplyByCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}]}}]} as unknown as DocumentNode<PayReplyByCardMutation, PayReplyByCardMutationVariables>;
export const ChangeReplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeReply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeReply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"left"}}]}}]}}]} as unknown as DocumentNode<ChangeReplyMutation, ChangeReplyMutationVariables>;
export const WithdrawReplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawReply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawReply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<WithdrawReplyMutation, WithdrawReplyMutationVariables>;
export const KeepReplyAsIsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepReplyAsIs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepReplyAsIs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<KeepReplyAsIsMutation, KeepReplyAsIsMutationVariables>;
export const AcceptOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<AcceptOfferMutation, AcceptOfferMutationVariables>;
export const useOwnReplyQuery = (options: useQuery.Options<OwnReplyQuery, OwnReplyQueryVariables>) =>
  usePageQuery(OwnReplyDocument, options);

export const usePayReplyByCardMutation = (options?: useMutation.Options<PayReplyByCardMutation, PayReplyByCardMutationVariables>) =>
  useMutation(PayReplyByCardDocument, options);

export const useChangeReplyMutation = (options?: useMutation.Options<ChangeReplyMutation, ChangeReplyMutationVariables>) =>
  useMutation(ChangeReplyDocument, options);

export const useWithdrawReplyMutation = (options?: useMutation.Options<WithdrawReplyMutation, WithdrawReplyMutationVariables>) =>
  useMutation(WithdrawReplyDocument, options);

export const useKeepReplyAsIsMutation = (options?: useMutation.Options<KeepReplyAsIsMutation, KeepReplyAsIsMutationVariables>) =>
  useMutation(KeepReplyAsIsDocument, options);

export const useAcceptOfferMutation = (options?: useMutation.Options<AcceptOfferMutation, AcceptOfferMutationVariables>) =>
  useMutation(AcceptOfferDocument, options);