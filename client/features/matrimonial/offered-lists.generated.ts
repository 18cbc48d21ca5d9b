/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type Gender =
  | 'FEMALE'
  | 'MALE';

export type MotherTongueGroup =
  | 'EAST'
  | 'ENGLISH'
  | 'NORTH'
  | 'SOUTH'
  | 'WEST';

export type SelectList =
  | 'ANNUAL_INCOME'
  | 'CASTE'
  | 'COUNTRY_CODE'
  | 'CURRENCY'
  | 'DEGREE'
  | 'DIET'
  | 'EDUCATION_TYPE'
  | 'HEIGHT'
  | 'MARITAL_STATUS'
  | 'MOTHER_TONGUE'
  | 'OCCUPATION'
  | 'RELIGION';

export type OfferedListsQueryVariables = Exact<{
  language?: string | null | undefined;
}>;


export type OfferedListsQuery = { selectLists: { language: string, options: Array<{ id: number, list: SelectList, language: string, value: string, label: string, optionGroup: MotherTongueGroup | null }>, profileFors: Array<{ id: number, language: string, name: string, defaultGender: Gender }> } };


export const OfferedListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfferedLists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selectLists"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"optionGroup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profileFors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"defaultGender"}}]}}]}}]}}]} as unknown as DocumentNode<OfferedListsQuery, OfferedListsQueryVariables>;
export const useOfferedListsQuery = (options?: useQuery.Options<OfferedListsQuery, OfferedListsQueryVariables>) =>
  usePageQuery(OfferedListsDocument, options ?? {});