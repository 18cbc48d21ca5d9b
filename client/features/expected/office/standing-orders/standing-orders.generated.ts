/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** LATE: one month missed; STOPPED: two */
export type StandingOrderState =
  | 'ENDED'
  | 'LATE'
  | 'NOT_BEGUN'
  | 'ON_TIME'
  | 'STOPPED';

export type StandingOrderFieldsFragment = { donorId: number, subTypeId: number, donorName: string, language: string, typeName: string, state: StandingOrderState, amountPence: number, lastOn: string | null, nextOn: string | null, endedOn: string | null, endedByName: string, textLanguages: { typeName: string } };

export type StandingOrdersQueryVariables = Exact<{
  page: number;
  pageSize: number;
  state?: StandingOrderState | null | undefined;
  search?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type StandingOrdersQuery = { standingOrders: { totalCount: number, items: Array<{ donorId: number, subTypeId: number, donorName: string, language: string, typeName: string, state: StandingOrderState, amountPence: number, lastOn: string | null, nextOn: string | null, endedOn: string | null, endedByName: string, textLanguages: { typeName: string } }>, month: { month: string, expectedCount: number, expectedPence: number, cameCount: number, camePence: number } } };

export type SetStandingOrderEndedMutationVariables = Exact<{
  donorId: number;
  subTypeId: number;
  isEnded: boolean;
}>;


export type SetStandingOrderEndedMutation = { setStandingOrderEnded: { state: StandingOrderState } };

export const StandingOrderFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandingOrderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandingOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donorId"}},{"kind":"Field","name":{"kind":"Name","value":"subTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amountPence"}},{"kind":"Field","name":{"kind":"Name","value":"lastOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextOn"}},{"kind":"Field","name":{"kind":"Name","value":"endedOn"}},{"kind":"Field","name":{"kind":"Name","value":"endedByName"}}]}}]} as unknown as DocumentNode<StandingOrderFieldsFragment, unknown>;
export const StandingOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StandingOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StandingOrderState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"standingOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StandingOrderFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"month"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"expectedCount"}},{"kind":"Field","name":{"kind":"Name","value":"expectedPence"}},{"kind":"Field","name":{"kind":"Name","value":"cameCount"}},{"kind":"Field","name":{"kind":"Name","value":"camePence"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandingOrderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandingOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donorId"}},{"kind":"Field","name":{"kind":"Name","value":"subTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amountPence"}},{"kind":"Field","name":{"kind":"Name","value":"lastOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextOn"}},{"kind":"Field","name":{"kind":"Name","value":"endedOn"}},{"kind":"Field","name":{"kind":"Name","value":"endedByName"}}]}}]} as unknown as DocumentNode<StandingOrdersQuery, StandingOrdersQueryVariables>;
export const SetStandingOrderEndedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetStandingOrderEnded"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"donorId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subTypeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isEnded"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setStandingOrderEnded"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"donorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"donorId"}}},{"kind":"Argument","name":{"kind":"Name","value":"subTypeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subTypeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"isEnded"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isEnded"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<SetStandingOrderEndedMutation, SetStandingOrderEndedMutationVariables>;
export const useStandingOrdersQuery = (options: useQuery.Options<StandingOrdersQuery, StandingOrdersQueryVariables>) =>
  usePageQuery(StandingOrdersDocument, options);

export const useSetStandingOrderEndedMutation = (options?: useMutation.Options<SetStandingOrderEndedMutation, SetStandingOrderEndedMutationVariables>) =>
  useMutation(SetStandingOrderEndedDocument, options);