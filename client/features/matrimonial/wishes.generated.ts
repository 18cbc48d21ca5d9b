/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CandidateWishesInput = {
  /** Whole years, 18 to 100; null does not matter */
  ageFrom?: number | null | undefined;
  ageTo?: number | null | undefined;
  /** As typed, at most ten; only of candidates who make their own profile */
  castes: Array<string>;
  /** As typed, at most ten */
  cities: Array<string>;
  diets: Array<string>;
  /** Any of them; empty does not matter, as in each of the lists */
  educationTypes: Array<string>;
  /** A value of the list of heights */
  heightFrom?: string | null | undefined;
  heightTo?: string | null | undefined;
  /** Values of the list of mother tongues */
  languages: Array<string>;
  maritalStatuses: Array<string>;
  /** Whether a letter once a week says how many new ones fit */
  weeklyMail: boolean;
};

export type WishesFieldsFragment = { ageFrom: number | null, ageTo: number | null, heightFrom: string | null, heightTo: string | null, educationTypes: Array<string>, cities: Array<string>, diets: Array<string>, languages: Array<string>, maritalStatuses: Array<string>, castes: Array<string>, weeklyMail: boolean };

export type MyWishesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyWishesQuery = { myWishes: { ageFrom: number | null, ageTo: number | null, heightFrom: string | null, heightTo: string | null, educationTypes: Array<string>, cities: Array<string>, diets: Array<string>, languages: Array<string>, maritalStatuses: Array<string>, castes: Array<string>, weeklyMail: boolean } | null };

export type WishesFormQueryVariables = Exact<{ [key: string]: never; }>;


export type WishesFormQuery = { mayWishForCaste: boolean, myWishes: { ageFrom: number | null, ageTo: number | null, heightFrom: string | null, heightTo: string | null, educationTypes: Array<string>, cities: Array<string>, diets: Array<string>, languages: Array<string>, maritalStatuses: Array<string>, castes: Array<string>, weeklyMail: boolean } | null, myCandidate: { id: number } | null };

export type SaveMyWishesMutationVariables = Exact<{
  input: CandidateWishesInput;
}>;


export type SaveMyWishesMutation = { saveMyWishes: { ageFrom: number | null, ageTo: number | null, heightFrom: string | null, heightTo: string | null, educationTypes: Array<string>, cities: Array<string>, diets: Array<string>, languages: Array<string>, maritalStatuses: Array<string>, castes: Array<string>, weeklyMail: boolean } };

export type SetAsideMutationVariables = Exact<{
  candidateId: number;
  isAside: boolean;
}>;


export type SetAsideMutation = { setAside: boolean };

export const WishesFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WishesFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateWishes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ageFrom"}},{"kind":"Field","name":{"kind":"Name","value":"ageTo"}},{"kind":"Field","name":{"kind":"Name","value":"heightFrom"}},{"kind":"Field","name":{"kind":"Name","value":"heightTo"}},{"kind":"Field","name":{"kind":"Name","value":"educationTypes"}},{"kind":"Field","name":{"kind":"Name","value":"cities"}},{"kind":"Field","name":{"kind":"Name","value":"diets"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"castes"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyMail"}}]}}]} as unknown as DocumentNode<WishesFieldsFragment, unknown>;
export const MyWishesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyWishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myWishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WishesFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WishesFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateWishes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ageFrom"}},{"kind":"Field","name":{"kind":"Name","value":"ageTo"}},{"kind":"Field","name":{"kind":"Name","value":"heightFrom"}},{"kind":"Field","name":{"kind":"Name","value":"heightTo"}},{"kind":"Field","name":{"kind":"Name","value":"educationTypes"}},{"kind":"Field","name":{"kind":"Name","value":"cities"}},{"kind":"Field","name":{"kind":"Name","value":"diets"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"castes"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyMail"}}]}}]} as unknown as DocumentNode<MyWishesQuery, MyWishesQueryVariables>;
export const WishesFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WishesForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myWishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WishesFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myCandidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayWishForCaste"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WishesFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateWishes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ageFrom"}},{"kind":"Field","name":{"kind":"Name","value":"ageTo"}},{"kind":"Field","name":{"kind":"Name","value":"heightFrom"}},{"kind":"Field","name":{"kind":"Name","value":"heightTo"}},{"kind":"Field","name":{"kind":"Name","value":"educationTypes"}},{"kind":"Field","name":{"kind":"Name","value":"cities"}},{"kind":"Field","name":{"kind":"Name","value":"diets"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"castes"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyMail"}}]}}]} as unknown as DocumentNode<WishesFormQuery, WishesFormQueryVariables>;
export const SaveMyWishesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveMyWishes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateWishesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveMyWishes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WishesFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WishesFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidateWishes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ageFrom"}},{"kind":"Field","name":{"kind":"Name","value":"ageTo"}},{"kind":"Field","name":{"kind":"Name","value":"heightFrom"}},{"kind":"Field","name":{"kind":"Name","value":"heightTo"}},{"kind":"Field","name":{"kind":"Name","value":"educationTypes"}},{"kind":"Field","name":{"kind":"Name","value":"cities"}},{"kind":"Field","name":{"kind":"Name","value":"diets"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"castes"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyMail"}}]}}]} as unknown as DocumentNode<SaveMyWishesMutation, SaveMyWishesMutationVariables>;
export const SetAsideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAside"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isAside"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAside"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"isAside"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isAside"}}}]}]}}]} as unknown as DocumentNode<SetAsideMutation, SetAsideMutationVariables>;
export const useMyWishesQuery = (options?: useQuery.Options<MyWishesQuery, MyWishesQueryVariables>) =>
  usePageQuery(MyWishesDocument, options ?? {});

export const useWishesFormQuery = (options?: useQuery.Options<WishesFormQuery, WishesFormQueryVariables>) =>
  usePageQuery(WishesFormDocument, options ?? {});

export const useSaveMyWishesMutation = (options?: useMutation.Options<SaveMyWishesMutation, SaveMyWishesMutationVariables>) =>
  useMutation(SaveMyWishesDocument, options);

export const useSetAsideMutation = (options?: useMutation.Options<SetAsideMutation, SetAsideMutationVariables>) =>
  useMutation(SetAsideDocument, options);