/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ShownSponsorOfferTranslationInput = {
  description?: string | null | undefined;
  language: string;
  name?: string | null | undefined;
  slots?: string | null | undefined;
};

export type SponsorOfferInput = {
  /** Pounds for one slot, for example 51 or 51.50 */
  amount: string;
  description?: string | null | undefined;
  /** YYYY-MM-DD */
  firstDay: string;
  /** Default, or 0: creates one */
  id?: number | null | undefined;
  /** Whether visitors see it */
  isShown: boolean;
  /** Of the texts beside it; by default the item's own, of a new one the site's first */
  language?: string | null | undefined;
  /** Empty: every day from the first on */
  lastDay?: string | null | undefined;
  name: string;
  /** The slots of a day, a line each; a slot is known by its number */
  slots: string;
  /** A type that is in use, open to everyone and without a fixed fee */
  subTypeId: number;
  /** The texts in other languages; what is left out stays, what is null or empty goes */
  translations?: Array<ShownSponsorOfferTranslationInput> | null | undefined;
  /** Optimistic lock: the version that was edited; an older one answers CONFLICT */
  version?: number | null | undefined;
  /** 1 for Monday to 7 for Sunday; empty for every day */
  weekdays: Array<number>;
};

export type ManagedSponsorOfferFieldsFragment = { id: number, version: number, language: string, name: string, description: string | null, slots: string, pence: number, subTypeId: number, firstDay: string, lastDay: string | null, weekdays: Array<number>, isShown: boolean, textLanguages: { name: string, slots: string }, translations: Array<{ language: string, name: string | null, description: string | null, slots: string | null }> };

export type ManagedSponsorOffersQueryVariables = Exact<{
  language?: string | null | undefined;
}>;


export type ManagedSponsorOffersQuery = { managedSponsorOffers: Array<{ id: number, version: number, language: string, name: string, description: string | null, slots: string, pence: number, subTypeId: number, firstDay: string, lastDay: string | null, weekdays: Array<number>, isShown: boolean, textLanguages: { name: string, slots: string }, translations: Array<{ language: string, name: string | null, description: string | null, slots: string | null }> }> };

export type SponsorTypesQueryVariables = Exact<{
  language?: string | null | undefined;
}>;


export type SponsorTypesQuery = { giftFunds: Array<{ id: number, language: string, name: string, feePence: number | null, textLanguages: { name: string } }> };

export type SaveSponsorOfferMutationVariables = Exact<{
  input: SponsorOfferInput;
}>;


export type SaveSponsorOfferMutation = { saveSponsorOffer: { id: number, version: number, language: string, name: string, description: string | null, slots: string, pence: number, subTypeId: number, firstDay: string, lastDay: string | null, weekdays: Array<number>, isShown: boolean, textLanguages: { name: string, slots: string }, translations: Array<{ language: string, name: string | null, description: string | null, slots: string | null }> } };

export type DeleteSponsorOfferMutationVariables = Exact<{
  id: number;
}>;


export type DeleteSponsorOfferMutation = { deleteSponsorOffer: boolean };

export const ManagedSponsorOfferFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedSponsorOfferFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedSponsorOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slots"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"slots"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"slots"}},{"kind":"Field","name":{"kind":"Name","value":"pence"}},{"kind":"Field","name":{"kind":"Name","value":"subTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}}]}}]} as unknown as DocumentNode<ManagedSponsorOfferFieldsFragment, unknown>;
export const ManagedSponsorOffersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedSponsorOffers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedSponsorOffers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedSponsorOfferFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedSponsorOfferFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedSponsorOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slots"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"slots"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"slots"}},{"kind":"Field","name":{"kind":"Name","value":"pence"}},{"kind":"Field","name":{"kind":"Name","value":"subTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}}]}}]} as unknown as DocumentNode<ManagedSponsorOffersQuery, ManagedSponsorOffersQueryVariables>;
export const SponsorTypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SponsorTypes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giftFunds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"feePence"}}]}}]}}]} as unknown as DocumentNode<SponsorTypesQuery, SponsorTypesQueryVariables>;
export const SaveSponsorOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSponsorOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorOfferInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSponsorOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedSponsorOfferFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedSponsorOfferFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedSponsorOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slots"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"slots"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"slots"}},{"kind":"Field","name":{"kind":"Name","value":"pence"}},{"kind":"Field","name":{"kind":"Name","value":"subTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}}]}}]} as unknown as DocumentNode<SaveSponsorOfferMutation, SaveSponsorOfferMutationVariables>;
export const DeleteSponsorOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSponsorOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSponsorOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteSponsorOfferMutation, DeleteSponsorOfferMutationVariables>;
export const useManagedSponsorOffersQuery = (options?: useQuery.Options<ManagedSponsorOffersQuery, ManagedSponsorOffersQueryVariables>) =>
  usePageQuery(ManagedSponsorOffersDocument, options ?? {});

export const useSponsorTypesQuery = (options?: useQuery.Options<SponsorTypesQuery, SponsorTypesQueryVariables>) =>
  usePageQuery(SponsorTypesDocument, options ?? {});

export const useSaveSponsorOfferMutation = (options?: useMutation.Options<SaveSponsorOfferMutation, SaveSponsorOfferMutationVariables>) =>
  useMutation(SaveSponsorOfferDocument, options);

export const useDeleteSponsorOfferMutation = (options?: useMutation.Options<DeleteSponsorOfferMutation, DeleteSponsorOfferMutationVariables>) =>
  useMutation(DeleteSponsorOfferDocument, options);