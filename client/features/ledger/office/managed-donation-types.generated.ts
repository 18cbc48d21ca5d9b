/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type DonationColumn =
  | 'FESTIVAL'
  | 'HALL_AND_OTHER'
  | 'MEMBERSHIP';

export type DonationTypeInput = {
  column: DonationColumn;
  /** Whether it is eligible for Gift Aid. Default: unchanged; for a new type, by its column */
  countsForGiftAid?: boolean | null | undefined;
  /** What sums do, a line each, for example 51: Lunch for seventeen people */
  effects?: string | null | undefined;
  /** Pounds, for example 25 or 25.50; if empty, the donor chooses the amount */
  fee: string;
  /** Default, or 0: creates one */
  id?: number | null | undefined;
  isActive: boolean;
  /** Whether people without an account may give to it; left out it stays, of a new type by its column */
  isOpenToVisitors?: boolean | null | undefined;
  /** Of the texts beside it; by default the item's own, of a new one the site's first */
  language?: string | null | undefined;
  /** Default: unchanged; for a new type, none */
  membershipPeriod?: MembershipPeriod | null | undefined;
  /** MM-DD, where the period is FIXED_YEAR */
  membershipStartsOn?: string | null | undefined;
  name: string;
  /** What it is for, in a sentence */
  purpose?: string | null | undefined;
  /** The texts in other languages; what is left out stays, what is null or empty goes */
  translations?: Array<DonationTypeTranslationInput> | null | undefined;
  /** Optimistic lock: the version that was edited; an older one answers CONFLICT */
  version?: number | null | undefined;
};

export type DonationTypeTranslationInput = {
  effects?: string | null | undefined;
  language: string;
  name?: string | null | undefined;
  purpose?: string | null | undefined;
};

/** How long a payment makes its donor a member */
export type MembershipPeriod =
  | 'FIXED_YEAR'
  | 'LIFE'
  | 'NONE'
  | 'YEAR';

export type ManagedDonationTypeFieldsFragment = { id: number, version: number, language: string, name: string, purpose: string | null, effects: string | null, column: DonationColumn, feePence: number | null, isActive: boolean, isOpenToVisitors: boolean, countsForGiftAid: boolean, membershipPeriod: MembershipPeriod, membershipStartsOn: string, textLanguages: { name: string }, translations: Array<{ language: string, name: string | null, purpose: string | null, effects: string | null }>, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null };

export type ManagedDonationTypesQueryVariables = Exact<{
  language?: string | null | undefined;
}>;


export type ManagedDonationTypesQuery = { allDonationTypes: Array<{ id: number, version: number, language: string, name: string, purpose: string | null, effects: string | null, column: DonationColumn, feePence: number | null, isActive: boolean, isOpenToVisitors: boolean, countsForGiftAid: boolean, membershipPeriod: MembershipPeriod, membershipStartsOn: string, textLanguages: { name: string }, translations: Array<{ language: string, name: string | null, purpose: string | null, effects: string | null }>, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null }> };

export type SaveDonationTypeMutationVariables = Exact<{
  input: DonationTypeInput;
}>;


export type SaveDonationTypeMutation = { saveDonationType: { id: number, version: number, language: string, name: string, purpose: string | null, effects: string | null, column: DonationColumn, feePence: number | null, isActive: boolean, isOpenToVisitors: boolean, countsForGiftAid: boolean, membershipPeriod: MembershipPeriod, membershipStartsOn: string, textLanguages: { name: string }, translations: Array<{ language: string, name: string | null, purpose: string | null, effects: string | null }>, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null } };

export type SaveDonationTypePictureMutationVariables = Exact<{
  id: number;
  file: File;
  seenFile: string;
}>;


export type SaveDonationTypePictureMutation = { saveDonationTypePicture: boolean };

export type RemoveDonationTypePictureMutationVariables = Exact<{
  id: number;
  seenFile: string;
}>;


export type RemoveDonationTypePictureMutation = { removeDonationTypePicture: boolean };

export type MoveDonationTypeMutationVariables = Exact<{
  id: number;
  place: number;
}>;


export type MoveDonationTypeMutation = { moveDonationType: boolean };

export type DeleteDonationTypeMutationVariables = Exact<{
  id: number;
}>;


export type DeleteDonationTypeMutation = { deleteDonationType: boolean };

export type DonationTypeRevisionsQueryVariables = Exact<{
  id: number;
}>;


export type DonationTypeRevisionsQuery = { revisions: Array<{ id: number, at: `${string}T${string}`, actorName: string, changes: Array<{ field: string, language: string | null, before: string, after: string }> }> };

export type BringBackDonationTypeMutationVariables = Exact<{
  id: number;
  version: number;
  revisionId: number;
}>;


export type BringBackDonationTypeMutation = { bringBackDonationType: boolean };

export const ManagedDonationTypeFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedDonationTypeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedDonationType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"effects"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"effects"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"feePence"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenToVisitors"}},{"kind":"Field","name":{"kind":"Name","value":"countsForGiftAid"}},{"kind":"Field","name":{"kind":"Name","value":"membershipPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"membershipStartsOn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}}]} as unknown as DocumentNode<ManagedDonationTypeFieldsFragment, unknown>;
export const ManagedDonationTypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedDonationTypes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allDonationTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedDonationTypeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedDonationTypeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedDonationType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"effects"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"effects"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"feePence"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenToVisitors"}},{"kind":"Field","name":{"kind":"Name","value":"countsForGiftAid"}},{"kind":"Field","name":{"kind":"Name","value":"membershipPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"membershipStartsOn"}}]}}]} as unknown as DocumentNode<ManagedDonationTypesQuery, ManagedDonationTypesQueryVariables>;
export const SaveDonationTypeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDonationType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DonationTypeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDonationType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedDonationTypeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedDonationTypeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedDonationType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"effects"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"effects"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"feePence"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenToVisitors"}},{"kind":"Field","name":{"kind":"Name","value":"countsForGiftAid"}},{"kind":"Field","name":{"kind":"Name","value":"membershipPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"membershipStartsOn"}}]}}]} as unknown as DocumentNode<SaveDonationTypeMutation, SaveDonationTypeMutationVariables>;
export const SaveDonationTypePictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDonationTypePicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seenFile"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDonationTypePicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"seenFile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seenFile"}}}]}]}}]} as unknown as DocumentNode<SaveDonationTypePictureMutation, SaveDonationTypePictureMutationVariables>;
export const RemoveDonationTypePictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveDonationTypePicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seenFile"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeDonationTypePicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"seenFile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seenFile"}}}]}]}}]} as unknown as DocumentNode<RemoveDonationTypePictureMutation, RemoveDonationTypePictureMutationVariables>;
export const MoveDonationTypeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveDonationType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"place"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveDonationType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"place"},"value":{"kind":"Variable","name":{"kind":"Name","value":"place"}}}]}]}}]} as unknown as DocumentNode<MoveDonationTypeMutation, MoveDonationTypeMutationVariables>;
export const DeleteDonationTypeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDonationType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDonationType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteDonationTypeMutation, DeleteDonationTypeMutationVariables>;
export const DonationTypeRevisionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DonationTypeRevisions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"revisions"},"name":{"kind":"Name","value":"donationTypeRevisions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<DonationTypeRevisionsQuery, DonationTypeRevisionsQueryVariables>;
export const BringBackDonationTypeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BringBackDonationType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revisionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bringBackDonationType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"revisionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revisionId"}}}]}]}}]} as unknown as DocumentNode<BringBackDonationTypeMutation, BringBackDonationTypeMutationVariables>;
export const useManagedDonationTypesQuery = (options?: useQuery.Options<ManagedDonationTypesQuery, ManagedDonationTypesQueryVariables>) =>
  usePageQuery(ManagedDonationTypesDocument, options ?? {});

export const useSaveDonationTypeMutation = (options?: useMutation.Options<SaveDonationTypeMutation, SaveDonationTypeMutationVariables>) =>
  useMutation(SaveDonationTypeDocument, options);

export const useSaveDonationTypePictureMutation = (options?: useMutation.Options<SaveDonationTypePictureMutation, SaveDonationTypePictureMutationVariables>) =>
  useMutation(SaveDonationTypePictureDocument, options);

export const useRemoveDonationTypePictureMutation = (options?: useMutation.Options<RemoveDonationTypePictureMutation, RemoveDonationTypePictureMutationVariables>) =>
  useMutation(RemoveDonationTypePictureDocument, options);

export const useMoveDonationTypeMutation = (options?: useMutation.Options<MoveDonationTypeMutation, MoveDonationTypeMutationVariables>) =>
  useMutation(MoveDonationTypeDocument, options);

export const useDeleteDonationTypeMutation = (options?: useMutation.Options<DeleteDonationTypeMutation, DeleteDonationTypeMutationVariables>) =>
  useMutation(DeleteDonationTypeDocument, options);

export const useBringBackDonationTypeMutation = (options?: useMutation.Options<BringBackDonationTypeMutation, BringBackDonationTypeMutationVariables>) =>
  useMutation(BringBackDonationTypeDocument, options);