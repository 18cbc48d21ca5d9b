/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** SERIES: a class or a group. OWN: the association itself. CLOSURE: the room is closed */
export type BookingKind =
  | 'CLOSURE'
  | 'OWN'
  | 'SERIES';

/** What takes a room */
export type OccupancyKind =
  | 'CLOSURE'
  | 'EVENT'
  | 'HIRE'
  | 'OWN'
  | 'SERIES';

export type RoomBookingInput = {
  contactEmail?: string;
  contactName?: string;
  contactPhone?: string;
  /** YYYY-MM-DD */
  firstDay: string;
  /** HH:MM in the site’s time zone */
  from: string;
  /** Default, or 0: adds a booking */
  id?: number | null | undefined;
  kind: BookingKind;
  note?: string;
  roomIds: Array<number>;
  series?: SeriesInput | null | undefined;
  title: string;
  /** HH:MM; one that is not after `from` is on the next day, at most 16 hours later */
  to: string;
  /** Optimistic lock: the version that was edited; an older one answers CONFLICT */
  version?: number | null | undefined;
};

export type SeriesInput = {
  every: SeriesStep;
  /** Every so many days, weeks, months or years */
  interval?: number;
  /** YYYY-MM-DD, days on which it does not happen */
  leftOut?: Array<string>;
  /** YYYY-MM-DD, the last day on which it may happen; at most two years after the first */
  until: string;
  /** ISO: 1 is Monday. Of weekly ones; none is the weekday of the first day */
  weekdays?: Array<number>;
};

/** How often something happens again */
export type SeriesStep =
  | 'DAY'
  | 'MONTH_DAY'
  | 'MONTH_WEEKDAY'
  | 'WEEK'
  | 'YEAR';

export type RoomBookingFieldsFragment = { id: number, version: number, kind: BookingKind, title: string, note: string, contactName: string, contactPhone: string, contactEmail: string, roomIds: Array<number>, firstDay: string, fromTime: string, toTime: string, series: { every: SeriesStep, interval: number, weekdays: Array<number>, until: string, leftOut: Array<string> } | null };

export type RoomBookingQueryVariables = Exact<{
  id: number;
}>;


export type RoomBookingQuery = { roomBooking: { id: number, version: number, kind: BookingKind, title: string, note: string, contactName: string, contactPhone: string, contactEmail: string, roomIds: Array<number>, firstDay: string, fromTime: string, toTime: string, series: { every: SeriesStep, interval: number, weekdays: Array<number>, until: string, leftOut: Array<string> } | null } | null };

export type SeriesClashesQueryVariables = Exact<{
  input: RoomBookingInput;
  language?: string | null | undefined;
}>;


export type SeriesClashesQuery = { seriesClashes: { days: Array<string>, clashing: Array<{ day: string, clashes: Array<{ kind: OccupancyKind, isRequest: boolean, roomId: number, startsAt: `${string}T${string}`, endsAt: `${string}T${string}`, hireId: number | null, bookingId: number | null, eventId: number | null, version: number, roomIds: Array<number>, isSeries: boolean, name: string, who: string, phone: string, email: string, chargesPence: number | null }> }> } };

export type SaveRoomBookingMutationVariables = Exact<{
  input: RoomBookingInput;
}>;


export type SaveRoomBookingMutation = { saveRoomBooking: { id: number, version: number, kind: BookingKind, title: string, note: string, contactName: string, contactPhone: string, contactEmail: string, roomIds: Array<number>, firstDay: string, fromTime: string, toTime: string, series: { every: SeriesStep, interval: number, weekdays: Array<number>, until: string, leftOut: Array<string> } | null } };

export type RemoveRoomBookingMutationVariables = Exact<{
  id: number;
  version: number;
}>;


export type RemoveRoomBookingMutation = { removeRoomBooking: boolean };

export const RoomBookingFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoomBookingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoomBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"roomIds"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"fromTime"}},{"kind":"Field","name":{"kind":"Name","value":"toTime"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"every"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}}]}}]} as unknown as DocumentNode<RoomBookingFieldsFragment, unknown>;
export const RoomBookingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoomBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomBooking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoomBookingFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoomBookingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoomBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"roomIds"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"fromTime"}},{"kind":"Field","name":{"kind":"Name","value":"toTime"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"every"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}}]}}]} as unknown as DocumentNode<RoomBookingQuery, RoomBookingQueryVariables>;
export const SeriesClashesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeriesClashes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RoomBookingInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seriesClashes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"clashing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"clashes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HallOccupancyFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HallOccupancyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallOccupancy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isRequest"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"hireId"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"roomIds"}},{"kind":"Field","name":{"kind":"Name","value":"isSeries"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"who"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"chargesPence"}}]}}]} as unknown as DocumentNode<SeriesClashesQuery, SeriesClashesQueryVariables>;
export const SaveRoomBookingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveRoomBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RoomBookingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveRoomBooking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoomBookingFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoomBookingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoomBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"roomIds"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"fromTime"}},{"kind":"Field","name":{"kind":"Name","value":"toTime"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"every"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}}]}}]} as unknown as DocumentNode<SaveRoomBookingMutation, SaveRoomBookingMutationVariables>;
export const RemoveRoomBookingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveRoomBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeRoomBooking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}]}}]} as unknown as DocumentNode<RemoveRoomBookingMutation, RemoveRoomBookingMutationVariables>;
export const useRoomBookingQuery = (options: useQuery.Options<RoomBookingQuery, RoomBookingQueryVariables>) =>
  usePageQuery(RoomBookingDocument, options);

export const useSeriesClashesQuery = (options: useQuery.Options<SeriesClashesQuery, SeriesClashesQueryVariables>) =>
  usePageQuery(SeriesClashesDocument, options);

export const useSaveRoomBookingMutation = (options?: useMutation.Options<SaveRoomBookingMutation, SaveRoomBookingMutationVariables>) =>
  useMutation(SaveRoomBookingDocument, options);

export const useRemoveRoomBookingMutation = (options?: useMutation.Options<RemoveRoomBookingMutation, RemoveRoomBookingMutationVariables>) =>
  useMutation(RemoveRoomBookingDocument, options);