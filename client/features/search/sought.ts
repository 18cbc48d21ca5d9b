import { LIMITS } from '../../../rules/limits.ts';
import { FOUND_AT_FIRST, FoundKind } from '../../../rules/site-search.ts';
import { pageOf } from '../../components/list/page-parameter.ts';
import { QUERY_PARAMETERS } from '../../components/page/paths.ts';

/** What the address of the page looks for, whoever wrote it; `search` is empty for nothing. */
export function soughtAt(parameters: URLSearchParams) {
  const words = (parameters.get(QUERY_PARAMETERS.sought) ?? '').replaceAll(/\p{Cc}/gu, ' ').trim();
  const asked = parameters.get(QUERY_PARAMETERS.kind);
  const kind = Object.values(FoundKind).find((one) => one === asked) ?? null;
  return {
    search: Array.from(words).slice(0, LIMITS.searchMaximum).join('').trim(),
    kind,
    page: kind ? pageOf(parameters.get('page')) : 1,
    pageSize: kind ? LIMITS.pageSizeDefault : FOUND_AT_FIRST,
  };
}

/** The address of the page for these words, of all kinds or one. */
export function searchAddress(search: string, kind?: FoundKind): string {
  return `?${new URLSearchParams({
    [QUERY_PARAMETERS.sought]: search,
    ...(kind && { [QUERY_PARAMETERS.kind]: kind }),
  })}`;
}
