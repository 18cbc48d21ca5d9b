import { ContentFileType } from '../../../rules/content-file-type.ts';
import { addDays } from '../../../rules/days.ts';
import { EventKind } from '../../../rules/event-dates.ts';
import { LIMITS } from '../../../rules/limits.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { pageVariables } from '../../components/list/page-parameter.ts';

/** Cards of events that are over, or have no date, on a page. */
const CARDS_PER_PAGE = 6;

const MONTH = /^(?:19|20|21)\d{2}-(?:0[1-9]|1[0-2])$/;
const YEAR = /^(?:19|20|21)\d{2}$/;

/** What the address of the page of events asks for. */
export function askedAt(search: URLSearchParams) {
  const kind = Object.values(EventKind).find((one) => one === search.get('kind'));
  const month = search.get('month') ?? '';
  const year = search.get('year') ?? '';
  return {
    kind,
    isMonth: search.get('view') === 'month',
    month: MONTH.test(month) ? month : currentDay().slice(0, 7),
    year: YEAR.test(year) ? Number(year) : undefined,
    coming: { when: 'COMING' as const, kind, ...pageVariables(search) },
    undated: {
      when: 'UNDATED' as const,
      fileType: ContentFileType.IMAGE,
      kind,
      ...pageVariables(search, { pageParameter: 'more_page', pageSize: CARDS_PER_PAGE }),
    },
    /** As the list of what is over, whose years are chosen from. */
    counted: { fileType: ContentFileType.IMAGE, kind },
    past: {
      when: 'PAST' as const,
      fileType: ContentFileType.IMAGE,
      kind,
      year: YEAR.test(year) ? Number(year) : undefined,
      ...pageVariables(search, { pageParameter: 'past_page', pageSize: CARDS_PER_PAGE }),
    },
  };
}

/** The variables of the query for a month, `YYYY-MM`. */
export function monthVariables(month: string, kind: EventKind | undefined) {
  const first = `${month}-01`;
  return { from: first, to: addDays(monthAfter(month), -1), kind, page: 1, pageSize: LIMITS.datesMaximum };
}

/** The first day of the next month, or of another so many months away. */
export function monthAfter(month: string, count = 1): string {
  const [year, index] = month.split('-').map(Number);
  return new Date(Date.UTC(year!, index! - 1 + count, 1)).toISOString().slice(0, 10);
}

/** The address with other parameters; null removes one. Pages of lists begin anew. */
export function withParameters(
  search: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string {
  const changed = new URLSearchParams(search);
  for (const name of ['page', 'more_page', 'past_page']) changed.delete(name);
  for (const [name, value] of Object.entries(changes))
    if (value === null) changed.delete(name);
    else changed.set(name, value);
  const text = changed.toString();
  return text ? `?${text}` : '?';
}
