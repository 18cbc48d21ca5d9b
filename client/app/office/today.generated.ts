/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** An item due within a week */
export type ComingKind =
  | 'BOOKING'
  | 'CLOSURE'
  | 'EVENT'
  | 'GONE'
  | 'HIRE'
  | 'RIGHTS_REQUEST'
  | 'SHOWN';

/** To see, correct or erase personal data, or a complaint */
export type RequestKind =
  | 'ACCESS'
  | 'COMPLAINT'
  | 'ERASURE'
  | 'RECTIFICATION';

/** Work waiting in the office */
export type WaitingKind =
  | 'CANDIDATE_REPORTS'
  | 'CARD_MONEY'
  | 'CARD_MONTHLY'
  | 'CHARGES_BACK'
  | 'CHARGES_OVERDUE'
  | 'DONATIONS'
  | 'FAILED_MESSAGES'
  | 'HALL_TOMORROW'
  | 'HIRE_REQUEST'
  | 'HIRE_WISH'
  | 'INTRODUCTIONS'
  | 'MEMBERS'
  | 'MESSAGES'
  | 'PICTURES'
  | 'REPLIES_TO_RING'
  | 'RIGHTS_REQUEST'
  | 'SERIES_ENDS'
  | 'SPONSORS_WITHOUT_DAY'
  | 'STANDING_ORDERS'
  | 'TEXTS'
  | 'UNPAID_SPONSORS';

export type TodayQueryVariables = Exact<{
  language?: string | null | undefined;
}>;


export type TodayQuery = { today: { waiting: Array<{ kind: WaitingKind, count: number, id: number | null, name: string | null, subject: string | null, language: string | null, begin: `${string}T${string}` | null, end: `${string}T${string}` | null, since: `${string}T${string}` | null, amountPence: number | null, isClashing: boolean | null, requestKind: RequestKind | null, step: string | null, dueOn: string | null }>, coming: Array<{ kind: ComingKind, id: number, name: string, nameLanguage: string | null, subject: string | null, begin: `${string}T${string}`, end: `${string}T${string}` | null, isWholeDay: boolean | null }> } };


export const TodayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Today"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"begin"}},{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"amountPence"}},{"kind":"Field","name":{"kind":"Name","value":"isClashing"}},{"kind":"Field","name":{"kind":"Name","value":"requestKind"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"begin"}},{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"isWholeDay"}}]}}]}}]}}]} as unknown as DocumentNode<TodayQuery, TodayQueryVariables>;
export const useTodayQuery = (options?: useQuery.Options<TodayQuery, TodayQueryVariables>) =>
  usePageQuery(TodayDocument, options ?? {});