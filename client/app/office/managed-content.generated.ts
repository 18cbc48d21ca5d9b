/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ContentFileType =
  | 'IMAGE'
  | 'PDF'
  | 'VIDEO'
  | 'YOUTUBE';

export type ContentSort =
  | 'CHANGED'
  | 'CREATED'
  | 'DAY'
  | 'NAME'
  | 'SHOWN';

/** Chosen by an editor: draft, published or hidden */
export type ContentState =
  | 'DRAFT'
  | 'HIDDEN'
  | 'PUBLISHED';

/** Current state of an item */
export type ContentTab =
  | 'ALL'
  | 'BIN'
  | 'DRAFT'
  | 'HIDDEN'
  | 'PLANNED'
  | 'VISIBLE';

export type ContentVisibilityInput = {
  heldLanguages?: Array<string> | null | undefined;
  /** null for at once */
  shownFrom?: `${string}T${string}` | null | undefined;
  /** null for no end */
  shownUntil?: `${string}T${string}` | null | undefined;
  state?: ContentState | null | undefined;
  unneededLanguages?: Array<string> | null | undefined;
};

export type ManagedContentFieldsFragment = { id: number, version: number, kind: string, name: string, nameLanguage: string, link: string | null, languages: Array<string>, fileType: ContentFileType, day: string | null, sequenceNumber: number | null, tab: ContentTab, updatedAt: `${string}T${string}`, details: Array<{ text: string, language: string }>, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null, visibility: { state: ContentState, shownFrom: `${string}T${string}` | null, shownUntil: `${string}T${string}` | null, heldLanguages: Array<string>, unneededLanguages: Array<string>, binnedAt: `${string}T${string}` | null } };

export type ManagedContentQueryVariables = Exact<{
  kind: string;
  language?: string | null | undefined;
  tab?: ContentTab | null | undefined;
  search?: string | null | undefined;
  year?: number | null | undefined;
  missing?: string | null | undefined;
  sort?: ContentSort | null | undefined;
  descending?: boolean | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type ManagedContentQuery = { managedContent: { totalCount: number, years: Array<number>, items: Array<{ id: number, version: number, kind: string, name: string, nameLanguage: string, link: string | null, languages: Array<string>, fileType: ContentFileType, day: string | null, sequenceNumber: number | null, tab: ContentTab, updatedAt: `${string}T${string}`, details: Array<{ text: string, language: string }>, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null, visibility: { state: ContentState, shownFrom: `${string}T${string}` | null, shownUntil: `${string}T${string}` | null, heldLanguages: Array<string>, unneededLanguages: Array<string>, binnedAt: `${string}T${string}` | null } }>, counts: { ALL: number, VISIBLE: number, PLANNED: number, DRAFT: number, HIDDEN: number, BIN: number, lastBinnedAt: `${string}T${string}` | null } } };

export type SetContentVisibilityMutationVariables = Exact<{
  kind: string;
  ids: Array<number> | number;
  versions: Array<number> | number;
  visibility: ContentVisibilityInput;
}>;


export type SetContentVisibilityMutation = { setContentVisibility: boolean };

export type BinContentMutationVariables = Exact<{
  kind: string;
  ids: Array<number> | number;
  versions: Array<number> | number;
}>;


export type BinContentMutation = { binContent: boolean };

export type RestoreContentMutationVariables = Exact<{
  kind: string;
  ids: Array<number> | number;
  versions: Array<number> | number;
}>;


export type RestoreContentMutation = { restoreContent: boolean };

export type EmptyContentBinMutationVariables = Exact<{
  kind: string;
  binnedUntil?: `${string}T${string}` | null | undefined;
}>;


export type EmptyContentBinMutation = { emptyContentBin: number };

export type DuplicateContentMutationVariables = Exact<{
  kind: string;
  id: number;
}>;


export type DuplicateContentMutation = { duplicateContent: number };

export const ManagedContentFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedContentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"sequenceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentVisibilityFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentVisibilityFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentVisibility"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"shownFrom"}},{"kind":"Field","name":{"kind":"Name","value":"shownUntil"}},{"kind":"Field","name":{"kind":"Name","value":"heldLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"unneededLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"binnedAt"}}]}}]} as unknown as DocumentNode<ManagedContentFieldsFragment, unknown>;
export const ManagedContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tab"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentTab"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"missing"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"tab"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tab"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}},{"kind":"Argument","name":{"kind":"Name","value":"missing"},"value":{"kind":"Variable","name":{"kind":"Name","value":"missing"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedContentFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ALL"}},{"kind":"Field","name":{"kind":"Name","value":"VISIBLE"}},{"kind":"Field","name":{"kind":"Name","value":"PLANNED"}},{"kind":"Field","name":{"kind":"Name","value":"DRAFT"}},{"kind":"Field","name":{"kind":"Name","value":"HIDDEN"}},{"kind":"Field","name":{"kind":"Name","value":"BIN"}},{"kind":"Field","name":{"kind":"Name","value":"lastBinnedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"years"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentVisibilityFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentVisibility"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"shownFrom"}},{"kind":"Field","name":{"kind":"Name","value":"shownUntil"}},{"kind":"Field","name":{"kind":"Name","value":"heldLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"unneededLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"binnedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedContentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"sequenceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentVisibilityFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ManagedContentQuery, ManagedContentQueryVariables>;
export const SetContentVisibilityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetContentVisibility"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versions"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"visibility"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentVisibilityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setContentVisibility"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"versions"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versions"}}},{"kind":"Argument","name":{"kind":"Name","value":"visibility"},"value":{"kind":"Variable","name":{"kind":"Name","value":"visibility"}}}]}]}}]} as unknown as DocumentNode<SetContentVisibilityMutation, SetContentVisibilityMutationVariables>;
export const BinContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BinContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versions"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"binContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"versions"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versions"}}}]}]}}]} as unknown as DocumentNode<BinContentMutation, BinContentMutationVariables>;
export const RestoreContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versions"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"versions"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versions"}}}]}]}}]} as unknown as DocumentNode<RestoreContentMutation, RestoreContentMutationVariables>;
export const EmptyContentBinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmptyContentBin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"binnedUntil"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emptyContentBin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"binnedUntil"},"value":{"kind":"Variable","name":{"kind":"Name","value":"binnedUntil"}}}]}]}}]} as unknown as DocumentNode<EmptyContentBinMutation, EmptyContentBinMutationVariables>;
export const DuplicateContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DuplicateContentMutation, DuplicateContentMutationVariables>;
export const useManagedContentQuery = (options: useQuery.Options<ManagedContentQuery, ManagedContentQueryVariables>) =>
  usePageQuery(ManagedContentDocument, options);

export const useSetContentVisibilityMutation = (options?: useMutation.Options<SetContentVisibilityMutation, SetContentVisibilityMutationVariables>) =>
  useMutation(SetContentVisibilityDocument, options);

export const useBinContentMutation = (options?: useMutation.Options<BinContentMutation, BinContentMutationVariables>) =>
  useMutation(BinContentDocument, options);

export const useRestoreContentMutation = (options?: useMutation.Options<RestoreContentMutation, RestoreContentMutationVariables>) =>
  useMutation(RestoreContentDocument, options);

export const useEmptyContentBinMutation = (options?: useMutation.Options<EmptyContentBinMutation, EmptyContentBinMutationVariables>) =>
  useMutation(EmptyContentBinDocument, options);

export const useDuplicateContentMutation = (options?: useMutation.Options<DuplicateContentMutation, DuplicateContentMutationVariables>) =>
  useMutation(DuplicateContentDocument, options);