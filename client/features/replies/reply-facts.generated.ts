/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AgeGroup =
  | 'ADULT'
  | 'CHILD'
  | 'INFANT'
  | 'SENIOR'
  | 'YOUTH';

/** YES_NO is answered `yes` or `no` */
export type QuestionKind =
  | 'LINE'
  | 'YES_NO';

export type ReplyFactsFieldsFragment = { eventId: number, day: string, startsAt: `${string}T${string}`, isCalledOff: boolean, places: number | null, left: number | null, waiting: number, isOpen: boolean, opensOn: string | null, closesAt: `${string}T${string}`, offerHours: number, pricePence: number, memberPence: number | null, ageGroups: Array<{ group: AgeGroup, from: number, to: number | null, pence: number | null }>, diets: Array<{ id: number, name: string, language: string }>, questions: Array<{ key: string, kind: QuestionKind, isRequired: boolean, text: string, language: string }> };

export const ReplyFactsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplyFactsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCalledOff"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"opensOn"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerHours"}},{"kind":"Field","name":{"kind":"Name","value":"pricePence"}},{"kind":"Field","name":{"kind":"Name","value":"memberPence"}},{"kind":"Field","name":{"kind":"Name","value":"ageGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"pence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"diets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]} as unknown as DocumentNode<ReplyFactsFieldsFragment, unknown>;