import { z } from 'zod';
import { chosen, chosenNumber, inAddressAs, searchedPart, ticked } from './filters.ts';
import { isLanguage } from './languages.ts';
import type { MessageKey } from './messages.ts';

/** What an editor has decided about an item; whether visitors see it also depends on its two moments. */
export const ContentState = {
  /** Not shown yet. */
  DRAFT: 'DRAFT',
  /** Shown, from one moment until another if they are given. */
  PUBLISHED: 'PUBLISHED',
  /** Not shown any more. */
  HIDDEN: 'HIDDEN',
} as const;
export type ContentState = keyof typeof ContentState;

/** The tabs of a list in the office: what an item is at this moment. */
export const ContentTab = {
  /** Everything but the bin. */
  ALL: 'ALL',
  /** Visitors see it now. */
  VISIBLE: 'VISIBLE',
  /** Visitors will see it from a later moment on. */
  PLANNED: 'PLANNED',
  DRAFT: 'DRAFT',
  /** Hidden by an editor, or its time is over. */
  HIDDEN: 'HIDDEN',
  /** Deleted, but not for good yet. */
  BIN: 'BIN',
} as const;
export type ContentTab = keyof typeof ContentTab;

/** What the list of a kind can be sorted by. */
export const ContentSort = {
  /** The order that visitors see. */
  SHOWN: 'SHOWN',
  NAME: 'NAME',
  /** The item's own day, such as the day of an event. */
  DAY: 'DAY',
  CHANGED: 'CHANGED',
  CREATED: 'CREATED',
} as const;
export type ContentSort = keyof typeof ContentSort;

const language = () => z.string().refine(isLanguage, 'invalidRequest' satisfies MessageKey);

/** The filter of a kind's list in the office, with its order. */
export const managedContentFilterRules = z.object({
  tab: chosen(ContentTab).describe('Default: all but the bin'),
  search: searchedPart().describe('Matches part of any text in any language; case-insensitive'),
  year: chosenNumber(1, 9999).describe('Of its date; if the kind has none, of its creation'),
  missing: language()
    .nullish()
    .describe('Only items without a text in this language, unless their day is over'),
  sort: chosen(ContentSort).describe('Default: as visitors see it'),
  descending: inAddressAs('down', ticked().describe('For each sort but SHOWN')),
});

/** Items that one call changes at most. */
const MOST_CHANGED_AT_ONCE = 100;

const languages = () =>
  z
    .array(language())
    .max(20, 'invalidRequest' satisfies MessageKey)
    .nullish();

const moment = () => z.date('invalidDate' satisfies MessageKey).nullish();

/** Who sees an item when; what is left out stays as it is. */
export const visibilityRules = z
  .object({
    state: z.enum(ContentState, 'invalidRequest' satisfies MessageKey).nullish(),
    shownFrom: moment(),
    shownUntil: moment(),
    /** Languages whose translation is not shown yet. */
    heldLanguages: languages(),
    /** Languages into which nobody has to translate it. */
    unneededLanguages: languages(),
  })
  .refine(({ shownFrom, shownUntil }) => !shownFrom || !shownUntil || shownFrom < shownUntil, {
    error: 'shownUntilBeforeFrom' satisfies MessageKey,
    path: ['shownUntil'],
  });

/** The ids of the items that a call changes, and the version of each that its caller has seen. */
export const chosenItemsRules = z
  .object({
    ids: z
      .array(z.int('invalidId' satisfies MessageKey).positive('invalidId' satisfies MessageKey))
      .min(1, 'invalidRequest' satisfies MessageKey)
      .max(MOST_CHANGED_AT_ONCE, 'invalidRequest' satisfies MessageKey),
    versions: z.array(z.int('invalidRequest' satisfies MessageKey)).nullish(),
  })
  .refine(({ ids, versions }) => !versions || versions.length === ids.length, {
    error: 'invalidRequest' satisfies MessageKey,
    path: ['versions'],
  });
