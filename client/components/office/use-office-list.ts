import type { FilterFields } from '../list/filter-address.ts';
import { useFilterAddress } from '../list/use-filter-address.ts';
import type { OfficeFilterField } from './office-filter.ts';

type Fields = Readonly<Record<string, OfficeFilterField<unknown>>>;

/** The values of a filter as variables of a query; null matches everything. */
type Wanted<Given extends Fields> = {
  [Name in keyof Given]: Given[Name] extends OfficeFilterField<infer Value> ? Value | null : never;
};

interface OfficeListOptions {
  /** Begins the parameters' names on a page with several lists: `claims_`. */
  prefix?: string;
  pageSize?: number;
}

/**
 * The filter and page of a list of the office, which are kept in the address, for `OfficeTable`.
 * @param fields the filter's fields by their names in the address, in the order of the form
 */
export function useOfficeList<Given extends Fields>(
  fields: Given,
  { prefix = '', pageSize = 25 }: OfficeListOptions = {},
) {
  const names = Object.keys(fields) as (string & keyof Given)[];
  const patterns = Object.fromEntries(names.map((name) => [name, fields[name]!.pattern]));
  const address = useFilterAddress(patterns as FilterFields<string>, prefix);
  const { filter, page } = address;
  const read = (name: string & keyof Given) => (filter[name] ? fields[name]!.read(filter[name]) : null);
  return {
    ...address,
    fields: fields as Fields,
    narrowedBy: names.filter((name) => filter[name] && !fields[name]!.isOrder).length,
    pageSize,
    wanted: Object.fromEntries(names.map((name) => [name, read(name)])) as Wanted<Given>,
    /** The options of a generated hook, with these variables beside the page. */
    asking: <Variables extends object>(variables: Variables) => ({
      variables: { ...variables, page, pageSize },
      fetchPolicy: 'cache-and-network' as const,
    }),
  };
}

export type OfficeListState = Omit<ReturnType<typeof useOfficeList<Fields>>, 'wanted' | 'asking'>;
