/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Chosen by an editor: draft, published or hidden */
export type ContentState =
  | 'DRAFT'
  | 'HIDDEN'
  | 'PUBLISHED';

export type ContentVisibilityFieldsFragment = { state: ContentState, shownFrom: `${string}T${string}` | null, shownUntil: `${string}T${string}` | null, heldLanguages: Array<string>, unneededLanguages: Array<string>, binnedAt: `${string}T${string}` | null };

export const ContentVisibilityFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentVisibilityFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentVisibility"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"shownFrom"}},{"kind":"Field","name":{"kind":"Name","value":"shownUntil"}},{"kind":"Field","name":{"kind":"Name","value":"heldLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"unneededLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"binnedAt"}}]}}]} as unknown as DocumentNode<ContentVisibilityFieldsFragment, unknown>;