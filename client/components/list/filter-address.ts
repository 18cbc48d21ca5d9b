/** Each field of a filter, by its name in the address, with what its values look like. */
export type FilterFields<Name extends string> = Readonly<Record<Name, RegExp>>;

/** A filter as the address has it; empty texts match everything. */
export type Filter<Name extends string> = Record<Name, string>;

/** What a field for words holds, and a box that is ticked. */
export const WORDS = /\S/;
export const TICKED = /^1$/;
export const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A field that holds one of these values. */
export function oneOfThese(values: readonly string[]): RegExp {
  return new RegExp(`^(${values.join('|')})$`);
}

function namesOf<Name extends string>(fields: FilterFields<Name>): Name[] {
  return Object.keys(fields) as Name[];
}

/**
 * What of the parameters is a filter; whatever else somebody typed there is left out.
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

/** The parameters with another filter, all others kept but the page, which begins anew. */
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
