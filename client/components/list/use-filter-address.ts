import { useSearchParams } from 'react-router-dom';
import { type Filter, type FilterFields, filterOf, withFilter } from './filter-address.ts';
import { pageOf, withPage } from './page-parameter.ts';

/**
 * The filter and page of a list. They are kept in the address, so that Back leads to the same rows and a link can be
 * bookmarked and shared.
 * @param prefix begins the parameters' names on a page with several lists: `members_`
 */
export function useFilterAddress<Name extends string>(fields: FilterFields<Name>, prefix = '') {
  const [parameters, setParameters] = useSearchParams();
  const filter = filterOf(fields, parameters, prefix);
  const pageParameter = `${prefix}page`;
  const set = (next: Partial<Filter<Name>>) =>
    setParameters(withFilter(fields, parameters, next, prefix), { preventScrollReset: true });

  return {
    filter,
    prefix,
    /** How many fields of the filter are set. */
    narrowedBy: Object.values(filter).filter(Boolean).length,
    page: pageOf(parameters.get(pageParameter)),
    pageParameter,
    toPage: (page: number) => withPage(parameters, pageParameter, page),
    /** The address of the list with other values of some fields. */
    toFilter: (changes: Partial<Filter<Name>>) =>
      `?${withFilter(fields, parameters, { ...filter, ...changes }, prefix)}`,
    apply: set,
    clear: () => set({}),
  };
}

export type FilterAddress<Name extends string> = ReturnType<typeof useFilterAddress<Name>>;
