import type { SheetSubject } from '../../../../rules/imports.ts';
import { LANGUAGES, languageName, scriptLanguage } from '../../../../rules/languages.ts';
import { type SheetField, type SheetSite, sheetFields } from '../../../../rules/sheet-fields.ts';
import { normaliseColumn } from '../../../files/spreadsheets/normalise-column.ts';
import { HEADINGS } from './column-headings.ts';

/** How people mark a translation: `Name (Gujarati)`, `Name [gu]`, `Gujarati name`, or the word in that language alone. */
function translatedHeadings(
  subject: SheetSubject,
  { field, language }: NonNullable<SheetField['translates']>,
): string[] {
  const usual = HEADINGS[subject][field] ?? [];
  const names = [language, ...LANGUAGES.map((reader) => languageName(language, reader))];
  const marked = usual.flatMap((heading) =>
    names.flatMap((name) => [`${heading} ${name}`, `${heading} in ${name}`, `${name} ${heading}`]),
  );
  return [...marked, ...usual.filter((heading) => scriptLanguage(heading) === language)];
}

/**
 * Finds the column of each field by its heading. A column is of one field at most.
 * @param remembered the normalised heading that each field's column had the last time, which comes first
 * @returns the positions from 0, by the key of the field
 */
export function matchColumns(
  subject: SheetSubject,
  site: SheetSite,
  headings: readonly string[],
  remembered: Readonly<Record<string, string>> = {},
): Record<string, number> {
  const normalised = headings.map(normaliseColumn);
  const matched: Record<string, number> = {};
  const taken = new Set<number>();
  const match = (key: string, wanted: string | undefined) => {
    const column = wanted ? normalised.findIndex((heading, at) => heading === wanted && !taken.has(at)) : -1;
    if (key in matched || column < 0) return;
    matched[key] = column;
    taken.add(column);
  };
  const all = sheetFields(subject, site);
  const fields = all
    .filter(({ translates }) => !translates)
    .map(({ key }) => ({ key, usual: HEADINGS[subject][key] ?? [] }));
  for (const { key } of all) match(key, remembered[key]);
  // The most usual heading of all fields first: where there are "Name" and "Event", the event is the name.
  const most = Math.max(...fields.map(({ usual }) => usual.length));
  for (let rank = 0; rank < most; rank += 1)
    for (const { key, usual } of fields) match(key, usual[rank] && normaliseColumn(usual[rank]));
  for (const { key, translates } of all)
    for (const heading of translates ? translatedHeadings(subject, translates) : [])
      match(key, normaliseColumn(heading));
  return matched;
}
