/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type MotherTongueGroup =
  | 'EAST'
  | 'ENGLISH'
  | 'NORTH'
  | 'SOUTH'
  | 'WEST';

export type SelectList =
  | 'ANNUAL_INCOME'
  | 'CASTE'
  | 'COUNTRY_CODE'
  | 'CURRENCY'
  | 'DEGREE'
  | 'DIET'
  | 'EDUCATION_TYPE'
  | 'HEIGHT'
  | 'MARITAL_STATUS'
  | 'MOTHER_TONGUE'
  | 'OCCUPATION'
  | 'RELIGION';

export type SelectOptionInput = {
  active?: boolean;
  /** Default, or 0: adds an entry */
  id?: number | null | undefined;
  /** Country codes only: the country's name */
  label?: string | null | undefined;
  /** An entry stays in its list */
  list: SelectList;
  /** Mother tongues only */
  optionGroup?: MotherTongueGroup | null | undefined;
  /** The texts in other languages; what is left out stays, what is null or empty goes */
  translations?: Array<SelectOptionTranslationInput> | null | undefined;
  value: string;
  /** Optimistic lock: the version the editor saw; required for an edit */
  version?: number | null | undefined;
};

export type SelectOptionTranslationInput = {
  label?: string | null | undefined;
  language: string;
};

export type SelectOptionFieldsFragment = { id: number, version: number, position: number, active: boolean, list: SelectList, value: string, language: string, label: string, optionGroup: MotherTongueGroup | null, isFixed: boolean, textLanguages: { label: string }, translations: Array<{ language: string, label: string | null }> };

export type AllSelectOptionsQueryVariables = Exact<{
  list: SelectList;
  language?: string | null | undefined;
}>;


export type AllSelectOptionsQuery = { allSelectOptions: Array<{ id: number, version: number, position: number, active: boolean, list: SelectList, value: string, language: string, label: string, optionGroup: MotherTongueGroup | null, isFixed: boolean, textLanguages: { label: string }, translations: Array<{ language: string, label: string | null }> }> };

export type SaveSelectOptionMutationVariables = Exact<{
  input: SelectOptionInput;
}>;


export type SaveSelectOptionMutation = { saveSelectOption: { id: number, version: number, position: number, active: boolean, list: SelectList, value: string, language: string, label: string, optionGroup: MotherTongueGroup | null, isFixed: boolean, textLanguages: { label: string }, translations: Array<{ language: string, label: string | null }> } };

export type RemoveSelectOptionMutationVariables = Exact<{
  id: number;
}>;


export type RemoveSelectOptionMutation = { removeSelectOption: boolean };

export type MoveSelectOptionMutationVariables = Exact<{
  id: number;
  place: number;
}>;


export type MoveSelectOptionMutation = { moveSelectOption: Array<{ id: number }> };

export const SelectOptionFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SelectOptionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SelectOption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"optionGroup"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]} as unknown as DocumentNode<SelectOptionFieldsFragment, unknown>;
export const AllSelectOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllSelectOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SelectList"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allSelectOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SelectOptionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SelectOptionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SelectOption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"optionGroup"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]} as unknown as DocumentNode<AllSelectOptionsQuery, AllSelectOptionsQueryVariables>;
export const SaveSelectOptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSelectOption"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SelectOptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSelectOption"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SelectOptionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SelectOptionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SelectOption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"optionGroup"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}}]}}]} as unknown as DocumentNode<SaveSelectOptionMutation, SaveSelectOptionMutationVariables>;
export const RemoveSelectOptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSelectOption"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSelectOption"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveSelectOptionMutation, RemoveSelectOptionMutationVariables>;
export const MoveSelectOptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveSelectOption"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"place"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveSelectOption"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"place"},"value":{"kind":"Variable","name":{"kind":"Name","value":"place"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MoveSelectOptionMutation, MoveSelectOptionMutationVariables>;
export const useAllSelectOptionsQuery = (options: useQuery.Options<AllSelectOptionsQuery, AllSelectOptionsQueryVariables>) =>
  usePageQuery(AllSelectOptionsDocument, options);

export const useSaveSelectOptionMutation = (options?: useMutation.Options<SaveSelectOptionMutation, SaveSelectOptionMutationVariables>) =>
  useMutation(SaveSelectOptionDocument, options);

export const useRemoveSelectOptionMutation = (options?: useMutation.Options<RemoveSelectOptionMutation, RemoveSelectOptionMutationVariables>) =>
  useMutation(RemoveSelectOptionDocument, options);

export const useMoveSelectOptionMutation = (options?: useMutation.Options<MoveSelectOptionMutation, MoveSelectOptionMutationVariables>) =>
  useMutation(MoveSelectOptionDocument, options);