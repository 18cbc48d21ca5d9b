/** The fields of a filter: their names in the address, and the pattern of their values. */
export type FilterFields<Name extends string> = Readonly<Record<Name, RegExp>>;

/** The values of a filter; empty ones match everything. */
export type Filter<Name extends string> = Record<Name, string>;

/** Patterns of a search text, of a ticked checkbox and of a day. */
export const WORDS = /\S/;
export const TICKED = /^1$/;
export const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The pattern of a field with one of these values. */
export function oneOfThese(values: readonly string[]): RegExp {
  return new RegExp(`^(${values.join('|')})$`);
}

function namesOf<Name extends string>(fields: FilterFields<Name>): Name[] {
  return Object.keys(fields) as Name[];
}

/**
 * Reads a filter from the address; values that do not match their pattern are ignored.
 * @param prefix begins the parameters' names on a page with several lists: `members_`
 */
export function filterOf<Name extends string>(
  fields: FilterFields<Name>,
  parameters: URLSearchParams,
  prefix = '',
): Filter<Name> {
  const read = (name: Name) => {
    const value = parameters.get(prefix + name)?.trim() ?? '';
    return fields[name].test(value) ? value : '';
  };
  return Object.fromEntries(namesOf(fields).map((name) => [name, read(name)])) as Filter<Name>;
}

/** The parameters with another filter and without the page; all others are kept. */
export function withFilter<Name extends string>(
  fields: FilterFields<Name>,
  parameters: URLSearchParams,
  filter: Partial<Filter<Name>>,
  prefix = '',
): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  changed.delete(`${prefix}page`);
  for (const name of namesOf(fields)) {
    const value = filter[name]?.trim();
    if (value) changed.set(prefix + name, value);
    else changed.delete(prefix + name);
  }
  return changed;
}
