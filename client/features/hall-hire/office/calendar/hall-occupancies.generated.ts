/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type HireStatus =
  | 'ACCEPTED'
  | 'CANCELLED'
  | 'DECLINED'
  | 'REQUESTED';

export type MovedBookingInput = {
  /** Of a series: YYYY-MM-DD of the date that moves; the others stay. Left out: the booking moves */
  day?: string | null | undefined;
  id: number;
  /** Optimistic lock: the version the caller has seen */
  version: number;
};

/** What takes a room */
export type OccupancyKind =
  | 'CLOSURE'
  | 'EVENT'
  | 'HIRE'
  | 'OWN'
  | 'SERIES';

/** A place in the calendar */
export type SlotInput = {
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM in the site’s time zone */
  from: string;
  roomIds: Array<number>;
  /** HH:MM; one that is not after `from` is on the next day, at most 16 hours later */
  to: string;
};

export type HallOccupancyFieldsFragment = { kind: OccupancyKind, isRequest: boolean, roomId: number, startsAt: `${string}T${string}`, endsAt: `${string}T${string}`, hireId: number | null, bookingId: number | null, eventId: number | null, version: number, roomIds: Array<number>, isSeries: boolean, name: string, who: string, phone: string, email: string, chargesPence: number | null };

export type HallOccupanciesQueryVariables = Exact<{
  begin: `${string}T${string}`;
  end: `${string}T${string}`;
  language?: string | null | undefined;
}>;


export type HallOccupanciesQuery = { occupancies: Array<{ kind: OccupancyKind, isRequest: boolean, roomId: number, startsAt: `${string}T${string}`, endsAt: `${string}T${string}`, hireId: number | null, bookingId: number | null, eventId: number | null, version: number, roomIds: Array<number>, isSeries: boolean, name: string, who: string, phone: string, email: string, chargesPence: number | null }>, rooms: Array<{ id: number, name: string, takes: Array<number> }> };

export type SlotClashesQueryVariables = Exact<{
  slot: SlotInput;
  hireId?: number | null | undefined;
  bookingId?: number | null | undefined;
  language?: string | null | undefined;
}>;


export type SlotClashesQuery = { slotClashes: { clashes: Array<{ kind: OccupancyKind, isRequest: boolean, roomId: number, startsAt: `${string}T${string}`, endsAt: `${string}T${string}`, hireId: number | null, bookingId: number | null, eventId: number | null, version: number, roomIds: Array<number>, isSeries: boolean, name: string, who: string, phone: string, email: string, chargesPence: number | null }>, requests: Array<{ kind: OccupancyKind, isRequest: boolean, roomId: number, startsAt: `${string}T${string}`, endsAt: `${string}T${string}`, hireId: number | null, bookingId: number | null, eventId: number | null, version: number, roomIds: Array<number>, isSeries: boolean, name: string, who: string, phone: string, email: string, chargesPence: number | null }>, free: Array<{ roomIds: Array<number>, startsAt: `${string}T${string}`, endsAt: `${string}T${string}` }> } };

export type MoveHireMutationVariables = Exact<{
  id: number;
  version: number;
  slot: SlotInput;
}>;


export type MoveHireMutation = { moveHire: { id: number, version: number, status: HireStatus, roomIds: Array<number>, startsAt: `${string}T${string}`, endsAt: `${string}T${string}` } };

export type MoveRoomBookingMutationVariables = Exact<{
  input: MovedBookingInput;
  slot: SlotInput;
}>;


export type MoveRoomBookingMutation = { moveRoomBooking: { id: number, version: number } };

export const HallOccupancyFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HallOccupancyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallOccupancy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isRequest"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"hireId"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"roomIds"}},{"kind":"Field","name":{"kind":"Name","value":"isSeries"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"who"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"chargesPence"}}]}}]} as unknown as DocumentNode<HallOccupancyFieldsFragment, unknown>;
export const HallOccupanciesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HallOccupancies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"begin"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"occupancies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"begin"},"value":{"kind":"Variable","name":{"kind":"Name","value":"begin"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HallOccupancyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"takes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HallOccupancyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallOccupancy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isRequest"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"hireId"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"roomIds"}},{"kind":"Field","name":{"kind":"Name","value":"isSeries"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"who"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"chargesPence"}}]}}]} as unknown as DocumentNode<HallOccupanciesQuery, HallOccupanciesQueryVariables>;
export const SlotClashesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SlotClashes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slot"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SlotInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hireId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slotClashes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slot"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slot"}}},{"kind":"Argument","name":{"kind":"Name","value":"hireId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hireId"}}},{"kind":"Argument","name":{"kind":"Name","value":"bookingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clashes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HallOccupancyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HallOccupancyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"free"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomIds"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HallOccupancyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HallOccupancy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isRequest"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"hireId"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"roomIds"}},{"kind":"Field","name":{"kind":"Name","value":"isSeries"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"who"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"chargesPence"}}]}}]} as unknown as DocumentNode<SlotClashesQuery, SlotClashesQueryVariables>;
export const MoveHireDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveHire"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slot"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SlotInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveHire"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"slot"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slot"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"roomIds"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}}]} as unknown as DocumentNode<MoveHireMutation, MoveHireMutationVariables>;
export const MoveRoomBookingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveRoomBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MovedBookingInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slot"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SlotInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveRoomBooking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"slot"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slot"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<MoveRoomBookingMutation, MoveRoomBookingMutationVariables>;
export const useHallOccupanciesQuery = (options: useQuery.Options<HallOccupanciesQuery, HallOccupanciesQueryVariables>) =>
  usePageQuery(HallOccupanciesDocument, options);

export const useSlotClashesQuery = (options: useQuery.Options<SlotClashesQuery, SlotClashesQueryVariables>) =>
  usePageQuery(SlotClashesDocument, options);

export const useMoveHireMutation = (options?: useMutation.Options<MoveHireMutation, MoveHireMutationVariables>) =>
  useMutation(MoveHireDocument, options);

export const useMoveRoomBookingMutation = (options?: useMutation.Options<MoveRoomBookingMutation, MoveRoomBookingMutationVariables>) =>
  useMutation(MoveRoomBookingDocument, options);