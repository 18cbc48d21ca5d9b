import { afterEach, describe, expect, it, vi } from 'vitest';
import { adminToken, eventFields } from '../../testing/factories.ts';
import { get, graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp({ environment: { RESPONSE_CACHE_MEGABYTES: '8' } });

const SAVE = 'mutation ($input: EventInput!) { saveEvent(input: $input) { id } }';
const LIST = `query List($page: Int!, $pageSize: Int!, $search: String) {
  events(page: $page, pageSize: $pageSize, search: $search) { totalCount items { id startsOn } }
}`;

/** Saves events with these dates in this order; a search for `search` finds only them. */
async function save(search: string, days: readonly (string | null)[]): Promise<number[]> {
  const token = await adminToken(app);
  const ids: number[] = [];
  for (const startsOn of days) {
    const input = eventFields({ name: search, startsOn });
    const { data } = await graphql(app, { query: SAVE, token, variables: { input } });
    ids.push(data.saveEvent.id);
  }
  return ids;
}

async function list(search: string, page = 1, pageSize = 10) {
  const { data } = await graphql(app, { query: LIST, variables: { search, page, pageSize } });
  return data.events as { totalCount: number; items: { id: number; startsOn: string | null }[] };
}

const daysOf = async (search: string) => (await list(search)).items.map(({ startsOn }) => startsOn);

/** Sets only `Date`; timers still run, so requests do not hang. */
function setClock(moment: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the order of events', () => {
  const DAYS = ['2031-03-30', null, '2031-04-05', '2031-03-01', '2031-03-31', null, '2030-12-24'];

  it('[D96] is upcoming ones, soonest first, then past ones, latest first, then those without a date', async () => {
    const ids = await save('Order of days', DAYS);
    setClock('2031-03-31T12:00:00Z');
    const { items } = await list('Order of days');
    expect(items.map(({ startsOn }) => startsOn)).toEqual([
      '2031-03-31',
      '2031-04-05',
      '2031-03-30',
      '2031-03-01',
      '2030-12-24',
      null,
      null,
    ]);
    expect(items.slice(-2).map(({ id }) => id)).toEqual([ids[5], ids[1]]);
  });

  it('[D96] pages have each event once, even those on the same day, and the total count', async () => {
    const ids = await save(
      'Many a day',
      Array.from({ length: 5 }, () => '2031-05-01'),
    );
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await list('MANY A DAY', page, 2));
    expect(pages.map(({ totalCount }) => totalCount)).toEqual([5, 5, 5, 5]);
    expect(pages.map(({ items }) => items.map(({ id }) => id))).toEqual([
      [ids[4], ids[3]],
      [ids[2], ids[1]],
      [ids[0]],
      [],
    ]);
  });

  it('[D96] changes at midnight in London, even for cached answers', async () => {
    await save('Around midnight', ['2031-07-10', '2031-07-11']);
    setClock('2031-07-10T22:59:59Z');
    expect(await daysOf('Around midnight')).toEqual(['2031-07-10', '2031-07-11']);
    setClock('2031-07-10T23:00:00Z');
    expect(await daysOf('Around midnight')).toEqual(['2031-07-11', '2031-07-10']);
  });

  it('[D35] is newest first for administrators, on request', async () => {
    const ids = await save('For the office', ['2031-01-02', null, '2031-01-01']);
    const query = '{ events(search: "For the office", newestFirst: true) { items { id } } }';
    const { data } = await graphql(app, { query });
    expect(data.events.items.map(({ id }: { id: number }) => id)).toEqual(ids.toReversed());
  });

  it('[D45] is newest first for old clients', async () => {
    const ids = await save('For old clients', ['2031-01-02', null, '2031-01-01']);
    const rows: { id: number; name: string }[] = (await get(app, '/api/admin/eventlist/0')).json();
    const shown = rows.filter(({ name }) => name === 'For old clients');
    expect(shown.map(({ id }) => id)).toEqual(ids.toReversed());
  });
});
