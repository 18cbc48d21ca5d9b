/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type VisitCountQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitCountQuery = { visitCount: number };

export type RecordVisitMutationVariables = Exact<{ [key: string]: never; }>;


export type RecordVisitMutation = { recordVisit: number };


export const VisitCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitCount"}}]}}]} as unknown as DocumentNode<VisitCountQuery, VisitCountQueryVariables>;
export const RecordVisitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordVisit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordVisit"}}]}}]} as unknown as DocumentNode<RecordVisitMutation, RecordVisitMutationVariables>;
export const useRecordVisitMutation = (options?: useMutation.Options<RecordVisitMutation, RecordVisitMutationVariables>) =>
  useMutation(RecordVisitDocument, options);