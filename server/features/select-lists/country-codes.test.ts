import { expect, it } from 'vitest';
import { appWithOwner } from '../../testing/app-with-owner.ts';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';

const app = appWithOwner();

const CODES = '{ countryCodes { value label translations { language label } } }';
const SAVE = 'mutation ($input: SelectOptionInput!) { saveSelectOption(input: $input) { id version } }';
const REGISTER = 'mutation ($input: MemberRegistrationInput!) { registerMember(input: $input) { name } }';

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
