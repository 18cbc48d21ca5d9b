import { useSearchParams } from 'react-router-dom';
import { ContentShelf, ContentSort } from '../../../rules/content-state.ts';
import { pageOf } from '../../components/list/page-parameter.ts';
import { useSiteLanguages } from '../../i18n/site-languages.ts';

/** Rows of a page that one may choose. */
export const PAGE_SIZES = [25, 50, 100] as const;

const NAMES = ['shelf', 'search', 'year', 'missing', 'sort', 'down', 'page', 'rows'] as const;
type Name = (typeof NAMES)[number];

function oneOf<Value extends string>(values: Readonly<Record<string, Value>>, given: string | null) {
  return Object.values(values).find((value) => value === given);
}

/**
 * What a list of the office shows: it is kept in the address, so that Back and the way back from a form lead to the same
 * rows and a link can be passed on.
 * @param usual what it is sorted by until a column is chosen
 */
export function useRoomAddress(usual: ContentSort = 'CREATED') {
  const [parameters, setParameters] = useSearchParams();
  const languages = useSiteLanguages();
  const shelf = oneOf(ContentShelf, parameters.get('shelf')) ?? 'ALL';
  const sort = oneOf(ContentSort, parameters.get('sort')) ?? usual;
  const pageSize = PAGE_SIZES.find((size) => String(size) === parameters.get('rows')) ?? PAGE_SIZES[0];
  const isDescending = parameters.has('sort') ? parameters.has('down') : true;

  /** The address with something else; what is not named stays, but the list begins again at its first page. */
  const addressWith = (changes: Partial<Record<Name, string>>) => {
    const next = new URLSearchParams(parameters);
    next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  };
  return {
    shelf,
    sort,
    isDescending,
    search: parameters.get('search') ?? '',
    year: Number(parameters.get('year')) || undefined,
    missing: languages.find((language) => language === parameters.get('missing')),
    page: pageOf(parameters.get('page')),
    pageSize,
    /** As the address of a link. */
    to: (changes: Partial<Record<Name, string>>) => `?${addressWith(changes)}`,
    set: (changes: Partial<Record<Name, string>>) =>
      setParameters(addressWith(changes), { preventScrollReset: true }),
  };
}

export type RoomAddress = ReturnType<typeof useRoomAddress>;
