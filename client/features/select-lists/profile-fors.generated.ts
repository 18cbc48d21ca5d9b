/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type Gender =
  | 'FEMALE'
  | 'MALE';

export type ProfileForInput = {
  active?: boolean;
  defaultGender: Gender;
  /** 0 or absent adds an entry */
  id?: number | null | undefined;
  name: string;
  /** Left out, it stays; empty, it goes */
  nameGujarati?: string | null | undefined;
  /** What the editor saw; needed for an edit */
  version?: number | null | undefined;
};

export type ProfileForFieldsFragment = { id: number, version: number, position: number, active: boolean, name: string, nameGujarati: string | null, defaultGender: Gender };

export type AllProfileForsQueryVariables = Exact<{ [key: string]: never; }>;


export type AllProfileForsQuery = { allProfileFors: Array<{ id: number, version: number, position: number, active: boolean, name: string, nameGujarati: string | null, defaultGender: Gender }> };

export type SaveProfileForMutationVariables = Exact<{
  input: ProfileForInput;
}>;


export type SaveProfileForMutation = { saveProfileFor: { id: number, version: number, position: number, active: boolean, name: string, nameGujarati: string | null, defaultGender: Gender } };

export type RemoveProfileForMutationVariables = Exact<{
  id: number;
}>;


export type RemoveProfileForMutation = { removeProfileFor: boolean };

export type MoveProfileForMutationVariables = Exact<{
  id: number;
  place: number;
}>;


export type MoveProfileForMutation = { moveProfileFor: Array<{ id: number, position: number }> };

export const ProfileForFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileFor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"defaultGender"}}]}}]} as unknown as DocumentNode<ProfileForFieldsFragment, unknown>;
export const AllProfileForsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllProfileFors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allProfileFors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileForFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileFor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"defaultGender"}}]}}]} as unknown as DocumentNode<AllProfileForsQuery, AllProfileForsQueryVariables>;
export const SaveProfileForDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveProfileFor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileForInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveProfileFor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileForFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileFor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameGujarati"}},{"kind":"Field","name":{"kind":"Name","value":"defaultGender"}}]}}]} as unknown as DocumentNode<SaveProfileForMutation, SaveProfileForMutationVariables>;
export const RemoveProfileForDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveProfileFor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeProfileFor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveProfileForMutation, RemoveProfileForMutationVariables>;
export const MoveProfileForDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveProfileFor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"place"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveProfileFor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"place"},"value":{"kind":"Variable","name":{"kind":"Name","value":"place"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]}}]} as unknown as DocumentNode<MoveProfileForMutation, MoveProfileForMutationVariables>;
export const useAllProfileForsQuery = (options?: useQuery.Options<AllProfileForsQuery, AllProfileForsQueryVariables>) =>
  usePageQuery(AllProfileForsDocument, options ?? {});

export const useSaveProfileForMutation = (options?: useMutation.Options<SaveProfileForMutation, SaveProfileForMutationVariables>) =>
  useMutation(SaveProfileForDocument, options);

export const useRemoveProfileForMutation = (options?: useMutation.Options<RemoveProfileForMutation, RemoveProfileForMutationVariables>) =>
  useMutation(RemoveProfileForDocument, options);

export const useMoveProfileForMutation = (options?: useMutation.Options<MoveProfileForMutation, MoveProfileForMutationVariables>) =>
  useMutation(MoveProfileForDocument, options);