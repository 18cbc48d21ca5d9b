/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { useQuery } from '@apollo/client/react';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ContentFileType =
  | 'IMAGE'
  | 'PDF'
  | 'VIDEO'
  | 'YOUTUBE';

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

export type DateChangeInput = {
  /** Its day in the series, YYYY-MM-DD */
  day: string;
  /** HH:MM; left out it is as always */
  fromTime?: string | null | undefined;
  isCalledOff?: boolean | null | undefined;
  /** Why, in the language of the event */
  note?: string | null | undefined;
  /** Why, by language; that of the event stands before `note` */
  notes?: Array<DateNoteInput> | null | undefined;
  /** The day it is moved to, YYYY-MM-DD */
  toDay?: string | null | undefined;
  /** HH:MM; left out it is as always */
  toTime?: string | null | undefined;
};

export type DateNoteInput = {
  language: string;
  text?: string | null | undefined;
};

export type EventDatesInput = {
  dateChanges?: Array<DateChangeInput> | null | undefined;
  endsOn?: string | null | undefined;
  fromTime?: string | null | undefined;
  roomIds?: Array<number> | null | undefined;
  series?: SeriesInput | null | undefined;
  startsOn?: string | null | undefined;
  toTime?: string | null | undefined;
};

export type EventInput = {
  /** Why it is called off */
  calledOffNote?: string | null | undefined;
  /** What differs on single dates of the series; all of them */
  dateChanges?: Array<DateChangeInput> | null | undefined;
  description: string;
  /** Last day of one that lasts several, YYYY-MM-DD */
  endsOn?: string | null | undefined;
  eventKind?: EventKind | null | undefined;
  /** File type of the item; required for kinds with several */
  fileType?: ContentFileType | null | undefined;
  /** HH:MM by the clock of the site; empty for whole days */
  fromTime?: string | null | undefined;
  /** Default, or 0: creates one */
  id?: number | null | undefined;
  isCalledOff?: boolean | null | undefined;
  /** Of the texts beside it; by default the item's own, of a new one the site's first */
  language?: string | null | undefined;
  /** The place on a map, https://… */
  mapLink?: string | null | undefined;
  name: string;
  /** What the picture shows, for those who do not see it; at most 300 characters */
  pictureDescription?: string | null | undefined;
  /** Where it is, if it is in none of our rooms */
  place?: string | null | undefined;
  /** Removes the stored picture */
  removeFile?: boolean | null | undefined;
  /** The rooms that it takes */
  roomIds?: Array<number> | null | undefined;
  /** On which days it happens again; null happens once */
  series?: SeriesInput | null | undefined;
  /** First day, YYYY-MM-DD; empty for none */
  startsOn?: string | null | undefined;
  /** HH:MM on the last day; on a single day not after `fromTime`, it is on the next */
  toTime?: string | null | undefined;
  /** The texts in other languages; what is left out stays, what is null or empty goes */
  translations?: Array<EventTranslationInput> | null | undefined;
  /** Optimistic lock: the version that was edited; an older one answers CONFLICT */
  version?: number | null | undefined;
  /** Visibility. Default: a new item is published, a stored one is unchanged */
  visibility?: ContentVisibilityInput | null | undefined;
};

/** What an event is */
export type EventKind =
  | 'CLASS'
  | 'FESTIVAL'
  | 'HEALTH'
  | 'MEAL'
  | 'OTHER'
  | 'PRAYER'
  | 'SPORT';

export type EventTranslationInput = {
  calledOffNote?: string | null | undefined;
  description?: string | null | undefined;
  language: string;
  name?: string | null | undefined;
  pictureDescription?: string | null | undefined;
  place?: string | null | undefined;
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

export type ManagedEventQueryVariables = Exact<{
  id: number;
}>;


export type ManagedEventQuery = { managed: { tab: ContentTab, item: { roomIds: Array<number>, id: number, version: number, language: string, name: string, description: string, fileType: ContentFileType, pictureDescription: string | null, startsOn: string | null, endsOn: string | null, fromTime: string | null, toTime: string | null, eventKind: EventKind | null, place: string | null, mapLink: string | null, isCalledOff: boolean, calledOffNote: string | null, dateChanges: Array<{ day: string, toDay: string | null, fromTime: string | null, toTime: string | null, isCalledOff: boolean | null, notes: Array<{ language: string, text: string | null }> }>, translations: Array<{ language: string, name: string | null, description: string | null, pictureDescription: string | null, place: string | null, calledOffNote: string | null }>, textLanguages: { name: string, description: string, pictureDescription: string, place: string, calledOffNote: string }, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null, series: { every: SeriesStep, interval: number, weekdays: Array<number>, until: string, leftOut: Array<string> } | null, rooms: Array<{ id: number, name: string, nameLanguage: string }>, nextDate: { day: string, startsAt: `${string}T${string}`, endsAt: `${string}T${string}`, isWholeDay: boolean, isCalledOff: boolean, note: string | null, noteLanguage: string } | null, lastDate: { day: string, startsAt: `${string}T${string}`, endsAt: `${string}T${string}`, isWholeDay: boolean, isCalledOff: boolean, note: string | null, noteLanguage: string } | null }, visibility: { state: ContentState, shownFrom: `${string}T${string}` | null, shownUntil: `${string}T${string}` | null, heldLanguages: Array<string>, unneededLanguages: Array<string>, binnedAt: `${string}T${string}` | null } } | null };

export type PreviewEventQueryVariables = Exact<{
  id: number;
  language?: string | null | undefined;
}>;


export type PreviewEventQuery = { preview: { tab: ContentTab, asShown: { id: number, version: number, language: string, name: string, description: string, fileType: ContentFileType, pictureDescription: string | null, startsOn: string | null, endsOn: string | null, fromTime: string | null, toTime: string | null, eventKind: EventKind | null, place: string | null, mapLink: string | null, isCalledOff: boolean, calledOffNote: string | null, textLanguages: { name: string, description: string, pictureDescription: string, place: string, calledOffNote: string }, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null, series: { every: SeriesStep, interval: number, weekdays: Array<number>, until: string, leftOut: Array<string> } | null, rooms: Array<{ id: number, name: string, nameLanguage: string }>, nextDate: { day: string, startsAt: `${string}T${string}`, endsAt: `${string}T${string}`, isWholeDay: boolean, isCalledOff: boolean, note: string | null, noteLanguage: string } | null, lastDate: { day: string, startsAt: `${string}T${string}`, endsAt: `${string}T${string}`, isWholeDay: boolean, isCalledOff: boolean, note: string | null, noteLanguage: string } | null }, visibility: { state: ContentState, shownFrom: `${string}T${string}` | null, shownUntil: `${string}T${string}` | null, heldLanguages: Array<string>, unneededLanguages: Array<string>, binnedAt: `${string}T${string}` | null } } | null };

export type SaveEventMutationVariables = Exact<{
  input: EventInput;
  file?: File | null | undefined;
  poster?: File | null | undefined;
}>;


export type SaveEventMutation = { saveEvent: { id: number, version: number, language: string, name: string, description: string, fileType: ContentFileType, pictureDescription: string | null, startsOn: string | null, endsOn: string | null, fromTime: string | null, toTime: string | null, eventKind: EventKind | null, place: string | null, mapLink: string | null, isCalledOff: boolean, calledOffNote: string | null, textLanguages: { name: string, description: string, pictureDescription: string, place: string, calledOffNote: string }, file: { fileName: string, url: string, contentType: string, width: number | null, height: number | null, sources: Array<{ type: string, srcset: string }>, poster: { url: string, width: number, height: number, sources: Array<{ type: string, srcset: string }> } | null } | null, series: { every: SeriesStep, interval: number, weekdays: Array<number>, until: string, leftOut: Array<string> } | null, rooms: Array<{ id: number, name: string, nameLanguage: string }>, nextDate: { day: string, startsAt: `${string}T${string}`, endsAt: `${string}T${string}`, isWholeDay: boolean, isCalledOff: boolean, note: string | null, noteLanguage: string } | null, lastDate: { day: string, startsAt: `${string}T${string}`, endsAt: `${string}T${string}`, isWholeDay: boolean, isCalledOff: boolean, note: string | null, noteLanguage: string } | null } };

export type EventRoomsQueryVariables = Exact<{
  language?: string | null | undefined;
}>;


export type EventRoomsQuery = { rooms: Array<{ id: number, name: string }> };

export type EventDatesPreviewQueryVariables = Exact<{
  input: EventDatesInput;
  eventId?: number | null | undefined;
}>;


export type EventDatesPreviewQuery = { eventDatesPreview: Array<{ day: string, startsAt: `${string}T${string}`, endsAt: `${string}T${string}`, isWholeDay: boolean, isCalledOff: boolean, takenBy: string | null }> };


export const ManagedEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"managed"},"name":{"kind":"Name","value":"managedEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventFields"}},{"kind":"Field","name":{"kind":"Name","value":"roomIds"}},{"kind":"Field","name":{"kind":"Name","value":"dateChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"toDay"}},{"kind":"Field","name":{"kind":"Name","value":"fromTime"}},{"kind":"Field","name":{"kind":"Name","value":"toTime"}},{"kind":"Field","name":{"kind":"Name","value":"isCalledOff"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"pictureDescription"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"calledOffNote"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"visibility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentVisibilityFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tab"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventDateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventDate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isWholeDay"}},{"kind":"Field","name":{"kind":"Name","value":"isCalledOff"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"noteLanguage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventTimeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"fromTime"}},{"kind":"Field","name":{"kind":"Name","value":"toTime"}},{"kind":"Field","name":{"kind":"Name","value":"eventKind"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"mapLink"}},{"kind":"Field","name":{"kind":"Name","value":"isCalledOff"}},{"kind":"Field","name":{"kind":"Name","value":"calledOffNote"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"every"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameLanguage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextDate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventDateFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastDate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventDateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"pictureDescription"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"calledOffNote"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"pictureDescription"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventTimeFields"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentVisibilityFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentVisibility"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"shownFrom"}},{"kind":"Field","name":{"kind":"Name","value":"shownUntil"}},{"kind":"Field","name":{"kind":"Name","value":"heldLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"unneededLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"binnedAt"}}]}}]} as unknown as DocumentNode<ManagedEventQuery, ManagedEventQueryVariables>;
export const PreviewEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"preview"},"name":{"kind":"Name","value":"managedEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asShown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visibility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentVisibilityFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tab"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventDateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventDate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isWholeDay"}},{"kind":"Field","name":{"kind":"Name","value":"isCalledOff"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"noteLanguage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventTimeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"fromTime"}},{"kind":"Field","name":{"kind":"Name","value":"toTime"}},{"kind":"Field","name":{"kind":"Name","value":"eventKind"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"mapLink"}},{"kind":"Field","name":{"kind":"Name","value":"isCalledOff"}},{"kind":"Field","name":{"kind":"Name","value":"calledOffNote"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"every"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameLanguage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextDate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventDateFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastDate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventDateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"pictureDescription"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"calledOffNote"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"pictureDescription"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventTimeFields"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentVisibilityFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentVisibility"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"shownFrom"}},{"kind":"Field","name":{"kind":"Name","value":"shownUntil"}},{"kind":"Field","name":{"kind":"Name","value":"heldLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"unneededLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"binnedAt"}}]}}]} as unknown as DocumentNode<PreviewEventQuery, PreviewEventQueryVariables>;
export const SaveEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EventInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"poster"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"poster"},"value":{"kind":"Variable","name":{"kind":"Name","value":"poster"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventDateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventDate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isWholeDay"}},{"kind":"Field","name":{"kind":"Name","value":"isCalledOff"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"noteLanguage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventTimeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"fromTime"}},{"kind":"Field","name":{"kind":"Name","value":"toTime"}},{"kind":"Field","name":{"kind":"Name","value":"eventKind"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"mapLink"}},{"kind":"Field","name":{"kind":"Name","value":"isCalledOff"}},{"kind":"Field","name":{"kind":"Name","value":"calledOffNote"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"every"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameLanguage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextDate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventDateFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastDate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventDateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"srcset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"textLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"pictureDescription"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"calledOffNote"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"pictureDescription"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventTimeFields"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFileFields"}}]}}]}}]} as unknown as DocumentNode<SaveEventMutation, SaveEventMutationVariables>;
export const EventRoomsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventRooms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rooms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<EventRoomsQuery, EventRoomsQueryVariables>;
export const EventDatesPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventDatesPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EventDatesInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventDatesPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isWholeDay"}},{"kind":"Field","name":{"kind":"Name","value":"isCalledOff"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}}]}}]}}]} as unknown as DocumentNode<EventDatesPreviewQuery, EventDatesPreviewQueryVariables>;
export const useManagedEventQuery = (options: useQuery.Options<ManagedEventQuery, ManagedEventQueryVariables>) =>
  usePageQuery(ManagedEventDocument, options);

export const usePreviewEventQuery = (options: useQuery.Options<PreviewEventQuery, PreviewEventQueryVariables>) =>
  usePageQuery(PreviewEventDocument, options);

export const useSaveEventMutation = (options?: useMutation.Options<SaveEventMutation, SaveEventMutationVariables>) =>
  useMutation(SaveEventDocument, options);

export const useEventRoomsQuery = (options?: useQuery.Options<EventRoomsQuery, EventRoomsQueryVariables>) =>
  usePageQuery(EventRoomsDocument, options ?? {});

export const useEventDatesPreviewQuery = (options: useQuery.Options<EventDatesPreviewQuery, EventDatesPreviewQueryVariables>) =>
  usePageQuery(EventDatesPreviewDocument, options);