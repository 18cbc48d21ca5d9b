/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CandidateReportDecision =
  | 'REJECTED'
  | 'UPHELD';

export type CandidateReportDecisionInput = {
  answer: string;
  decision: CandidateReportDecision;
  /** Of a report that is upheld. Default: NONE */
  measure?: CandidateReportMeasure | null | undefined;
};

export type CandidateReportKind =
  | 'INTIMATE_IMAGE'
  | 'MARRIED'
  | 'OTHER'
  | 'RUDE'
  | 'SOMEBODY_ELSE'
  | 'UNTRUE';

export type CandidateReportMeasure =
  | 'HIDE'
  | 'NONE'
  | 'REMOVE_PHOTOS'
  | 'REMOVE_PROFILE';

export type CandidateReportState =
  | 'OPEN'
  | 'REJECTED'
  | 'UPHELD';

export type CandidateReportFieldsFragment = { id: number, version: number, kind: CandidateReportKind, text: string, state: CandidateReportState, answer: string, createdAt: `${string}T${string}`, answeredAt: `${string}T${string}` | null, dueAt: `${string}T${string}`, candidateName: string, memberId: number | null, reporterName: string | null, measure: CandidateReportMeasure | null, isHidden: boolean, hiddenBy: Array<number> };

export type CandidateReportsQueryVariables = Exact<{
  state?: CandidateReportState | null | undefined;
  page: number;
  pageSize: number;
}>;


export type CandidateReportsQuery = { candidateReports: { totalCount: number, items: Array<{ id: number, version: number, kind: CandidateReportKind, text: string, state: CandidateReportState, answer: string, createdAt: `${string}T${string}`, answeredAt: `${string}T${string}` | null, dueAt: `${string}T${string}`, candidateName: string, memberId: number | null, reporterName: string | null, measure: CandidateReportMeasure | null, isHidden: boolean, hiddenBy: Array<number> }> } };

export type DecideCandidateReportMutationVariables = Exact<{
  id: number;
  version: number;
  input: CandidateReportDecisionInput;
}>;


export type DecideCandidateReportMutation = { decideCandidateReport: boolean };

export type ShowReportedCandidateMutationVariables = Exact<{
  memberId: number;
  seenHiddenBy: Array<number> | number;
}>;


export type ShowReportedCandidateMutation = { showReportedCandidate: boolean };

export const CandidateReportFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateReportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"reporterName"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenBy"}}]}}]} as unknown as DocumentNode<CandidateReportFieldsFragment, unknown>;
export const CandidateReportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CandidateReports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateReportState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateReports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateReportFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateReportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"reporterName"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenBy"}}]}}]} as unknown as DocumentNode<CandidateReportsQuery, CandidateReportsQueryVariables>;
export const DecideCandidateReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideCandidateReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateReportDecisionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideCandidateReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DecideCandidateReportMutation, DecideCandidateReportMutationVariables>;
export const ShowReportedCandidateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowReportedCandidate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seenHiddenBy"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showReportedCandidate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"memberId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}}},{"kind":"Argument","name":{"kind":"Name","value":"seenHiddenBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seenHiddenBy"}}}]}]}}]} as unknown as DocumentNode<ShowReportedCandidateMutation, ShowReportedCandidateMutationVariables>;
export const useCandidateReportsQuery = (options: useQuery.Options<CandidateReportsQuery, CandidateReportsQueryVariables>) =>
  usePageQuery(CandidateReportsDocument, options);

export const useDecideCandidateReportMutation = (options?: useMutation.Options<DecideCandidateReportMutation, DecideCandidateReportMutationVariables>) =>
  useMutation(DecideCandidateReportDocument, options);

export const useShowReportedCandidateMutation = (options?: useMutation.Options<ShowReportedCandidateMutation, ShowReportedCandidateMutationVariables>) =>
  useMutation(ShowReportedCandidateDocument, options);