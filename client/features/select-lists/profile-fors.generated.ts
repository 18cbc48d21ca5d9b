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
  /** Default, or 0: adds an entry */
  id?: number | null | undefined;
  /** Of the texts beside it; by default the item's own, of a new one the site's first */
  language?: string | null | undefined;
  name: string;
  /** The texts in other languages; what is left out stays, what is null or empty goes */
  translations?: Array<ProfileForTranslationInput> | null | undefined;
  /** Optimistic lock: the version the editor saw; required for an edit */
  version?: number | null | undefined;
};

export type ProfileForTranslationInput = {
  language: string;
  name?: string | null | undefined;
};

export type ProfileForFieldsFragment = { id: number, version: number, position: number, active: boolean, language: string, name: string, defaultGender: Gender, textLanguages: { name: string }, translations: Array<{ language: string, name: string | null }> };

export type AllProfileForsQueryVariables = Exact<{
  language?: string | null | undefined;
}>;


export type AllProfileForsQuery = { allProfileFors: Array<{ id: number, version: number, position: number, active: boolean, language: string, name: string, defaultGender: Gender, textLanguages: { name: string }, translations: Array<{ language: string, name: string | null }> }> };

export type SaveProfileForMutationVariables = Exact<{
  input: ProfileForInput;
}>;


export type SaveProfileForMutation = { saveProfileFor: { id: number, version: number, position: number, active: boolean, language: string, name: string, defaultGender: Gender, textLanguages: { name: string }, translations: Array<{ language: string, name: string | null }> } };

export type RemoveProfileForMutationVariables = Exact<{
  id: number;
}>;


export type RemoveProfileForMutation = { removeProfileFor: boolean };

export type MoveProfileForMutationVariables = Exact<{
  id: number;
  place: number;
}>;


export type MoveProfileForMutation = { moveProfileFor: Array<{ id: number }> };

export const ProfileForFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileFor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"defaultGender"}}]}}]} as unknown as DocumentNode<ProfileForFieldsFragment, unknown>;
export const AllProfileForsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllProfileFors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allProfileFors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileForFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileFor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"defaultGender"}}]}}]} as unknown as DocumentNode<AllProfileForsQuery, AllProfileForsQueryVariables>;
export const SaveProfileForDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveProfileFor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileForInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveProfileFor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileForFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileFor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"defaultGender"}}]}}]} as unknown as DocumentNode<SaveProfileForMutation, SaveProfileForMutationVariables>;
export const RemoveProfileForDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveProfileFor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeProfileFor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveProfileForMutation, RemoveProfileForMutationVariables>;
export const MoveProfileForDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveProfileFor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"place"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveProfileFor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"place"},"value":{"kind":"Variable","name":{"kind":"Name","value":"place"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MoveProfileForMutation, MoveProfileForMutationVariables>;
export const useAllProfileForsQuery = (options?: useQuery.Options<AllProfileForsQuery, AllProfileForsQueryVariables>) =>
  usePageQuery(AllProfileForsDocument, options ?? {});

export const useSaveProfileForMutation = (options?: useMutation.Options<SaveProfileForMutation, SaveProfileForMutationVariables>) =>
  useMutation(SaveProfileForDocument, options);

export const useRemoveProfileForMutation = (options?: useMutation.Options<RemoveProfileForMutation, RemoveProfileForMutationVariables>) =>
  useMutation(RemoveProfileForDocument, options);

export const useMoveProfileForMutation = (options?: useMutation.Options<MoveProfileForMutation, MoveProfileForMutationVariables>) =>
  useMutation(MoveProfileForDocument, options);