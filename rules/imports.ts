import { z } from 'zod';
import type { MessageKey } from './messages.ts';
import type { Part } from './parts.ts';
import type { Permission } from './permissions.ts';

const MEGABYTE = 1024 * 1024;

/** Of what somebody brings in: bytes, rows and columns. */
export const IMPORT_LIMITS = {
  /** Of a spreadsheet as it is sent, and of what is packed in it. */
  sheetBytes: 5 * MEGABYTE,
  unpackedBytes: 60 * MEGABYTE,
  rows: 10_000,
  columns: 60,
  cellCharacters: 10_000,
  /** Names that the site does not know, of which it is said what they mean. */
  values: 500,
  /** Of the answer to one call of an old site. */
  listBytes: 32 * MEGABYTE,
  listItems: 20_000,
} as const;

/** What the rows of a spreadsheet are. */
export const SheetSubject = {
  EVENTS: 'EVENTS',
  COMMITTEE: 'COMMITTEE',
  USERS: 'USERS',
  DONATIONS: 'DONATIONS',
  DONORS: 'DONORS',
} as const;
export type SheetSubject = keyof typeof SheetSubject;

/** The parts of the site that some of them belong to. */
export const SHEET_PARTS: Readonly<Partial<Record<SheetSubject, Part>>> = {
  COMMITTEE: 'committee',
  DONATIONS: 'donations',
  DONORS: 'donations',
};

/** What somebody must be allowed to keep who brings rows in, or takes them back. */
const SHEET_PERMISSIONS: Readonly<Record<SheetSubject, Permission>> = {
  EVENTS: 'MANAGE_CONTENT',
  COMMITTEE: 'MANAGE_CONTENT',
  USERS: 'MANAGE_USERS',
  DONATIONS: 'MANAGE_DONATIONS',
  DONORS: 'MANAGE_DONATIONS',
};

/** What somebody needs besides for an import. @param subject null for a website, which has something of everything */
export function importPermission(subject: SheetSubject | null): Permission {
  return subject ? SHEET_PERMISSIONS[subject] : 'MANAGE_SETTINGS';
}

/** What is said of somebody in a list who is none of the donors of whom they might be one. */
export const NEW_DONOR = 'NEW';

/** Which of two numbers the day is: in 05/04 the first in Britain and India, the second in the United States. */
export const DateOrder = { DAY_FIRST: 'DAY_FIRST', MONTH_FIRST: 'MONTH_FIRST' } as const;
export type DateOrder = keyof typeof DateOrder;

/** The state of an import; one that is RUNNING or UNDOING goes on until it is done. */
export const ImportState = {
  RUNNING: 'RUNNING',
  FINISHED: 'FINISHED',
  UNDOING: 'UNDOING',
  UNDONE: 'UNDONE',
} as const;
export type ImportState = keyof typeof ImportState;

/** What became of one thing of an import; KEPT is what somebody had worked on before the import was undone. */
export const ImportRowState = {
  PENDING: 'PENDING',
  CREATED: 'CREATED',
  KNOWN: 'KNOWN',
  REFUSED: 'REFUSED',
  UNDONE: 'UNDONE',
  KEPT: 'KEPT',
} as const;
export type ImportRowState = keyof typeof ImportRowState;

/** The position of a column in a spreadsheet, from 0. */
export function columnPosition() {
  return z
    .int('invalidRequest' satisfies MessageKey)
    .min(0, 'invalidRequest' satisfies MessageKey)
    .max(IMPORT_LIMITS.columns - 1, 'invalidRequest' satisfies MessageKey);
}

/**
 * How a spreadsheet is to be read: the position of each field's column, and what was answered about its dates and names.
 * @param isField whether the association's spreadsheets of a subject have a field
 */
export function sheetReadingRules(isField: (subject: SheetSubject, field: string) => boolean) {
  return z
    .object({
      subject: z.enum(SheetSubject, 'invalidRequest' satisfies MessageKey),
      columns: z.record(z.string(), columnPosition()),
      dateOrder: z.enum(DateOrder, 'invalidRequest' satisfies MessageKey).nullish(),
      values: z
        .array(z.object({ field: z.string(), written: z.string(), meant: z.string() }))
        .max(IMPORT_LIMITS.values, 'invalidRequest' satisfies MessageKey)
        .nullish(),
    })
    .refine(({ subject, columns }) => Object.keys(columns).every((field) => isField(subject, field)), {
      error: 'invalidRequest' satisfies MessageKey,
      path: ['columns'],
    });
}
