import { useSearchParams } from 'react-router-dom';
import { pageOf, withPage } from './page-parameter.ts';

/** Rows on a page of the whole list. */
const PAGE_SIZE = 10;

/**
 * How one section of the dashboard stands: its first rows, or the whole list with search and paging (D35).
 * It lives in the address, so that Back and the way home from a form lead to the same rows.
 * @param section the section's name there, as `event`
 * @param firstRows how many rows are shown at first (spec §9)
 */
export function useSectionList(section: string, firstRows: number) {
  const [parameters, setParameters] = useSearchParams();
  const names = { page: `${section}_page`, search: `${section}_search` };
  const showsAll = parameters.get(section) === 'all';
  const page = showsAll ? pageOf(parameters.get(names.page)) : 1;
  const search = (showsAll && parameters.get(names.search)) || '';
  const pageSize = showsAll ? PAGE_SIZE : firstRows;

  const changed = (entries: Record<string, string>) => {
    const next = new URLSearchParams(parameters);
    for (const name of [section, names.page, names.search]) next.delete(name);
    for (const [name, value] of Object.entries(entries)) if (value) next.set(name, value);
    return next;
  };
  const toPage = (target: number) => withPage(parameters, names.page, target);

  return {
    section,
    showsAll,
    page,
    pageSize,
    search,
    variables: { page, pageSize, search: search || null },
    toPage,
    allAddress: `?${changed({ [section]: 'all' })}`,
    firstRowsAddress: `?${changed({})}`,
    find: (text: string) =>
      setParameters(changed({ [section]: 'all', [names.search]: text.trim() }), { preventScrollReset: true }),
    /** For the page that has lost its last row. */
    goBackOnePage: () =>
      setParameters(new URLSearchParams(toPage(page - 1)), { replace: true, preventScrollReset: true }),
  };
}

export type SectionList = ReturnType<typeof useSectionList>;
