/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type IntroductionInput = {
  /** YYYY-MM-DD; empty for none */
  nextOn: string;
  /** 0 for nobody */
  officerId: number;
  step: IntroductionStep;
};

export type IntroductionStep =
  | 'BOTH_YES'
  | 'CONTACTS_OPEN'
  | 'ENDED'
  | 'ENGAGED'
  | 'INTEREST'
  | 'MET';

export type IntroductionQueryVariables = Exact<{
  id: number;
}>;


export type IntroductionQuery = { introduction: { id: number, version: number, step: IntroductionStep, changedAt: `${string}T${string}`, nextOn: string | null, isDue: boolean, officerId: number | null, officerName: string | null, contactsOpenedAt: `${string}T${string}` | null, createdAt: `${string}T${string}`, canOpenContacts: boolean, first: { id: number, memberId: number, firstName: string, middleName: string, lastName: string, listed: boolean }, second: { id: number, memberId: number, firstName: string, middleName: string, lastName: string, listed: boolean }, notes: Array<{ id: number, officerName: string, text: string, createdAt: `${string}T${string}` }> } | null, introductionOfficers: Array<{ id: number, name: string }> };

export type ChangeIntroductionMutationVariables = Exact<{
  id: number;
  version: number;
  input: IntroductionInput;
}>;


export type ChangeIntroductionMutation = { changeIntroduction: boolean };

export type OpenIntroductionContactsMutationVariables = Exact<{
  id: number;
  version: number;
}>;


export type OpenIntroductionContactsMutation = { openIntroductionContacts: boolean };

export type NoteIntroductionMutationVariables = Exact<{
  id: number;
  text: string;
}>;


export type NoteIntroductionMutation = { noteIntroduction: boolean };


export const IntroductionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Introduction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"introduction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"first"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IntroducedCandidateFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"second"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IntroducedCandidateFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextOn"}},{"kind":"Field","name":{"kind":"Name","value":"isDue"}},{"kind":"Field","name":{"kind":"Name","value":"officerId"}},{"kind":"Field","name":{"kind":"Name","value":"officerName"}},{"kind":"Field","name":{"kind":"Name","value":"contactsOpenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"canOpenContacts"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"officerName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"introductionOfficers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IntroducedCandidateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IntroducedCandidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}}]}}]} as unknown as DocumentNode<IntroductionQuery, IntroductionQueryVariables>;
export const ChangeIntroductionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeIntroduction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IntroductionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeIntroduction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ChangeIntroductionMutation, ChangeIntroductionMutationVariables>;
export const OpenIntroductionContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenIntroductionContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openIntroductionContacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}]}}]} as unknown as DocumentNode<OpenIntroductionContactsMutation, OpenIntroductionContactsMutationVariables>;
export const NoteIntroductionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NoteIntroduction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noteIntroduction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}]}}]} as unknown as DocumentNode<NoteIntroductionMutation, NoteIntroductionMutationVariables>;
export const useIntroductionQuery = (options: useQuery.Options<IntroductionQuery, IntroductionQueryVariables>) =>
  usePageQuery(IntroductionDocument, options);

export const useChangeIntroductionMutation = (options?: useMutation.Options<ChangeIntroductionMutation, ChangeIntroductionMutationVariables>) =>
  useMutation(ChangeIntroductionDocument, options);

export const useOpenIntroductionContactsMutation = (options?: useMutation.Options<OpenIntroductionContactsMutation, OpenIntroductionContactsMutationVariables>) =>
  useMutation(OpenIntroductionContactsDocument, options);

export const useNoteIntroductionMutation = (options?: useMutation.Options<NoteIntroductionMutation, NoteIntroductionMutationVariables>) =>
  useMutation(NoteIntroductionDocument, options);