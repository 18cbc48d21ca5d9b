import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../rules/days.ts';
import type { Part } from '../../../rules/parts.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken, eventFields } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const SEARCH = `query ($search: String!, $kind: FoundKind, $page: Int! = 1, $pageSize: Int! = 5, $language: String = "en") {
  siteSearch(search: $search, kind: $kind, page: $page, pageSize: $pageSize, language: $language) {
    kind totalCount items { id title titleLanguage snippet { text isFound } snippetLanguage place day }
  }
}`;
const IN_THE_HALL =
  'Come with your family and bring a plate to share, for there is a feast in the hall afterwards.';

interface Group {
  kind: string;
  totalCount: number;
  items: {
    id: number;
    title: string;
    snippet: { text: string; isFound: boolean }[];
    snippetLanguage: string;
    place: number;
    day: string | null;
  }[];
}

async function find(search: string, variables: Record<string, unknown> = {}): Promise<Group[]> {
  const { data, errors } = await graphql(app, { query: SEARCH, variables: { search, ...variables } });
  expect(errors).toBeUndefined();
  return data.siteSearch;
}

async function titles(search: string, variables: Record<string, unknown> = {}): Promise<string[]> {
  return (await find(search, variables)).flatMap(({ items }) => items.map(({ title }) => title));
}

async function save(type: string, input: Record<string, unknown>): Promise<number> {
  const query = `mutation ($input: ${type}Input!) { save${type}(input: $input) { id } }`;
  const { data, errors } = await graphql(app, { query, token: await adminToken(app), variables: { input } });
  expect(errors).toBeUndefined();
  return data[`save${type}`].id;
}

const addEvent = (input: Record<string, unknown>) =>
  save('Event', eventFields({ description: IN_THE_HALL, ...input }));

async function leaveUnused(unusedParts: readonly Part[]): Promise<void> {
  const { siteSettings } = app.features.services;
  const { version, ownLanguage: _own, translations: _texts, ...settings } = await siteSettings.find();
  await siteSettings.save(OPERATOR, version, { ...settings, unusedParts });
}

beforeAll(async () => {
  await addEvent({
    name: 'Garba night',
    translations: [{ language: 'gu', name: 'ગરબા', description: 'પૂજા પછી રાસ' }],
  });
  await addEvent({
    name: 'Katha',
    description: `${IN_THE_HALL} Each evening begins with a garba and ends with prasad for all.`,
  });
  await save('Notice', { name: 'Office closed', description: 'No garba practice on Friday.' });
  await save('PoojaSeva', {
    name: 'Satyanarayan pooja',
    description: 'At the temple or at home.',
    fileType: 'IMAGE',
  });
  await save('CommitteeMember', {
    name: 'Asha Vyas',
    designation: 'Treasurer',
    description: 'Keeps the books.',
  });
});

afterEach(() => leaveUnused([]));

describe('[VISIT-1] the search of the site', () => {
  it('groups what it finds by kind, names first, and marks the words', async () => {
    const [events, notices] = await find('garba');
    expect([events?.kind, events?.totalCount]).toEqual(['EVENT', 2]);
    expect(events!.items.map(({ title }) => title)).toEqual(['Garba night', 'Katha']);
    const { snippet } = events!.items[1]!;
    expect(snippet.filter(({ isFound }) => isFound)).toEqual([{ text: 'garba', isFound: true }]);
    expect(snippet.map(({ text }) => text).join('')).toMatch(/^… .*begins with a garba and ends/);
    expect(notices).toMatchObject({ kind: 'NOTICE', totalCount: 1, items: [{ title: 'Office closed' }] });
  });

  it('finds people by name and by what they do, and the association by its history', async () => {
    expect(await titles('treasurer')).toEqual(['Asha Vyas']);
    expect(await titles('vyas asha')).toEqual(['Asha Vyas']);
    const { siteSettings } = app.features.services;
    const { version, ownLanguage: _own, translations: _texts, ...settings } = await siteSettings.find();
    await siteSettings.save(OPERATOR, version, { ...settings, history: 'Families from Sojitra founded it.' });
    expect(await find('sojitra')).toMatchObject([{ kind: 'WHO_WE_ARE', totalCount: 1 }]);
    // It is one, on the first page.
    expect(await find('sojitra', { kind: 'WHO_WE_ARE', page: 2 })).toMatchObject([
      { totalCount: 1, items: [] },
    ]);
  });

  it('[VISIT-2] in any script and spelling, and shows the language in which it was found', async () => {
    expect(await titles('puja')).toEqual(expect.arrayContaining(['Garba night', 'Satyanarayan pooja']));
    const [events] = await find('પૂજા', { kind: 'EVENT' });
    expect(events!.items).toMatchObject([
      {
        title: 'Garba night',
        snippetLanguage: 'gu',
        snippet: [{ text: 'પૂજા', isFound: true }, { isFound: false }],
      },
    ]);
    expect(await titles('puja', { kind: 'EVENT', language: 'gu' })).toEqual(['ગરબા']);
  });

  it('finds nothing that visitors may not see', async () => {
    const hidden = { state: 'HIDDEN' };
    const later = { state: 'PUBLISHED', shownFrom: '2999-01-01T00:00:00Z' };
    await addEvent({ name: 'Secret council', visibility: hidden });
    await addEvent({ name: 'Secret feast', visibility: later });
    await addEvent({
      name: 'Open day',
      translations: [{ language: 'gu', name: 'Secret, unfinished' }],
      visibility: { heldLanguages: ['gu'] },
    });
    await save('VideoLink', { name: 'Secret film', description: 'It has no link yet.' });
    expect(await find('secret')).toEqual([]);
  });

  it('leaves out parts that the association does not use', async () => {
    expect(await titles('treasurer')).toHaveLength(1);
    await leaveUnused(['committee']);
    expect(await titles('treasurer')).toEqual([]);
    expect(await titles('treasurer', { kind: 'COMMITTEE_MEMBER' })).toEqual([]);
  });

  it('gives one kind page by page, with the place of each in the list of its page', async () => {
    const ids = [];
    for (const name of ['Lamp one', 'Lamp two', 'Lamp three']) ids.push(await addEvent({ name }));
    const page = (number: number) => find('lamp', { kind: 'EVENT', page: number, pageSize: 2 });
    expect(await page(1)).toMatchObject([
      {
        totalCount: 3,
        items: [
          { id: ids[2], place: 1 },
          { id: ids[1], place: 2 },
        ],
      },
    ]);
    expect(await page(2)).toMatchObject([{ totalCount: 3, items: [{ id: ids[0], place: 3 }] }]);
    expect(await page(3)).toMatchObject([{ totalCount: 3, items: [] }]);
  });

  it('gives a few of each kind, and of one kind a page, whatever is asked for', async () => {
    for (let number = 1; number <= 13; number += 1) await addEvent({ name: `Diya ${number}` });
    const counts = async (variables: object) =>
      (await find('diya', { pageSize: 100, ...variables })).map(({ items, totalCount }) => [
        items.length,
        totalCount,
      ]);
    expect(await counts({})).toEqual([[5, 13]]);
    expect(await counts({ page: 3 })).toEqual([[3, 13]]);
    expect(await counts({ kind: 'EVENT' })).toEqual([[12, 13]]);
    expect(await counts({ kind: 'EVENT', page: 2 })).toEqual([[1, 13]]);
  });

  it('says of a series its next day, not the one on which it began', async () => {
    const today = currentDay();
    const series = { every: 'DAY', interval: 1, weekdays: [], until: addDays(today, 30), leftOut: [] };
    const id = await addEvent({ name: 'Shloka class', startsOn: addDays(today, -10), series });
    const [events] = await find('shloka');
    // With its day it would stand before what other tests look for.
    await app.features.services.events.states.removeForGood(OPERATOR, id);
    expect(events!.items.map(({ day }) => day! >= today)).toEqual([true]);
  });

  it('answers nothing to nothing, and refuses what is too long', async () => {
    for (const nothing of ['  ', '´', '\u0301', '\u200d']) expect(await find(nothing)).toEqual([]);
    const { errors } = await graphql(app, { query: SEARCH, variables: { search: 'x'.repeat(101) } });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
