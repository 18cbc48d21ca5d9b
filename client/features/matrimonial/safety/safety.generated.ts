/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CandidateReportInput = {
  kind: CandidateReportKind;
  text: string;
};

export type CandidateReportKind =
  | 'INTIMATE_IMAGE'
  | 'MARRIED'
  | 'OTHER'
  | 'RUDE'
  | 'SOMEBODY_ELSE'
  | 'UNTRUE';

export type CandidateReportState =
  | 'OPEN'
  | 'REJECTED'
  | 'UPHELD';

export type MatrimonialSafetyQueryVariables = Exact<{ [key: string]: never; }>;


export type MatrimonialSafetyQuery = { blockedMembers: Array<{ id: number, name: string, since: `${string}T${string}` }>, myCandidateReports: Array<{ id: number, kind: CandidateReportKind, text: string, state: CandidateReportState, answer: string, createdAt: `${string}T${string}`, answeredAt: `${string}T${string}` | null, dueAt: `${string}T${string}`, firstName: string }> };

export type BlockMemberMutationVariables = Exact<{
  candidateId: number;
}>;


export type BlockMemberMutation = { blockMember: { id: number, name: string, since: `${string}T${string}` } };

export type UnblockMemberMutationVariables = Exact<{
  id: number;
}>;


export type UnblockMemberMutation = { unblockMember: boolean };

export type ReportCandidateMutationVariables = Exact<{
  candidateId: number;
  input: CandidateReportInput;
}>;


export type ReportCandidateMutation = { reportCandidate: number };


export const MatrimonialSafetyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatrimonialSafety"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockedMembers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myCandidateReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}}]}}]}}]} as unknown as DocumentNode<MatrimonialSafetyQuery, MatrimonialSafetyQueryVariables>;
export const BlockMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BlockMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]} as unknown as DocumentNode<BlockMemberMutation, BlockMemberMutationVariables>;
export const UnblockMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnblockMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unblockMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<UnblockMemberMutation, UnblockMemberMutationVariables>;
export const ReportCandidateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportCandidate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportCandidate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ReportCandidateMutation, ReportCandidateMutationVariables>;
export const useMatrimonialSafetyQuery = (options?: useQuery.Options<MatrimonialSafetyQuery, MatrimonialSafetyQueryVariables>) =>
  usePageQuery(MatrimonialSafetyDocument, options ?? {});

export const useBlockMemberMutation = (options?: useMutation.Options<BlockMemberMutation, BlockMemberMutationVariables>) =>
  useMutation(BlockMemberDocument, options);

export const useUnblockMemberMutation = (options?: useMutation.Options<UnblockMemberMutation, UnblockMemberMutationVariables>) =>
  useMutation(UnblockMemberDocument, options);

export const useReportCandidateMutation = (options?: useMutation.Options<ReportCandidateMutation, ReportCandidateMutationVariables>) =>
  useMutation(ReportCandidateDocument, options);