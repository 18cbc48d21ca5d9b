import { GIFT_AID_COUNTRY } from './gift-aid-country.ts';
import type { SheetSubject } from './imports.ts';
import { type Language, offeredLanguages } from './languages.ts';
import type { SheriQuestion } from './sheri.ts';

export interface SheetField {
  /** The name that the field has in the service. */
  key: string;
  kind: 'text' | 'date' | 'time' | 'amount';
  isRequired?: boolean;
  /** The needed field need have no column where this one has: of it the other is made. */
  unless?: string;
  /** Of a column with translations: of which field, and into what. */
  translates?: { field: string; language: Language };
}

/** What a row may have; other columns of a sheet are left alone. */
const FIELDS: Readonly<Record<SheetSubject, readonly SheetField[]>> = {
  EVENTS: [
    { key: 'name', kind: 'text', isRequired: true },
    { key: 'startsOn', kind: 'date' },
    { key: 'fromTime', kind: 'time' },
    { key: 'toTime', kind: 'time' },
    { key: 'endsOn', kind: 'date' },
    { key: 'place', kind: 'text' },
    { key: 'description', kind: 'text', isRequired: true },
  ],
  COMMITTEE: [
    { key: 'name', kind: 'text', isRequired: true },
    { key: 'designation', kind: 'text', isRequired: true },
    { key: 'description', kind: 'text', isRequired: true },
  ],
  USERS: [
    { key: 'name', kind: 'text', isRequired: true },
    { key: 'email', kind: 'text', isRequired: true },
    { key: 'mobile', kind: 'text', isRequired: true },
    { key: 'address', kind: 'text' },
    { key: 'postcode', kind: 'text' },
    { key: 'sheri', kind: 'text' },
  ],
  DONATIONS: [
    { key: 'receivedOn', kind: 'date', isRequired: true },
    { key: 'donorName', kind: 'text', isRequired: true },
    { key: 'amount', kind: 'amount', isRequired: true },
    { key: 'type', kind: 'text', isRequired: true },
    { key: 'paymentMethod', kind: 'text' },
    { key: 'email', kind: 'text' },
    { key: 'phone', kind: 'text' },
    { key: 'message', kind: 'text' },
  ],
  DONORS: [
    { key: 'title', kind: 'text' },
    { key: 'firstName', kind: 'text' },
    { key: 'lastName', kind: 'text' },
    { key: 'name', kind: 'text', isRequired: true, unless: 'lastName' },
    { key: 'email', kind: 'text' },
    { key: 'phone', kind: 'text' },
    { key: 'house', kind: 'text' },
    { key: 'address', kind: 'text' },
    { key: 'town', kind: 'text' },
    { key: 'postcode', kind: 'text' },
    { key: 'declaredOn', kind: 'date' },
    { key: 'cover', kind: 'text' },
    { key: 'declarationMethod', kind: 'text' },
    { key: 'cancelledOn', kind: 'date' },
  ],
};

/** Of a declaration: they are there where there is Gift Aid. */
const GIFT_AID_FIELDS: readonly string[] = ['declaredOn', 'cover', 'declarationMethod', 'cancelledOn'];

/** The fields that a site may have in each of its languages. */
const TRANSLATED: Readonly<Partial<Record<SheetSubject, readonly string[]>>> = {
  EVENTS: ['name', 'description'],
  COMMITTEE: ['name', 'designation', 'description'],
};

/** What of an association's settings decides which fields its spreadsheets have. */
export type SheetSite = Pick<SheriQuestion, 'asksSheri'> & { languages: readonly string[]; country: string };

/** The needed fields that have no column, by their keys. */
export function missingFields(
  fields: readonly SheetField[],
  columns: Readonly<Record<string, number>>,
): string[] {
  return fields
    .filter(
      ({ key, isRequired, unless }) => isRequired && ![key, unless].some((one) => one && one in columns),
    )
    .map(({ key }) => key);
}

/**
 * The fields that a row may have, in the order of the columns of an empty spreadsheet: those in the site's first
 * language, then their translations, as `name.te`.
 */
export function sheetFields(
  subject: SheetSubject,
  { asksSheri, languages, country }: SheetSite,
): readonly SheetField[] {
  const [, ...others] = offeredLanguages(languages);
  const translations = others.flatMap((language) =>
    (TRANSLATED[subject] ?? []).map(
      (field): SheetField => ({
        key: `${field}.${language}`,
        kind: 'text',
        translates: { field, language },
      }),
    ),
  );
  const isAsked = ({ key }: SheetField) =>
    (key !== 'sheri' || asksSheri) && (country === GIFT_AID_COUNTRY || !GIFT_AID_FIELDS.includes(key));
  return [...FIELDS[subject].filter(isAsked), ...translations];
}
