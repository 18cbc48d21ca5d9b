/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CommitteeSequenceInput = {
  id: number;
  /** At most four digits */
  sequenceNumber: number;
};

export type UpdateCommitteeSequenceMutationVariables = Exact<{
  members: Array<CommitteeSequenceInput> | CommitteeSequenceInput;
}>;


export type UpdateCommitteeSequenceMutation = { updateCommitteeSequence: number };


export const UpdateCommitteeSequenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCommitteeSequence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"members"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CommitteeSequenceInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCommitteeSequence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"members"},"value":{"kind":"Variable","name":{"kind":"Name","value":"members"}}}]}]}}]} as unknown as DocumentNode<UpdateCommitteeSequenceMutation, UpdateCommitteeSequenceMutationVariables>;
export const useUpdateCommitteeSequenceMutation = (options?: useMutation.Options<UpdateCommitteeSequenceMutation, UpdateCommitteeSequenceMutationVariables>) =>
  useMutation(UpdateCommitteeSequenceDocument, options);