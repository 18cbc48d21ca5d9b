import { afterEach, expect, it } from 'vitest';
import { place, setPlace } from '../../../rules/place.ts';
import { appWithOwner } from '../../testing/app-with-owner.ts';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';

const app = appWithOwner();

const CODES = '{ countryCodes { value label translations { language label } } }';
const SAVE = 'mutation ($input: SelectOptionInput!) { saveSelectOption(input: $input) { id version } }';
const REGISTER = 'mutation ($input: MemberRegistrationInput!) { registerMember(input: $input) { name } }';

const HOME = { ...place };
async function moveTo(country: string, callingCode: string) {
  const { dataSource } = app.database;
  await dataSource.query('UPDATE site_settings SET country = $1, calling_code = $2', [country, callingCode]);
  setPlace({ ...place, country, callingCode });
}
afterEach(() => moveTo(HOME.country, HOME.callingCode));

async function offered(): Promise<{ value: string }[]> {
  return (await graphql(app, { query: CODES })).data.countryCodes;
}

it('[D70] what an admin adds is offered to everybody, with 44 first, and a number of it registers', async () => {
  const token = await adminToken(app);
  const translations = [{ language: 'gu', label: 'બાંગ્લાદેશ' }];
  const option = { list: 'COUNTRY_CODE', value: '880', label: 'Bangladesh', translations };
  const before = await offered();
  expect([before[0]?.value, before.some(({ value }) => value === '880')]).toEqual(['44', false]);

  const added = await graphql(app, { query: SAVE, variables: { input: option }, token });
  expect((await offered()).at(-1)).toEqual({
    value: '880',
    label: 'Bangladesh',
    translations: [{ language: 'en', label: 'Bangladesh' }, ...translations],
  });
  const input = {
    profileForId: 1,
    name: 'Nita',
    countryCode: '880',
    mobile: '1712345678',
    password: 'lantern-tulsi-river-8',
  };
  const registered = await graphql(app, { query: REGISTER, variables: { input } });
  expect(registered.errors?.[0]?.message).toBe('Your account is pending for approval.');
  expect(
    await app.database.dataSource.query("SELECT status FROM member WHERE mobile = '+8801712345678'"),
  ).toEqual([{ status: 'PENDING' }]);

  const { id, version } = added.data.saveSelectOption;
  await graphql(app, { query: SAVE, variables: { input: { ...option, id, version, active: false } }, token });
  expect(await offered()).toEqual(before);
});

it('the code of a country that the list lacks is offered first where the association is there', async () => {
  await moveTo('PL', '48');
  const { selectLists } = app.features.services;
  const [first, second] = await offered();
  expect([first, second?.value]).toMatchObject([{ value: '48', label: 'Poland' }, '44']);
  expect((await selectLists.offered())[0]).toMatchObject({ list: 'COUNTRY_CODE', value: '48' });
  const asked = ['48', '43'].map((value) => ({ list: 'COUNTRY_CODE', value }) as const);
  expect(await selectLists.unknownValues(asked)).toEqual([asked[1]]);
});
