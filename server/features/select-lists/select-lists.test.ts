import { beforeAll, describe, expect, it } from 'vitest';
import { SELECT_LISTS, type SelectList } from '../../../rules/select-lists.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const OPTION =
  'id version position active list value label translations { language label } optionGroup isFixed';
const OFFERED = `{ selectLists(language: "en") { options { ${OPTION} } profileFors { id name defaultGender } } }`;
const ALL = `query ($list: SelectList!) { allSelectOptions(list: $list) { ${OPTION} } }`;
const SAVE = `mutation ($input: SelectOptionInput!) { saveSelectOption(input: $input) { ${OPTION} } }`;
const REMOVE = 'mutation ($id: Int!) { removeSelectOption(id: $id) }';
const MOVE = 'mutation ($id: Int!, $place: Int!) { moveSelectOption(id: $id, place: $place) { value } }';

interface Option {
  id: number;
  version: number;
  position: number;
  active: boolean;
  list: SelectList;
  value: string;
  label: string;
  translations?: { language: string; label: string | null }[];
  optionGroup: string | null;
  isFixed: boolean;
}

let admin: Promise<string> | undefined;

/** One admin for the whole file: signing up takes a while. */
function adminSession(): Promise<string> {
  admin ??= adminToken(app);
  return admin;
}

async function asAdmin(query: string, variables: Record<string, unknown> = {}) {
  return graphql(app, { query, variables, token: await adminSession() });
}

async function all(list: SelectList): Promise<Option[]> {
  return (await asAdmin(ALL, { list })).data.allSelectOptions;
}

async function values(list: SelectList): Promise<string[]> {
  return (await all(list)).map(({ value }) => value);
}

async function offered(list: SelectList): Promise<Option[]> {
  const { data } = await graphql(app, { query: OFFERED });
  return data.selectLists.options.filter((option: Option) => option.list === list);
}

async function find(list: SelectList, value: string): Promise<Option> {
  return (await all(list)).find((option) => option.value === value)!;
}

/** Sends an entry as it is, but for some fields. */
function edit({ position: _position, isFixed: _isFixed, ...option }: Option, changes: Partial<Option>) {
  return asAdmin(SAVE, { input: { ...option, ...changes } });
}

async function add(input: Partial<Option>): Promise<Option> {
  const { data, errors } = await asAdmin(SAVE, { input });
  expect(errors).toBeUndefined();
  return data.saveSelectOption;
}

function refusal({ status, errors }: Awaited<ReturnType<typeof asAdmin>>) {
  return [status, errors?.[0]?.message, errors?.[0]?.extensions.field];
}

describe('select lists', () => {
  /** As the migrations leave them. */
  let atFirst: { options: Option[]; profileFors: unknown[] };
  beforeAll(async () => {
    atFirst = (await graphql(app, { query: OFFERED })).data.selectLists;
  });

  it('[D70] are complete for anybody, in English and Gujarati, in their order', async () => {
    const { options, profileFors } = atFirst;
    const offered = (list: SelectList) => options.filter((option) => option.list === list);
    expect(new Set(options.map(({ list }) => list))).toEqual(new Set(Object.keys(SELECT_LISTS)));
    expect(
      options.filter(({ translations }) => !translations?.some(({ language }) => language === 'gu')),
    ).toEqual([]);
    expect(profileFors).toHaveLength(7);
    const first = (list: SelectList) => offered(list)[0]!.value;
    expect(first('COUNTRY_CODE')).toBe('44');
    expect(first('CURRENCY')).toBe('GBP');
    expect(first('OCCUPATION')).toBe('Currently Not Working');
    const heights = offered('HEIGHT').map(({ value }) => value);
    expect([heights[0], heights.at(-1), heights.length]).toEqual([
      '4ft 0in (122 cm)',
      '7ft 0in (213 cm)',
      37,
    ]);
    const groups = offered('MOTHER_TONGUE').map(({ optionGroup }) => optionGroup);
    expect([...new Set(groups)]).toEqual(['NORTH', 'WEST', 'SOUTH', 'EAST', 'ENGLISH']);
  });

  it("[D64] religion and caste can be answered with 'Prefer not to say'", async () => {
    for (const list of ['RELIGION', 'CASTE'] as const)
      expect((await offered(list)).map(({ value }) => value)).toContain('Prefer not to say');
  });

  it('[D67] a profile for a daughter or a sister starts as Female, every other as Male', async () => {
    const { data } = await graphql(app, { query: OFFERED });
    const rows = data.selectLists.profileFors as { id: number; name: string; defaultGender: string }[];
    expect(rows.map(({ id, name, defaultGender }) => [id, name, defaultGender])).toEqual([
      [1, 'Self', 'MALE'],
      [2, 'Son', 'MALE'],
      [3, 'Daughter', 'FEMALE'],
      [4, 'Brother', 'MALE'],
      [5, 'Sister', 'FEMALE'],
      [6, 'Relative', 'MALE'],
      [7, 'Friend', 'MALE'],
    ]);
  });

  it('take one statement for the options and one for profile-for', async () => {
    expect(await countStatements(() => graphql(app, { query: OFFERED }))).toBe(2);
  });

  it('[D70] an admin adds at the end, changes and removes; visitors see what is offered', async () => {
    const added = await add({
      list: 'CASTE',
      value: '  Kutchi Gurjar ',
      translations: [{ language: 'gu', label: 'કચ્છી ગુર્જર' }],
    });
    expect(added).toMatchObject({
      value: 'Kutchi Gurjar',
      active: true,
      isFixed: false,
      label: 'Kutchi Gurjar',
    });
    expect((await values('CASTE')).at(-1)).toBe('Kutchi Gurjar');
    const changed = await edit(added, { value: 'Gurjar', active: false });
    expect(changed.data.saveSelectOption).toMatchObject({ id: added.id, value: 'Gurjar', active: false });
    expect((await offered('CASTE')).some(({ id }) => id === added.id)).toBe(false);
    expect(await values('CASTE')).toContain('Gurjar');
    expect((await asAdmin(REMOVE, { id: added.id })).data.removeSelectOption).toBe(true);
    expect(await values('CASTE')).not.toContain('Gurjar');
    expect(refusal(await asAdmin(REMOVE, { id: added.id }))).toEqual([404, 'Not found.', undefined]);
  });

  it('[D83] an edit that leaves a translation out keeps it, an empty one removes it', async () => {
    const option = await add({
      list: 'DEGREE',
      value: 'BMus',
      translations: [{ language: 'gu', label: 'બી.મ્યુઝ.' }],
    });
    const { data } = await edit(option, { translations: undefined });
    expect(data.saveSelectOption.translations).toEqual([
      { language: 'en', label: 'BMus' },
      { language: 'gu', label: 'બી.મ્યુઝ.' },
    ]);
    const translations = [{ language: 'gu', label: ' ' }];
    const emptied = await edit(data.saveSelectOption, { translations });
    expect(emptied.data.saveSelectOption.translations).toEqual([{ language: 'en', label: 'BMus' }]);
  });

  it.each([
    ['Enter the text of the entry.', 'value', { list: 'DEGREE', value: ' ' }],
    ['This text is too long.', 'value', { list: 'DEGREE', value: 'x'.repeat(121) }],
    [
      'This text is too long.',
      'translations.gu.label',
      { list: 'DEGREE', value: 'x', translations: [{ language: 'gu', label: 'ક'.repeat(121) }] },
    ],
    ['This text has characters that cannot be saved.', 'value', { list: 'DEGREE', value: 'a\0b' }],
    ['Choose the group.', 'optionGroup', { list: 'MOTHER_TONGUE', value: 'Swahili' }],
    [
      'Enter the country code in digits only.',
      'value',
      { list: 'COUNTRY_CODE', value: '+7', label: 'Russia' },
    ],
    ['Enter the name of the country.', 'label', { list: 'COUNTRY_CODE', value: '7' }],
  ])('answers "%s" for %s', async (text, field, input) => {
    const before = await values(input.list as SelectList);
    expect(refusal(await asAdmin(SAVE, { input }))).toEqual([400, text, field]);
    expect(await values(input.list as SelectList)).toEqual(before);
  });

  it('a group is kept for mother tongues and a name for country codes only', async () => {
    const input = { value: 'Swahili', label: 'Kenya', optionGroup: 'EAST' };
    expect(await add({ ...input, list: 'MOTHER_TONGUE' })).toMatchObject({
      optionGroup: 'EAST',
      label: 'Swahili',
    });
    expect(await add({ ...input, list: 'DEGREE' })).toMatchObject({ optionGroup: null, label: 'Swahili' });
    expect(await add({ ...input, list: 'COUNTRY_CODE', value: '7' })).toMatchObject({
      label: 'Kenya',
      optionGroup: null,
    });
  });

  it('a value is in its list once, in capitals or not; another list may have it too', async () => {
    const taken = [409, 'This entry is already in the list.', 'value'];
    expect(refusal(await asAdmin(SAVE, { input: { list: 'OCCUPATION', value: 'dOCTOR' } }))).toEqual(taken);
    expect(refusal(await edit(await find('OCCUPATION', 'Dentist'), { value: 'DOCTOR' }))).toEqual(taken);
    expect((await add({ list: 'EDUCATION_TYPE', value: 'Doctor' })).value).toBe('Doctor');
    const twice = await Promise.all(
      [1, 2].map(() => asAdmin(SAVE, { input: { list: 'CASTE', value: 'Twin' } })),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('[DATA-5] the second of two editors of one version is told', async () => {
    const option = await add({ list: 'CASTE', value: 'Edited by two' });
    expect((await edit(option, { value: 'First' })).status).toBe(200);
    const changed = 'Another person has changed this. Reload it and try again.';
    expect(refusal(await edit(option, { value: 'Second' }))).toEqual([409, changed, undefined]);
    const { version: _version, ...withoutVersion } = option;
    expect(refusal(await edit(withoutVersion as Option, { value: 'Third' }))[0]).toBe(409);
    expect((await find('CASTE', 'First')).id).toBe(option.id);
  });

  it('an entry of an unknown id or of another list is not found', async () => {
    const option = await find('CURRENCY', 'INR');
    for (const changes of [{ id: 999_999 }, { list: 'DEGREE' as const }])
      expect(refusal(await edit(option, changes))[0]).toBe(404);
    expect((await find('CURRENCY', 'INR')).id).toBe(option.id);
  });

  it.each([
    ['OCCUPATION', 'Currently Not Working'],
    ['RELIGION', 'Prefer not to say'],
    ['CASTE', 'Prefer not to say'],
    ['COUNTRY_CODE', '44'],
  ] as const)(
    '[spec §5] [D64] %s: %s is neither renamed nor made inactive nor removed',
    async (list, value) => {
      const option = await find(list, value);
      const text = 'The website needs this entry, so it cannot be changed.';
      for (const changes of [{ value: '45' }, { active: false }])
        expect(refusal(await edit(option, changes))).toEqual([409, text, 'value']);
      expect(refusal(await asAdmin(REMOVE, { id: option.id }))).toEqual([409, text, 'value']);
      expect(await find(list, value)).toEqual(option);
      const translations = [{ language: 'gu', label: 'બીજું લખાણ' }];
      const translated = await edit(option, { translations });
      expect(translated.data.saveSelectOption).toMatchObject({
        value,
        translations: [{ language: 'en' }, ...translations],
      });
    },
  );

  it('an entry moves to a place of its list, and only the others between make room', async () => {
    const before = await values('MARITAL_STATUS');
    const last = (await all('MARITAL_STATUS')).at(-1)!;
    const { data } = await asAdmin(MOVE, { id: last.id, place: 2 });
    const expected = [before[0], last.value, ...before.slice(1, -1)];
    expect(data.moveSelectOption.map(({ value }: Option) => value)).toEqual(expected);
    expect((await offered('MARITAL_STATUS')).map(({ value }) => value)).toEqual(expected);
    await asAdmin(MOVE, { id: last.id, place: 999 });
    expect(await values('MARITAL_STATUS')).toEqual(before);
    expect((await find('MARITAL_STATUS', last.value)).version).toBe(last.version);
    expect((await asAdmin(MOVE, { id: last.id, place: 0 })).status).toBe(400);
    expect((await asAdmin(MOVE, { id: 999_999, place: 1 })).status).toBe(404);
  });

  it('of two editors who move different entries at once, neither loses', async () => {
    const [first, second] = await all('EDUCATION_TYPE');
    await Promise.all([first, second].map((option) => asAdmin(MOVE, { id: option!.id, place: 99 })));
    const lastTwo = (await values('EDUCATION_TYPE')).slice(-2);
    expect(lastTwo.sort()).toEqual([first!.value, second!.value].sort());
  });

  it('[spec §5] says which values no list offers, in one statement', async () => {
    const { selectLists } = app.features.services;
    const inactive = await add({ list: 'CASTE', value: 'No longer offered', active: false });
    const asked = [
      { list: 'CASTE', value: 'Lohana' },
      { list: 'CASTE', value: inactive.value },
      { list: 'RELIGION', value: 'Lohana' },
      { list: 'RELIGION', value: 'HINDU' },
      { list: 'RELIGION', value: 'Hindu' },
    ] as const;
    let unknown: unknown;
    const count = await countStatements(async () => {
      unknown = await selectLists.unknownValues(asked);
    });
    expect([unknown, count]).toEqual([[asked[1], asked[2], asked[3]], 1]);
    expect(await selectLists.unknownValues([])).toEqual([]);
  });
});
