/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Why a profile is out of the lists for a while */
export type Absence =
  | 'AWAY'
  | 'FOUND'
  | 'PAUSED';

/** To whom a candidate shows something */
export type Audience =
  | 'AFTER_INTEREST'
  | 'AFTER_YES'
  | 'MEMBERS';

/** The candidate's own answer to being shown */
export type Confirmation =
  | 'GIVEN'
  | 'WAITING'
  | 'WITHDRAWN';

export type MyCandidateStateQueryVariables = Exact<{ [key: string]: never; }>;


export type MyCandidateStateQuery = { myCandidateState: { confirmation: Confirmation, isShown: boolean, askedAt: `${string}T${string}` | null, shownUntil: `${string}T${string}` | null, absence: Absence | null, absentUntil: string | null, shown: { photosFor: Audience, surnameFor: Audience, showsIncome: boolean, showsReligion: boolean, showsCaste: boolean } } | null };

export type SetMyAbsenceMutationVariables = Exact<{
  absence?: Absence | null | undefined;
  until?: string | null | undefined;
}>;


export type SetMyAbsenceMutation = { setMyAbsence: { confirmation: Confirmation, isShown: boolean, askedAt: `${string}T${string}` | null, shownUntil: `${string}T${string}` | null, absence: Absence | null, absentUntil: string | null, shown: { photosFor: Audience, surnameFor: Audience, showsIncome: boolean, showsReligion: boolean, showsCaste: boolean } } };

export type AskMyCandidateAgainMutationVariables = Exact<{ [key: string]: never; }>;


export type AskMyCandidateAgainMutation = { askMyCandidateAgain: { confirmation: Confirmation, isShown: boolean, askedAt: `${string}T${string}` | null, shownUntil: `${string}T${string}` | null, absence: Absence | null, absentUntil: string | null, shown: { photosFor: Audience, surnameFor: Audience, showsIncome: boolean, showsReligion: boolean, showsCaste: boolean } } };

export type TakesOwnYesQueryVariables = Exact<{
  profileForId: number;
  countryCode: string;
  mobile: string;
}>;


export type TakesOwnYesQuery = { takesOwnYes: boolean };


export const MyCandidateStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyCandidateState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCandidateState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateStateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateStateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateStateType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmation"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"shownUntil"}},{"kind":"Field","name":{"kind":"Name","value":"absence"}},{"kind":"Field","name":{"kind":"Name","value":"absentUntil"}},{"kind":"Field","name":{"kind":"Name","value":"shown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photosFor"}},{"kind":"Field","name":{"kind":"Name","value":"surnameFor"}},{"kind":"Field","name":{"kind":"Name","value":"showsIncome"}},{"kind":"Field","name":{"kind":"Name","value":"showsReligion"}},{"kind":"Field","name":{"kind":"Name","value":"showsCaste"}}]}}]}}]} as unknown as DocumentNode<MyCandidateStateQuery, MyCandidateStateQueryVariables>;
export const SetMyAbsenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMyAbsence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"absence"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Absence"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMyAbsence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"absence"},"value":{"kind":"Variable","name":{"kind":"Name","value":"absence"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateStateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateStateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateStateType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmation"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"shownUntil"}},{"kind":"Field","name":{"kind":"Name","value":"absence"}},{"kind":"Field","name":{"kind":"Name","value":"absentUntil"}},{"kind":"Field","name":{"kind":"Name","value":"shown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photosFor"}},{"kind":"Field","name":{"kind":"Name","value":"surnameFor"}},{"kind":"Field","name":{"kind":"Name","value":"showsIncome"}},{"kind":"Field","name":{"kind":"Name","value":"showsReligion"}},{"kind":"Field","name":{"kind":"Name","value":"showsCaste"}}]}}]}}]} as unknown as DocumentNode<SetMyAbsenceMutation, SetMyAbsenceMutationVariables>;
export const AskMyCandidateAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskMyCandidateAgain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askMyCandidateAgain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateStateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateStateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateStateType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmation"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"shownUntil"}},{"kind":"Field","name":{"kind":"Name","value":"absence"}},{"kind":"Field","name":{"kind":"Name","value":"absentUntil"}},{"kind":"Field","name":{"kind":"Name","value":"shown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photosFor"}},{"kind":"Field","name":{"kind":"Name","value":"surnameFor"}},{"kind":"Field","name":{"kind":"Name","value":"showsIncome"}},{"kind":"Field","name":{"kind":"Name","value":"showsReligion"}},{"kind":"Field","name":{"kind":"Name","value":"showsCaste"}}]}}]}}]} as unknown as DocumentNode<AskMyCandidateAgainMutation, AskMyCandidateAgainMutationVariables>;
export const TakesOwnYesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TakesOwnYes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"profileForId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"countryCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takesOwnYes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"profileForId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"profileForId"}}},{"kind":"Argument","name":{"kind":"Name","value":"countryCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"countryCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"mobile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}}}]}]}}]} as unknown as DocumentNode<TakesOwnYesQuery, TakesOwnYesQueryVariables>;
export const useMyCandidateStateQuery = (options?: useQuery.Options<MyCandidateStateQuery, MyCandidateStateQueryVariables>) =>
  usePageQuery(MyCandidateStateDocument, options ?? {});

export const useSetMyAbsenceMutation = (options?: useMutation.Options<SetMyAbsenceMutation, SetMyAbsenceMutationVariables>) =>
  useMutation(SetMyAbsenceDocument, options);

export const useAskMyCandidateAgainMutation = (options?: useMutation.Options<AskMyCandidateAgainMutation, AskMyCandidateAgainMutationVariables>) =>
  useMutation(AskMyCandidateAgainDocument, options);

export const useTakesOwnYesQuery = (options: useQuery.Options<TakesOwnYesQuery, TakesOwnYesQueryVariables>) =>
  usePageQuery(TakesOwnYesDocument, options);