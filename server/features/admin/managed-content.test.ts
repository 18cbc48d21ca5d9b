import { describe, expect, it, onTestFinished } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { BIN, CHANGE, EVERYWHERE, LIST, MANAGED, officeOf, unique } from './managed-content-fixtures.ts';

const app = sharedTestApp({ environment: { RESPONSE_CACHE_MEGABYTES: '8' } });
const { ask, saveEvent, whereSeen, loggedActions } = officeOf(app);

describe('several at once', () => {
  it('are changed, all of them or none, and each is in the log in words', async () => {
    const [one, other] = [await saveEvent(), await saveEvent()];
    const failed = await ask(CHANGE, { ids: [one.id, 999_999], visibility: { state: 'HIDDEN' } });
    expect(failed.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await whereSeen(one)).toEqual(EVERYWHERE);
    await ask(CHANGE, { ids: [one.id, other.id, one.id], visibility: { state: 'HIDDEN' } });
    expect([await whereSeen(one), await whereSeen(other)]).toEqual([[], []]);
    await ask(CHANGE, { ids: [one.id], visibility: { state: 'DRAFT' } });
    await ask(CHANGE, { ids: [one.id], visibility: { state: 'PUBLISHED' } });
    await ask(CHANGE, { ids: [one.id], visibility: { shownUntil: '2032-01-01T00:00:00Z' } });
    expect(await loggedActions(one.id)).toEqual(['CREATE', 'HIDE', 'DRAFT', 'SHOW', 'PLAN']);
  });

  it.each([
    ['no kind', { kind: 'donation', ids: [1] }],
    ['none', { kind: 'event', ids: [] }],
    ['too many', { kind: 'event', ids: Array.from({ length: 101 }, (_, index) => index + 1) }],
    ['no id', { kind: 'event', ids: [-1] }],
  ])('are refused: %s', async (_name, variables) => {
    const query = 'mutation ($kind: String!, $ids: [Int!]!) { binContent(kind: $kind, ids: $ids) }';
    const { errors } = await ask(query, variables);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('of two editors at once neither deadlocks nor loses the other', async () => {
    const events = [await saveEvent(), await saveEvent(), await saveEvent()];
    const ids = events.map(({ id }) => id);
    const answers = await Promise.all([
      ask(CHANGE, { ids, visibility: { state: 'HIDDEN' } }),
      ask(CHANGE, { ids: ids.toReversed(), visibility: { shownUntil: '2033-01-01T00:00:00Z' } }),
    ]);
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    const { data } = await ask(MANAGED, { id: ids[1]! });
    expect(data.managedEvent.visibility).toMatchObject({
      state: 'HIDDEN',
      shownUntil: '2033-01-01T00:00:00.000Z',
    });
  });
});

describe('the list of a kind in the office', () => {
  it('has a tab for each state, with how many are there', async () => {
    const word = unique('Tab');
    const counts = async () => (await ask(LIST, { kind: 'event' })).data.managedContent.counts;
    const before = await counts();
    const made = {
      VISIBLE: await saveEvent({}, { name: `${word} a` }),
      PLANNED: await saveEvent({ shownFrom: '2034-01-01T00:00:00Z' }, { name: `${word} b` }),
      DRAFT: await saveEvent({ state: 'DRAFT' }, { name: `${word} c` }),
      HIDDEN: await saveEvent({ state: 'HIDDEN' }, { name: `${word} d` }),
      BIN: await saveEvent({}, { name: `${word} e` }),
    };
    const over = await saveEvent({ shownUntil: '2020-01-01T00:00:00Z' }, { name: `${word} f` });
    const planned = await saveEvent({ shownFrom: '2034-01-01T00:00:00Z' }, { name: `${word} g` });
    await ask(BIN, { ids: [made.BIN.id, planned.id] });
    const beside: Record<string, number> = { HIDDEN: over.id, BIN: planned.id };
    for (const [tab, { id }] of Object.entries(made)) {
      const { items } = (await ask(LIST, { kind: 'event', tab, search: word })).data.managedContent;
      const expected = beside[tab] ? [beside[tab], id] : [id];
      expect(
        items.map((item: { id: number }) => item.id),
        tab,
      ).toEqual(expected);
      expect(items[0].tab).toBe(tab);
    }
    const all = (await ask(LIST, { kind: 'event', search: word })).data.managedContent;
    expect(all.totalCount).toBe(5);
    expect(await counts()).toMatchObject({
      ALL: before.ALL + 5,
      VISIBLE: before.VISIBLE + 1,
      PLANNED: before.PLANNED + 1,
      DRAFT: before.DRAFT + 1,
      HIDDEN: before.HIDDEN + 2,
      BIN: before.BIN + 2,
    });
  });

  it('is sorted, paged, searched in every language and narrowed to a year', async () => {
    const word = unique('Diwali').replace(' ', '');
    for (const [name, startsOn] of [
      ['b', '2027-11-01'],
      ['a', '2028-11-01'],
      ['c', '2028-10-01'],
    ] as const)
      await saveEvent(
        {},
        { name: `${word} ${name}`, startsOn, translations: [{ language: 'gu', name: `દિવાળી ${word}` }] },
      );
    const list = async (variables: object) => {
      const { items, totalCount } = (await ask(LIST, { kind: 'event', search: word, ...variables })).data
        .managedContent;
      expect(totalCount).toBeGreaterThan(0);
      return items.map(({ name }: { name: string }) => name.split(' ')[1]).join('');
    };
    expect(await list({ sort: 'NAME' })).toBe('abc');
    expect(await list({ sort: 'NAME', descending: true })).toBe('cba');
    expect(await list({ sort: 'DAY' })).toBe('bca');
    expect(await list({ sort: 'CREATED' })).toBe('bac');
    expect(await list({ sort: 'CHANGED', descending: true })).toBe('cab');
    expect(await list({ sort: 'NAME', page: 2, pageSize: 2 })).toBe('c');
    expect(await list({ sort: 'NAME', year: 2028 })).toBe('ac');
    expect(await list({ sort: 'NAME', search: `દિવાળી ${word}` })).toBe('abc');
    const { years, items } = (await ask(LIST, { kind: 'event', search: word })).data.managedContent;
    expect(years).toEqual(expect.arrayContaining([2028, 2027]));
    expect(items[0].languages).toEqual(['en', 'gu']);
  });

  it('is narrowed to what has no text in a language, unless its day is over', async () => {
    const word = unique('Missing');
    const bare = await saveEvent({}, { name: `${word} a` });
    const both = [{ language: 'gu', name: 'હોળી' }];
    await saveEvent({}, { name: `${word} b`, translations: both });
    await saveEvent({}, { name: `${word} c`, startsOn: '2020-03-01' });
    const found = async (missing: string | null) => {
      const { data, errors } = await ask(LIST, { kind: 'event', search: word, missing });
      return errors ?? data.managedContent.items.map(({ id }: { id: number }) => id);
    };
    expect(await found('gu')).toEqual([bare.id]);
    expect(await found('en')).toEqual([]);
    expect(await found(null)).toHaveLength(3);
    expect(await found('xx')).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('is not narrowed to what need not be written in a language, until that is undone', async () => {
    const word = unique('Unneeded');
    const both = [{ language: 'te', name: 'హోలీ' }];
    const one = await saveEvent({}, { name: `${word} a`, translations: both });
    const other = await saveEvent({}, { name: `${word} b` });
    const found = async (missing: string) => {
      const { data } = await ask(LIST, { kind: 'event', search: word, missing });
      return data.managedContent.items.map(({ id }: { id: number }) => id);
    };
    await ask(CHANGE, { ids: [one.id, other.id], visibility: { unneededLanguages: ['gu'] } });
    expect([await found('gu'), await found('te')]).toEqual([[], [other.id]]);
    expect(await whereSeen(one)).toEqual(EVERYWHERE);
    await ask(CHANGE, { ids: [one.id], visibility: { state: 'PUBLISHED' } });
    expect(await found('gu')).toEqual([]);
    await ask(CHANGE, { ids: [one.id], visibility: { unneededLanguages: [] } });
    expect(await found('gu')).toEqual([one.id]);
    expect(await loggedActions(one.id)).toEqual(['CREATE', 'CHANGE', 'CHANGE']);
    const wrong = await ask(CHANGE, { ids: [one.id], visibility: { unneededLanguages: ['xx'] } });
    expect(wrong.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('has every kind of content', async () => {
    for (const { kind } of app.features.content) {
      const { data, errors } = await ask(LIST, { kind: kind.subject, sort: 'DAY', year: 2026, search: 'a' });
      expect(errors, kind.subject).toBeUndefined();
      expect(data.managedContent.counts.ALL).toBeGreaterThanOrEqual(0);
    }
  });

  it('is not there for a kind of a part that is not used', async () => {
    const { siteSettings } = app.features.services;
    const { version, updatedAt: _, id: __, ...settings } = await siteSettings.find();
    await siteSettings.save(OPERATOR, version, { ...settings, unusedParts: ['notices'] } as never);
    onTestFinished(async () => {
      const { version: next } = await siteSettings.find();
      await siteSettings.save(OPERATOR, next, { ...settings } as never);
    });
    const { errors } = await ask(LIST, { kind: 'notice' });
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
