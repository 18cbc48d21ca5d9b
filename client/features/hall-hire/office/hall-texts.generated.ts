/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type HallPageInput = {
  access?: string | null | undefined;
  agreement: string;
  asks?: string | null | undefined;
  balanceDueDays?: number | null | undefined;
  balanceDueMonths?: number | null | undefined;
  depositDueDays?: number | null | undefined;
  furniture?: string | null | undefined;
  kitchen?: string | null | undefined;
  /** Of the texts beside it; by default the item's own, of a new one the site's first */
  language?: string | null | undefined;
  lead?: string | null | undefined;
  parking?: string | null | undefined;
  seats?: string | null | undefined;
  stage?: string | null | undefined;
  /** The texts in other languages; what is left out stays, what is null or empty goes */
  translations?: Array<HallPageTranslationInput> | null | undefined;
  /** Optimistic lock: the version that was edited; an older one answers CONFLICT */
  version: number;
};

export type HallPageTranslationInput = {
  access?: string | null | undefined;
  agreement?: string | null | undefined;
  asks?: string | null | undefined;
  furniture?: string | null | undefined;
  kitchen?: string | null | undefined;
  language: string;
  lead?: string | null | undefined;
  parking?: string | null | undefined;
  seats?: string | null | undefined;
  stage?: string | null | undefined;
};

export type EditableHallPageFragment = { version: number, language: string, depositDueDays: number, balanceDueMonths: number, balanceDueDays: number, translations: Array<{ language: string, lead: string | null, seats: string | null, kitchen: string | null, stage: string | null, parking: string | null, access: string | null, furniture: string | null, asks: string | null, agreement: string | null }> };

export type EditableHallPageQueryVariables = Exact<{ [key: string]: never; }>;


export type EditableHallPageQuery = { hallPage: { version: number, language: string, depositDueDays: number, balanceDueMonths: number, balanceDueDays: number, translations: Array<{ language: string, lead: string | null, seats: string | null, kitchen: string | null, stage: string | null, parking: string | null, access: string | null, furniture: string | null, asks: string | null, agreement: string | null }> } };

export type SaveHallPageMutationVariables = Exact<{
  input: HallPageInput;
}>;


export type SaveHallPageMutation = { saveHallPage: { version: number, language: string, depositDueDays: number, balanceDueMonths: number, balanceDueDays: number, translations: Array<{ language: string, lead: string | null, seats: string | null, kitchen: string | null, stage: string | null, parking: string | null, access: string | null, furniture: string | null, asks: string | null, agreement: string | null }> } };

export const EditableHallPageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableHallPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"depositDueDays"}},{"kind":"Field","name":{"kind":"Name","value":"balanceDueMonths"}},{"kind":"Field","name":{"kind":"Name","value":"balanceDueDays"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"kitchen"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"parking"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"furniture"}},{"kind":"Field","name":{"kind":"Name","value":"asks"}},{"kind":"Field","name":{"kind":"Name","value":"agreement"}}]}}]}}]} as unknown as DocumentNode<EditableHallPageFragment, unknown>;
export const EditableHallPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditableHallPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hallPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableHallPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableHallPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"depositDueDays"}},{"kind":"Field","name":{"kind":"Name","value":"balanceDueMonths"}},{"kind":"Field","name":{"kind":"Name","value":"balanceDueDays"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"kitchen"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"parking"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"furniture"}},{"kind":"Field","name":{"kind":"Name","value":"asks"}},{"kind":"Field","name":{"kind":"Name","value":"agreement"}}]}}]}}]} as unknown as DocumentNode<EditableHallPageQuery, EditableHallPageQueryVariables>;
export const SaveHallPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveHallPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HallPageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveHallPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableHallPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableHallPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"depositDueDays"}},{"kind":"Field","name":{"kind":"Name","value":"balanceDueMonths"}},{"kind":"Field","name":{"kind":"Name","value":"balanceDueDays"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"kitchen"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"parking"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"furniture"}},{"kind":"Field","name":{"kind":"Name","value":"asks"}},{"kind":"Field","name":{"kind":"Name","value":"agreement"}}]}}]}}]} as unknown as DocumentNode<SaveHallPageMutation, SaveHallPageMutationVariables>;
export const useEditableHallPageQuery = (options?: useQuery.Options<EditableHallPageQuery, EditableHallPageQueryVariables>) =>
  usePageQuery(EditableHallPageDocument, options ?? {});

export const useSaveHallPageMutation = (options?: useMutation.Options<SaveHallPageMutation, SaveHallPageMutationVariables>) =>
  useMutation(SaveHallPageDocument, options);