import { describe, expect, it } from 'vitest';
import { adminToken } from '../../testing/factories.ts';
import { get, graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const LISTS = '/api/matrimonial/getselectlist';
const PROFILE_FORS = '/api/matrimonial/profileForlist';

const valuesOf = (list: { valMem: string }[]) => list.map(({ valMem }) => valMem);

describe('select lists by the legacy calls', () => {
  it('[D70] getselectlist answers the thirteen lists by their old names, each entry with valMem alone', async () => {
    const lists = (await get(app, LISTS)).json();
    expect(Object.keys(lists)).toEqual([
      'hightList',
      'maritialList',
      'eduList',
      'degreeList',
      'mothertoungList',
      'religionList',
      'casteList',
      'ocupationList',
      'currancyList',
      'anlIncomeList',
      'contryCodeList',
      'ageList',
      'statusList',
    ]);
    for (const [name, list] of Object.entries<{ valMem: string }[]>(lists)) {
      expect(list.length, name).toBeGreaterThan(2);
      for (const item of list) expect(item).toEqual({ valMem: expect.any(String) });
    }
    expect(valuesOf(lists.hightList)[0]).toBe('4ft 0in (122 cm)');
    expect(valuesOf(lists.eduList)).toContain('A Level / HSC');
    expect(valuesOf(lists.degreeList)[0]).toBe('BA');
    expect(valuesOf(lists.mothertoungList)).toContain('Gujarati');
    expect(valuesOf(lists.ocupationList)[0]).toBe('Currently Not Working');
    expect(valuesOf(lists.contryCodeList)[0]).toBe('44');
  });

  it('[D55] [D50] the ages begin with From and To, and the statuses are the three', async () => {
    const { ageList, statusList } = (await get(app, LISTS)).json();
    const ages = valuesOf(ageList);
    expect([ages.slice(0, 3), ages.at(-1), ages.length]).toEqual([['From', 'To', '18'], '100', 85]);
    expect(valuesOf(statusList)).toEqual(['Active', 'DeActive', 'pending']);
  });

  it('[spec §3] profileForlist answers ids and names', async () => {
    const rows = (await get(app, PROFILE_FORS)).json();
    expect(rows.slice(0, 2)).toEqual([
      { profileForID: 1, profileFor: 'Self' },
      { profileForID: 2, profileFor: 'Son' },
    ]);
  });

  it('show what admins change, in its order, and leave out what is inactive', async () => {
    const token = await adminToken(app);
    const save = (query: string) => graphql(app, { query: `mutation { ${query} { id } }`, token });
    const input = 'list: CURRENCY, value: "SEK"';
    const { data } = await save(`saveSelectOption(input: { ${input} })`);
    const { id } = data.saveSelectOption;
    await save(`moveSelectOption(id: ${id}, place: 1)`);
    expect(valuesOf((await get(app, LISTS)).json().currancyList).slice(0, 2)).toEqual(['SEK', 'GBP']);
    await save(`saveSelectOption(input: { id: ${id}, version: 1, ${input}, active: false })`);
    expect(valuesOf((await get(app, LISTS)).json().currancyList)[0]).toBe('GBP');
    await save(
      'saveProfileFor(input: { id: 7, version: 1, name: "Friend", defaultGender: MALE, active: false })',
    );
    expect(JSON.stringify((await get(app, PROFILE_FORS)).json())).not.toContain('Friend');
  });

  it.each([LISTS, PROFILE_FORS])('%s is a public read with an ETag', async (url) => {
    const { headers, statusCode } = await get(app, url);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, no-cache']);
    expect((await get(app, url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    expect((await app.server.inject({ method: 'POST', url })).statusCode).toBe(405);
  });
});
