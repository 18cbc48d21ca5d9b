import { z } from 'zod';
import { atMost } from './characters.ts';
import { AppError } from './errors.ts';
import { firstIssue } from './first-issue.ts';
import type { MessageKey } from './messages.ts';
import { isDate } from './zoned-time.ts';

// Otherwise zod uses `new Function`, which the pages' Content-Security-Policy refuses and browsers report.
z.config({ jitless: true });

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Postgres cannot store NUL, and a lone surrogate cannot be written as UTF-8. */
export function isStorable(value: string): boolean {
  return !value.includes('\0') && !LONE_SURROGATE.test(value);
}

/**
 * What nobody sees, yet turns around or hides what stands beside it: marks of direction, spaces without width, letters
 * without ink. The joiners that Indian scripts and pictures need (200C, 200D) and the tags of flags stay.
 */
const INVISIBLE =
  /[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/g;

/** A text as it is stored, without what is {@link INVISIBLE}. */
export function visibleText(value: string): string {
  return value.replace(INVISIBLE, '').trim();
}

/**
 * A text that is stored trimmed and without what is {@link INVISIBLE}. Each check's message is a key of the catalogue; checks report in the order in
 * which they were added, so the first issue is the specification's first alert.
 */
export function text(): z.ZodString {
  return z
    .string('invalidRequest' satisfies MessageKey)
    .overwrite(visibleText)
    .refine(isStorable, 'textNotAllowed' satisfies MessageKey);
}

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;

/** {@link text} without line breaks, for values in subjects, greetings and tables. */
export function line(): z.ZodString {
  return text().refine((value) => !LINE_BREAK.test(value), 'oneLineOnly' satisfies MessageKey);
}

/** Makes a text optional: empty becomes null; undefined stays, and an edit then keeps what is stored. */
export function orNone(rule: z.ZodString) {
  return rule.nullish().transform((value) => (value === undefined ? undefined : value || null));
}

/** A text that may stay empty, see {@link orNone}. */
export function optionalText(maximum: number) {
  return orNone(text().check(atMost(maximum)));
}

/** A text of one line that may stay empty, see {@link orNone}. */
export function optionalLine(maximum: number) {
  return orNone(line().check(atMost(maximum)));
}

/** A day as `YYYY-MM-DD`, which may stay empty, see {@link orNone}. */
export function optionalDate() {
  return orNone(text().refine((value) => value === '' || isDate(value), 'invalidDate' satisfies MessageKey));
}

type Fields = Record<string, unknown>;

/** The rules of an object's fields. */
export function shapeOf(schema: z.core.$ZodType): Readonly<Record<string, z.ZodType>> {
  if (schema instanceof z.ZodPipe) return shapeOf(schema.def.in);
  return schema instanceof z.ZodObject ? schema.shape : {};
}

/** Without the fields that are null and may be left out, but have no null of their own. */
function withoutNulls(schema: z.ZodType, payload: unknown): unknown {
  const fields = payload as Fields | null | undefined;
  const nulls = Object.entries(shapeOf(schema)).filter(
    ([name, rule]) =>
      fields?.[name] === null && !rule.safeParse(null).success && rule.safeParse(undefined).success,
  );
  return nulls.length === 0
    ? payload
    : { ...fields, ...Object.fromEntries(nulls.map(([name]) => [name, undefined])) };
}

/**
 * Checks a payload against a rule set. Null, as typed clients send what is not set, is as left out where a rule has no null of its own.
 * @throws AppError BAD_USER_INPUT with the first failing rule's text and its field
 */
export function validate<Schema extends z.ZodType>(schema: Schema, payload: unknown): z.output<Schema> {
  const result = schema.safeParse(withoutNulls(schema, payload));
  if (result.success) return result.data;
  const { messageKey, field } = firstIssue(schema, result.error);
  throw new AppError('BAD_USER_INPUT', messageKey, { field });
}

/** Texts in other languages are merged by themselves, with the language that they belong to. */
const MERGED_ELSEWHERE = ['language', 'translations'];

/**
 * Checks the change of a row whose fields may be left out and then stay: rules about several fields see the row as it will
 * be, which is the only way in which they hold for a save of one of them.
 * @param stored the row, locked by the caller if others may change it; undefined for a new one
 * @returns the checked fields that were sent, and what the rules change of the others
 * @throws as {@link validate}
 */
export function validateChange<Schema extends z.ZodType>(
  schema: Schema,
  stored: object | null | undefined,
  sent: object,
): z.output<Schema> {
  const [row, fields] = [{ ...stored } as Fields, withoutNulls(schema, sent) as Fields];
  const isLeftOut = (name: string) => fields[name] === undefined && !MERGED_ELSEWHERE.includes(name);
  // What the row was given without, such as the name of an old item, is not asked for now.
  const isFilled = (name: string, rule: z.ZodType) =>
    row[name] !== undefined && row[name] !== null && (row[name] !== '' || rule.safeParse('').success);
  const left = Object.entries(shapeOf(schema))
    .filter(([name, rule]) => isLeftOut(name) && isFilled(name, rule))
    .map(([name]) => name);
  const whole = { ...fields, ...Object.fromEntries(left.map((name) => [name, row[name]])) };
  const checked = { ...(validate(schema, whole) as Fields) };
  for (const name of left)
    if (JSON.stringify(checked[name]) === JSON.stringify(row[name])) delete checked[name];
  return checked as z.output<Schema>;
}
