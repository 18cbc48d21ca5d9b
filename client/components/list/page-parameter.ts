import { LIMITS } from '../../../rules/limits.ts';

/** The page a list's address asks for, from 1; anything else is the first. */
export function pageOf(parameter: string | null): number {
  const page = Number(parameter);
  return Number.isInteger(page) && page >= 1 && page <= LIMITS.pageMaximum ? page : 1;
}

/** The address of another page, all other parameters kept; the first page has no parameter. */
export function withPage(parameters: URLSearchParams, name: string, page: number): string {
  const changed = new URLSearchParams(parameters);
  if (page > 1) changed.set(name, String(page));
  else changed.delete(name);
  return `?${changed}`;
}

export interface ListPageOptions {
  /** Its name in the address. */
  pageParameter?: string;
  pageSize?: number;
}

/** The variables of a list's query for the page that the address asks for. */
export function pageVariables(
  search: URLSearchParams,
  { pageParameter = 'page', pageSize = LIMITS.pageSizeDefault }: ListPageOptions = {},
) {
  return { page: pageOf(search.get(pageParameter)), pageSize };
}
