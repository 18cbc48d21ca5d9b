/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type PricePer =
  | 'HOUR'
  | 'ONCE';

export type RoomInput = {
  afterMinutes?: number;
  beforeMinutes?: number;
  depositPence?: number;
  /** Default, or 0: adds one */
  id?: number | null | undefined;
  included?: string | null | undefined;
  /** No longer offered; what was booked stays */
  isHidden?: boolean;
  /** Whether it may be hired without another room */
  isHiredAlone?: boolean;
  /** Of the texts beside it; by default the item's own, of a new one the site's first */
  language?: string | null | undefined;
  minimumMinutes?: number;
  name: string;
  note?: string | null | undefined;
  opening?: Array<RoomOpeningInput>;
  prices?: Array<RoomPriceInput>;
  /** Rooms that are taken with it */
  takes?: Array<number>;
  /** The texts in other languages; what is left out stays, what is null or empty goes */
  translations?: Array<RoomTranslationInput> | null | undefined;
  /** Optimistic lock: the version that was edited; an older one answers CONFLICT */
  version?: number | null | undefined;
};

export type RoomOpeningInput = {
  /** HH:MM by the clock of the site */
  from: string;
  /** HH:MM; not after `from`, it is on the next day */
  to: string;
  /** ISO: 1 is Monday */
  weekdays: Array<number>;
};

export type RoomPriceInput = {
  /** HH:MM by the clock of the site */
  from: string;
  /** For members; empty is the same */
  memberPence?: number | null | undefined;
  pence: number;
  per: PricePer;
  /** HH:MM; not after `from`, it is on the next day */
  to: string;
  /** ISO: 1 is Monday */
  weekdays: Array<number>;
};

export type RoomTranslationInput = {
  included?: string | null | undefined;
  language: string;
  name?: string | null | undefined;
  note?: string | null | undefined;
};

export type OfficeRoomFieldsFragment = { id: number, version: number, name: string, note: string | null, included: string | null, beforeMinutes: number, afterMinutes: number, isHidden: boolean, depositPence: number, minimumMinutes: number, takes: Array<number>, isHiredAlone: boolean, translations: Array<{ language: string, name: string | null, note: string | null, included: string | null }>, opening: Array<{ weekdays: Array<number>, from: string, to: string }>, prices: Array<{ weekdays: Array<number>, from: string, to: string, per: PricePer, pence: number, memberPence: number | null }> };

export type AllRoomsQueryVariables = Exact<{
  language?: string | null | undefined;
}>;


export type AllRoomsQuery = { allRooms: Array<{ id: number, version: number, name: string, note: string | null, included: string | null, beforeMinutes: number, afterMinutes: number, isHidden: boolean, depositPence: number, minimumMinutes: number, takes: Array<number>, isHiredAlone: boolean, translations: Array<{ language: string, name: string | null, note: string | null, included: string | null }>, opening: Array<{ weekdays: Array<number>, from: string, to: string }>, prices: Array<{ weekdays: Array<number>, from: string, to: string, per: PricePer, pence: number, memberPence: number | null }> }> };

export type SaveRoomMutationVariables = Exact<{
  input: RoomInput;
  language?: string | null | undefined;
}>;


export type SaveRoomMutation = { saveRoom: { id: number, version: number, name: string, note: string | null, included: string | null, beforeMinutes: number, afterMinutes: number, isHidden: boolean, depositPence: number, minimumMinutes: number, takes: Array<number>, isHiredAlone: boolean, translations: Array<{ language: string, name: string | null, note: string | null, included: string | null }>, opening: Array<{ weekdays: Array<number>, from: string, to: string }>, prices: Array<{ weekdays: Array<number>, from: string, to: string, per: PricePer, pence: number, memberPence: number | null }> } };

export const OfficeRoomFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeRoomFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Room"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"included"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"included"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoomTerms"}},{"kind":"Field","name":{"kind":"Name","value":"beforeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"afterMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoomTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Room"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"per"}},{"kind":"Field","name":{"kind":"Name","value":"pence"}},{"kind":"Field","name":{"kind":"Name","value":"memberPence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"depositPence"}},{"kind":"Field","name":{"kind":"Name","value":"minimumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"takes"}},{"kind":"Field","name":{"kind":"Name","value":"isHiredAlone"}}]}}]} as unknown as DocumentNode<OfficeRoomFieldsFragment, unknown>;
export const AllRoomsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllRooms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allRooms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeRoomFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoomTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Room"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"per"}},{"kind":"Field","name":{"kind":"Name","value":"pence"}},{"kind":"Field","name":{"kind":"Name","value":"memberPence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"depositPence"}},{"kind":"Field","name":{"kind":"Name","value":"minimumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"takes"}},{"kind":"Field","name":{"kind":"Name","value":"isHiredAlone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeRoomFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Room"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"included"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"included"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoomTerms"}},{"kind":"Field","name":{"kind":"Name","value":"beforeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"afterMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}}]} as unknown as DocumentNode<AllRoomsQuery, AllRoomsQueryVariables>;
export const SaveRoomDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveRoom"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RoomInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveRoom"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeRoomFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoomTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Room"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"per"}},{"kind":"Field","name":{"kind":"Name","value":"pence"}},{"kind":"Field","name":{"kind":"Name","value":"memberPence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"depositPence"}},{"kind":"Field","name":{"kind":"Name","value":"minimumMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"takes"}},{"kind":"Field","name":{"kind":"Name","value":"isHiredAlone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeRoomFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Room"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"included"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"included"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoomTerms"}},{"kind":"Field","name":{"kind":"Name","value":"beforeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"afterMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}}]} as unknown as DocumentNode<SaveRoomMutation, SaveRoomMutationVariables>;
export const useAllRoomsQuery = (options?: useQuery.Options<AllRoomsQuery, AllRoomsQueryVariables>) =>
  usePageQuery(AllRoomsDocument, options ?? {});

export const useSaveRoomMutation = (options?: useMutation.Options<SaveRoomMutation, SaveRoomMutationVariables>) =>
  useMutation(SaveRoomDocument, options);