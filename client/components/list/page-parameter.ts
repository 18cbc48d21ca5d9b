import { LIMITS } from '../../../rules/limits.ts';

/** A page of uploaded films or of YouTube films. */
export const FILMS_PER_PAGE = 4;

/** The 1-based page in a list's address; the first page if it is invalid. */
export function pageOf(parameter: string | null): number {
  const page = Number(parameter);
  return Number.isInteger(page) && page >= 1 && page <= LIMITS.pageMaximum ? page : 1;
}

/** The `id` of an item in the list of its page, to which a link leads. */
export function itemAnchor(id: number): string {
  return `item-${id}`;
}

/** The address of another page, with all other parameters; the first page has no parameter. */
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
