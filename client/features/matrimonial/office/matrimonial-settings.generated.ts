/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type MatrimonialSettingInput = {
  /** How long candidates have to answer when they are asked again, in days */
  answerDays: number;
  interestsPerDay: number;
  /** Who looks after the section, as visitors read it */
  lookedAfterBy: string;
  /** Whether photos carry the viewer's name */
  marksPhotos: boolean;
  /** Whether the office opens the contacts once both have said yes */
  officeOpensContacts: boolean;
  /** Optimistic lock: the version that was edited; an older one answers CONFLICT */
  version: number;
};

export type EditableMatrimonialSettingFragment = { version: number, answerDays: number, interestsPerDay: number, officeOpensContacts: boolean, marksPhotos: boolean, lookedAfterBy: string };

export type EditableMatrimonialSettingQueryVariables = Exact<{ [key: string]: never; }>;


export type EditableMatrimonialSettingQuery = { matrimonialSetting: { version: number, answerDays: number, interestsPerDay: number, officeOpensContacts: boolean, marksPhotos: boolean, lookedAfterBy: string } };

export type SaveMatrimonialSettingMutationVariables = Exact<{
  input: MatrimonialSettingInput;
}>;


export type SaveMatrimonialSettingMutation = { saveMatrimonialSetting: { version: number, answerDays: number, interestsPerDay: number, officeOpensContacts: boolean, marksPhotos: boolean, lookedAfterBy: string } };

export const EditableMatrimonialSettingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableMatrimonialSetting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatrimonialSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"answerDays"}},{"kind":"Field","name":{"kind":"Name","value":"interestsPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"officeOpensContacts"}},{"kind":"Field","name":{"kind":"Name","value":"marksPhotos"}},{"kind":"Field","name":{"kind":"Name","value":"lookedAfterBy"}}]}}]} as unknown as DocumentNode<EditableMatrimonialSettingFragment, unknown>;
export const EditableMatrimonialSettingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditableMatrimonialSetting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matrimonialSetting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableMatrimonialSetting"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableMatrimonialSetting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatrimonialSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"answerDays"}},{"kind":"Field","name":{"kind":"Name","value":"interestsPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"officeOpensContacts"}},{"kind":"Field","name":{"kind":"Name","value":"marksPhotos"}},{"kind":"Field","name":{"kind":"Name","value":"lookedAfterBy"}}]}}]} as unknown as DocumentNode<EditableMatrimonialSettingQuery, EditableMatrimonialSettingQueryVariables>;
export const SaveMatrimonialSettingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveMatrimonialSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MatrimonialSettingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveMatrimonialSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableMatrimonialSetting"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableMatrimonialSetting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatrimonialSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"answerDays"}},{"kind":"Field","name":{"kind":"Name","value":"interestsPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"officeOpensContacts"}},{"kind":"Field","name":{"kind":"Name","value":"marksPhotos"}},{"kind":"Field","name":{"kind":"Name","value":"lookedAfterBy"}}]}}]} as unknown as DocumentNode<SaveMatrimonialSettingMutation, SaveMatrimonialSettingMutationVariables>;
export const useEditableMatrimonialSettingQuery = (options?: useQuery.Options<EditableMatrimonialSettingQuery, EditableMatrimonialSettingQueryVariables>) =>
  usePageQuery(EditableMatrimonialSettingDocument, options ?? {});

export const useSaveMatrimonialSettingMutation = (options?: useMutation.Options<SaveMatrimonialSettingMutation, SaveMatrimonialSettingMutationVariables>) =>
  useMutation(SaveMatrimonialSettingDocument, options);