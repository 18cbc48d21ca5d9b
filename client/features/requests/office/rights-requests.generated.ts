/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** To see, correct or erase personal data, or a complaint */
export type RequestKind =
  | 'ACCESS'
  | 'COMPLAINT'
  | 'ERASURE'
  | 'RECTIFICATION';

export type RequestOutcome =
  | 'ANSWERED'
  | 'REFUSED'
  | 'WITHDRAWN';

export type RequestState =
  | 'ACKNOWLEDGED'
  | 'CLOSED'
  | 'WAITING';

export type RightsRequestsQueryVariables = Exact<{
  page: number;
  pageSize: number;
  search?: string | null | undefined;
  state?: RequestState | null | undefined;
  kind?: RequestKind | null | undefined;
}>;


export type RightsRequestsQuery = { rightsRequests: { totalCount: number, items: Array<{ id: number, kind: RequestKind, name: string, about: string, identityChecked: boolean, receivedOn: string, acknowledgeBy: string, answerBy: string, acknowledgedOn: string | null, closedOn: string | null, outcome: RequestOutcome | null, assigneeName: string | null }>, counts: { WAITING: number, ACKNOWLEDGED: number, CLOSED: number } } };

export type RightsRequestFieldsFragment = { id: number, kind: RequestKind, name: string, about: string, identityChecked: boolean, receivedOn: string, acknowledgeBy: string, answerBy: string, acknowledgedOn: string | null, closedOn: string | null, outcome: RequestOutcome | null, assigneeName: string | null };

export const RightsRequestFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RightsRequestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RightsRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"identityChecked"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"acknowledgeBy"}},{"kind":"Field","name":{"kind":"Name","value":"answerBy"}},{"kind":"Field","name":{"kind":"Name","value":"acknowledgedOn"}},{"kind":"Field","name":{"kind":"Name","value":"closedOn"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}}]}}]} as unknown as DocumentNode<RightsRequestFieldsFragment, unknown>;
export const RightsRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RightsRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestKind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rightsRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RightsRequestFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"WAITING"}},{"kind":"Field","name":{"kind":"Name","value":"ACKNOWLEDGED"}},{"kind":"Field","name":{"kind":"Name","value":"CLOSED"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RightsRequestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RightsRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"identityChecked"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"acknowledgeBy"}},{"kind":"Field","name":{"kind":"Name","value":"answerBy"}},{"kind":"Field","name":{"kind":"Name","value":"acknowledgedOn"}},{"kind":"Field","name":{"kind":"Name","value":"closedOn"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}}]}}]} as unknown as DocumentNode<RightsRequestsQuery, RightsRequestsQueryVariables>;
export const useRightsRequestsQuery = (options: useQuery.Options<RightsRequestsQuery, RightsRequestsQueryVariables>) =>
  usePageQuery(RightsRequestsDocument, options);