import { z } from 'zod';
import { atMost } from './characters.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { text } from './validation.ts';

/**
 * The filter of a list, declared once as a zod object: each field is nullish, which matches everything, and takes its value
 * also as the text that stands for it in an address. From it come the GraphQL input (`filterInput`), what the service
 * checks, the address of the page and of its Excel file, and the variables of the page's query (`useFilterAddress`).
 */
export type FilterRules = z.ZodObject<Readonly<Record<string, z.ZodType>>>;

/** Of a list that has only pages. */
export const NO_FILTER = z.object({});

/** The fields of a filter. */
export type FilterField<Rules extends FilterRules> = keyof z.output<Rules> & string;

/** A part of a text, in any case. */
export function searchedPart() {
  return text().check(atMost(LIMITS.searchMaximum)).nullish();
}

/** One of the values of an enum. */
export function chosen<const Values extends Readonly<Record<string, string>>>(values: Values) {
  return z.enum(values, 'invalidRequest' satisfies MessageKey).nullish();
}

const digits = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** A whole number; the digits of an address are none of a caller's business. */
function wholeNumber(message: MessageKey) {
  return z.union([z.int(), digits], message) as z.ZodType<number, number>;
}

/** A whole number within limits, such as a year. */
export function chosenNumber(minimum: number, maximum: number) {
  return wholeNumber('invalidRequest')
    .refine((value) => value >= minimum && value <= maximum, 'invalidRequest' satisfies MessageKey)
    .nullish();
}

/** The id of a record. */
export function chosenId() {
  return wholeNumber('invalidId').nullish();
}

/** A box that is ticked or not; `1` in an address. */
export function ticked() {
  const one = z.literal('1').transform(() => true);
  return z.union([z.boolean(), one], 'invalidRequest' satisfies MessageKey).nullish();
}

const otherNames = z.registry<{ inAddress: string }>();

/** A field that is called otherwise in addresses. */
export function inAddressAs<Rule extends z.ZodType>(inAddress: string, rule: Rule): Rule {
  otherNames.add(rule, { inAddress });
  return rule;
}

/** The fields of a filter in their order, each with its name in addresses. */
export function addressNames<Rules extends FilterRules>(rules: Rules): [FilterField<Rules>, string][] {
  return Object.entries(rules.shape).map(([field, rule]) => [
    field as FilterField<Rules>,
    otherNames.get(rule)?.inAddress ?? field,
  ]);
}

/**
 * What an address says of each field, unchecked; null where it says nothing.
 * @param query the parameters of the address
 */
export function filterOfQuery<Rules extends FilterRules>(
  rules: Rules,
  query: Readonly<Record<string, unknown>>,
): Record<FilterField<Rules>, unknown> {
  const values = addressNames(rules).map(([field, name]) => [field, query[name] || null]);
  return Object.fromEntries(values);
}

/** Takes nothing: a type error names the field of a filter that a query has forgotten. */
export function allUsed(_rest: Readonly<Record<string, never>>): void {}
