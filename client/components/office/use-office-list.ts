import type { FilterField, FilterRules } from '../../../rules/filters.ts';
import type { Filter } from '../list/filter-address.ts';
import { useFilterAddress } from '../list/use-filter-address.ts';
import type { ShownField } from './office-filter.ts';

interface OfficeListOptions {
  /** Begins the parameters' names on a page with several lists: `claims_`. */
  prefix?: string;
  pageSize?: number;
}

/** What `OfficeList` needs to know of its filter and page, whatever its fields are. */
export interface OfficeListState {
  fields: Readonly<Record<string, ShownField>>;
  filter: Filter<string>;
  prefix: string;
  narrowedBy: number;
  page: number;
  pageSize: number;
  pageParameter: string;
  toPage(page: number): string;
  nameOf(field: string): string;
  apply(filter: Filter<string>): void;
}

/**
 * The filter and page of a list of the office, which are kept in the address, for `OfficeList`.
 * @param rules the declaration of the filter, which the list's query has, too
 * @param fields the fields of its form, in their order; what stands in tabs is left out
 */
export function useOfficeList<Rules extends FilterRules>(
  rules: Rules,
  fields: { readonly [Name in FilterField<NoInfer<Rules>>]?: ShownField },
  { prefix = '', pageSize = 25 }: OfficeListOptions = {},
) {
  const address = useFilterAddress(rules, prefix);
  const { filter, page } = address;
  const shown = fields as Readonly<Record<string, ShownField>>;
  const narrowing = Object.entries(filter).filter(([name, value]) => value && !shown[name]?.isOrder);
  return {
    ...address,
    fields: shown,
    narrowedBy: narrowing.length,
    /** Takes the fields of the form; what stands in tabs stays. */
    apply: (fields: Filter<string>) => address.apply({ ...filter, ...fields }),
    pageSize,
    /** The options of a generated hook: these variables and the page. */
    asking: <Variables extends object>(variables: Variables) => ({
      variables: { ...variables, page, pageSize },
      fetchPolicy: 'cache-and-network' as const,
    }),
  };
}
