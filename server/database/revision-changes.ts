import type { Snapshot } from './revision.entity.ts';

/** A column, or a text in a further language, that a revision has changed. */
export interface Change {
  field: string;
  /** Of a text, the language that it is in. */
  language: string | null;
  /** Empty where there was none. */
  before: string;
  after: string;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** Its fields by name and language. */
function fieldsOf({ translations = {}, ownLanguage, ...own }: Snapshot): Map<string, Omit<Change, 'before'>> {
  const language = typeof ownLanguage === 'string' ? ownLanguage : null;
  const texts = [
    ...Object.entries(own).map(([field, value]) => ({ field, language, after: textOf(value) })),
    ...Object.entries(translations as Record<string, Record<string, unknown>>).flatMap(([code, others]) =>
      Object.entries(others).map(([field, value]) => ({ field, language: code, after: textOf(value) })),
    ),
  ];
  return new Map(texts.map((text) => [`${text.field} ${text.language}`, text]));
}

/** What differs between two revisions of a record; nothing of the first one. */
export function changesBetween(before: Snapshot | undefined, after: Snapshot): Change[] {
  if (!before) return [];
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((key) => {
    const { field, language } = (now.get(key) ?? old.get(key))!;
    const change = { field, language, before: old.get(key)?.after ?? '', after: now.get(key)?.after ?? '' };
    return change.before === change.after ? [] : [change];
  });
}
