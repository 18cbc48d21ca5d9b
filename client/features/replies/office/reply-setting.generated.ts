/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AgeGroup =
  | 'ADULT'
  | 'CHILD'
  | 'INFANT'
  | 'SENIOR'
  | 'YOUTH';

export type DietInput = {
  /** Default, or 0: adds one at the end */
  id?: number | null | undefined;
  isHidden: boolean;
  /** Of the texts beside it; by default the item's own, of a new one the site's first */
  language?: string | null | undefined;
  name: string;
  /** The texts in other languages; what is left out stays, what is null or empty goes */
  translations?: Array<DietTranslationInput> | null | undefined;
  /** Optimistic lock: the version that was edited; an older one answers CONFLICT */
  version?: number | null | undefined;
};

export type DietTranslationInput = {
  language: string;
  name?: string | null | undefined;
};

/** YES_NO is answered `yes` or `no` */
export type QuestionKind =
  | 'LINE'
  | 'YES_NO';

export type QuestionTextInput = {
  language: string;
  text: string;
};

export type ReplyAgeGroupInput = {
  from: number;
  group: AgeGroup;
  /** Left out: as all others */
  pence?: number | null | undefined;
  /** In years, inclusive; left out: no end */
  to?: number | null | undefined;
};

export type ReplyQuestionInput = {
  isRequired: boolean;
  /** Made up by the client; answers keep to it */
  key: string;
  kind: QuestionKind;
  texts: Array<QuestionTextInput>;
};

export type ReplySettingInput = {
  ageGroups: Array<ReplyAgeGroupInput>;
  /** Hours before the beginning until which replies are sent and changed */
  closesHours: number;
  dietIds: Array<number>;
  eventId: number;
  isAsking: boolean;
  /** Of a place for members; left out: as others */
  memberPence?: number | null | undefined;
  offerHours: number;
  /** YYYY-MM-DD; empty: at once */
  opensOn?: string | null | undefined;
  /** Days before the event until which it is to be paid; left out: also at the door */
  payDays?: number | null | undefined;
  /** On each date; left out: as many as come */
  places?: number | null | undefined;
  pricePence: number;
  questions: Array<ReplyQuestionInput>;
  /** Optimistic lock: the version that was edited; an older one answers CONFLICT; left out: the event’s first */
  version?: number | null | undefined;
};

export type ReplySettingQueryVariables = Exact<{
  eventId: number;
  language?: string | null | undefined;
}>;


export type ReplySettingQuery = { replySetting: { eventId: number, version: number, isAsking: boolean, places: number | null, closesHours: number, opensOn: string | null, offerHours: number, pricePence: number, memberPence: number | null, payDays: number | null, dietIds: Array<number>, ageGroups: Array<{ group: AgeGroup, from: number, to: number | null, pence: number | null }>, questions: Array<{ key: string, kind: QuestionKind, isRequired: boolean, texts: Array<{ language: string, text: string }> }> } | null, diets: Array<{ id: number, name: string, isHidden: boolean }> };

export type SaveReplySettingMutationVariables = Exact<{
  input: ReplySettingInput;
}>;


export type SaveReplySettingMutation = { saveReplySetting: { eventId: number, version: number } };

export type SaveDietMutationVariables = Exact<{
  input: DietInput;
}>;


export type SaveDietMutation = { saveDiet: { id: number, name: string, isHidden: boolean } };


export const ReplySettingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReplySetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replySetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isAsking"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"closesHours"}},{"kind":"Field","name":{"kind":"Name","value":"opensOn"}},{"kind":"Field","name":{"kind":"Name","value":"offerHours"}},{"kind":"Field","name":{"kind":"Name","value":"pricePence"}},{"kind":"Field","name":{"kind":"Name","value":"memberPence"}},{"kind":"Field","name":{"kind":"Name","value":"payDays"}},{"kind":"Field","name":{"kind":"Name","value":"dietIds"}},{"kind":"Field","name":{"kind":"Name","value":"ageGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"pence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"diets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}}]}}]} as unknown as DocumentNode<ReplySettingQuery, ReplySettingQueryVariables>;
export const SaveReplySettingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveReplySetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplySettingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveReplySetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SaveReplySettingMutation, SaveReplySettingMutationVariables>;
export const SaveDietDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDiet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DietInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDiet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}}]}}]} as unknown as DocumentNode<SaveDietMutation, SaveDietMutationVariables>;
export const useReplySettingQuery = (options: useQuery.Options<ReplySettingQuery, ReplySettingQueryVariables>) =>
  usePageQuery(ReplySettingDocument, options);

export const useSaveReplySettingMutation = (options?: useMutation.Options<SaveReplySettingMutation, SaveReplySettingMutationVariables>) =>
  useMutation(SaveReplySettingDocument, options);

export const useSaveDietMutation = (options?: useMutation.Options<SaveDietMutation, SaveDietMutationVariables>) =>
  useMutation(SaveDietDocument, options);