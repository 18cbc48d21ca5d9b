/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type RequestEmailProofMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestEmailProofMutation = { requestEmailProof: boolean };

export type ProveEmailMutationVariables = Exact<{
  token: string;
}>;


export type ProveEmailMutation = { proveEmail: boolean };


export const RequestEmailProofDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestEmailProof"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEmailProof"}}]}}]} as unknown as DocumentNode<RequestEmailProofMutation, RequestEmailProofMutationVariables>;
export const ProveEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProveEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proveEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<ProveEmailMutation, ProveEmailMutationVariables>;
export const useRequestEmailProofMutation = (options?: useMutation.Options<RequestEmailProofMutation, RequestEmailProofMutationVariables>) =>
  useMutation(RequestEmailProofDocument, options);

export const useProveEmailMutation = (options?: useMutation.Options<ProveEmailMutation, ProveEmailMutationVariables>) =>
  useMutation(ProveEmailDocument, options);