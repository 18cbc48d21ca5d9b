import { useSearchParams } from 'react-router-dom';
import { addressNames, type FilterField, type FilterRules } from '../../../rules/filters.ts';
import { type Filter, filterOf, filterValues, withFilter } from './filter-address.ts';
import { pageOf, withPage } from './page-parameter.ts';

/**
 * The filter and page of a list. They are kept in the address, so that Back leads to the same rows and a link can be
 * bookmarked and shared.
 * @param rules the declaration of the filter
 * @param prefix begins the parameters' names on a page with several lists: `members_`
 */
export function useFilterAddress<Rules extends FilterRules>(rules: Rules, prefix = '') {
  const [parameters, setParameters] = useSearchParams();
  const filter = filterOf(rules, parameters, prefix);
  const pageParameter = `${prefix}page`;
  const names = new Map<string, string>(addressNames(rules));
  const set = (next: Partial<Filter<FilterField<Rules>>>) =>
    setParameters(withFilter(rules, parameters, next, prefix), { preventScrollReset: true });

  return {
    filter,
    /** The same as variables of the list's query. */
    values: filterValues(rules, filter),
    prefix,
    /** What a field is called in the address, without the prefix. */
    nameOf: (field: FilterField<Rules>) => names.get(field) ?? field,
    /** How many fields of the filter are set. */
    narrowedBy: Object.values(filter).filter(Boolean).length,
    page: pageOf(parameters.get(pageParameter)),
    pageParameter,
    toPage: (page: number) => withPage(parameters, pageParameter, page),
    /** The address of the list with other values of some fields. */
    toFilter: (changes: Partial<Filter<FilterField<Rules>>>) =>
      `?${withFilter(rules, parameters, { ...filter, ...changes }, prefix)}`,
    apply: set,
    clear: () => set({}),
  };
}

/** The filter of a list and its page, whatever its query is. */
export type FilterAddress<Rules extends FilterRules> = ReturnType<typeof useFilterAddress<Rules>>;
