import type { z } from 'zod';
import { addressNames, type FilterField, type FilterRules } from '../../../rules/filters.ts';

/** The texts of a filter, as its fields and the address have them; empty ones match everything. */
export type Filter<Name extends string> = Record<Name, string>;

/** The values of a filter, as variables of the list's query; null matches everything. */
export type FilterValues<Rules extends FilterRules> = {
  [Name in FilterField<Rules>]: NonNullable<z.output<Rules>[Name]> | null;
};

const SPACES = /^\s*$/;

/** The value that a text stands for; null for none and for one that the filter refuses. */
function readText(rule: z.ZodType, text: string): unknown {
  return SPACES.test(text) ? null : (rule.safeParse(text).data ?? null);
}

/**
 * Reads a filter from the address; values that it refuses are ignored.
 * @param prefix begins the parameters' names on a page with several lists: `members_`
 */
export function filterOf<Rules extends FilterRules>(
  rules: Rules,
  parameters: URLSearchParams,
  prefix = '',
): Filter<FilterField<Rules>> {
  const texts = addressNames(rules).map(([field, name]) => {
    const text = parameters.get(prefix + name)?.trim() ?? '';
    return [field, readText(rules.shape[field]!, text) === null ? '' : text];
  });
  return Object.fromEntries(texts);
}

/** The filter as variables of the list's query. */
export function filterValues<Rules extends FilterRules>(
  rules: Rules,
  filter: Filter<FilterField<NoInfer<Rules>>>,
): FilterValues<Rules> {
  const values = addressNames(rules).map(([field]) => [field, readText(rules.shape[field]!, filter[field])]);
  return Object.fromEntries(values);
}

/** The parameters with another filter and without the page; all others are kept. */
export function withFilter<Rules extends FilterRules>(
  rules: Rules,
  parameters: URLSearchParams,
  filter: Partial<Filter<FilterField<Rules>>>,
  prefix = '',
): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  changed.delete(`${prefix}page`);
  for (const [field, name] of addressNames(rules)) {
    const value = filter[field]?.trim();
    if (value) changed.set(prefix + name, value);
    else changed.delete(prefix + name);
  }
  return changed;
}

/** The filter as the query of another address, such as that of an Excel file; empty without one. */
export function filterQuery<Rules extends FilterRules>(
  rules: Rules,
  filter: Filter<FilterField<Rules>>,
): string {
  const query = String(withFilter(rules, new URLSearchParams(), filter));
  return query && `?${query}`;
}
