import { useSearchParams } from 'react-router-dom';
import { pageOf, withPage } from './page-parameter.ts';

/** Page size of the whole list. */
const PAGE_SIZE = 10;

/**
 * The state of a list in the office: its first rows, or the whole list with search and paging. It is kept in the
 * address, so that Back and the way back from a form lead to the same rows.
 * @param section the section's name in the address, such as `event`
 * @param firstRows how many rows are shown at first; left out, the whole list is shown
 * @param room where the whole list is, if not in the same place
 */
export function useSectionList(section: string, firstRows?: number, room?: string) {
  const [parameters, setParameters] = useSearchParams();
  const names = { page: `${section}_page`, search: `${section}_search` };
  const isWhole = firstRows === undefined;
  const showsAll = isWhole || (!room && parameters.get(section) === 'all');
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
    /** Whether it is all of its page. */
    isWhole,
    showsAll,
    page,
    pageSize,
    search,
    variables: { page, pageSize, search: search || null },
    toPage,
    allAddress: room ?? `?${changed({ [section]: 'all' })}`,
    /** Whether `allAddress` is another page, which is also of use when nothing more is there. */
    hasRoom: room !== undefined,
    firstRowsAddress: isWhole ? undefined : `?${changed({})}`,
    find: (text: string) =>
      setParameters(changed({ [section]: 'all', [names.search]: text.trim() }), { preventScrollReset: true }),
    /** Call it when the last row of a page was removed. */
    goBackOnePage: () =>
      setParameters(new URLSearchParams(toPage(page - 1)), { replace: true, preventScrollReset: true }),
  };
}

export type SectionList = ReturnType<typeof useSectionList>;
