import { beforeAll, describe, expect, it } from 'vitest';
import { appWithOwner } from '../../testing/app-with-owner.ts';
import { adminToken, buildUser, openSession, PASSWORD } from '../../testing/factories.ts';
import { graphql, graphqlUpload } from '../../testing/requests.ts';
import { freshAddress } from '../../testing/sign-in.ts';
import { PREVIEW } from '../imports/sheet-import-fixtures.ts';
import { settingsOf } from '../site-settings/site-settings-fixtures.ts';
import { User } from './user.entity.ts';

const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { userId } }';

let serial = 0;

function person(overrides: Record<string, unknown> = {}) {
  serial += 1;
  return {
    name: `Jan Kowalski ${serial}`,
    address: '2 Oast Road',
    postcode: 'TN23 9XX',
    email: `jan${serial}@example.org`,
    mobile: String(7_700_310_000 + serial),
    password: PASSWORD,
    ...overrides,
  };
}

const app = appWithOwner();
const settings = settingsOf(app);

const signUp = (input: object) =>
  graphql(app, { query: SIGN_UP, variables: { input }, from: freshAddress() });

async function sheriOf(email: string): Promise<string | undefined> {
  return (await app.database.dataSource.manager.findOneBy(User, { email }))?.sheri;
}

function saveUser(body: object, token?: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  return app.server.inject({
    method: 'POST',
    url: '/api/login/saveuser',
    payload: body,
    headers,
    remoteAddress: freshAddress(),
  });
}

function legacy({ name, email, mobile, address, postcode, password }: ReturnType<typeof person>, more = {}) {
  return {
    UserID: 0,
    UserName: name,
    EmailID: email,
    MobileNo: mobile,
    Address: address,
    PostCode: postcode,
    Password: password,
    ...more,
  };
}

describe('an association that does not ask for the sheri', () => {
  beforeAll(async () => {
    await settings.save({ asksSheri: false });
  });

  it('signs people up without one, and keeps none that is sent', async () => {
    const without = person();
    expect((await signUp(without)).data.signUp.userId).toBeGreaterThan(0);
    const other = person();
    expect((await signUp({ ...other, sheri: 'Desai Pol' })).errors).toBeUndefined();
    expect([await sheriOf(without.email), await sheriOf(other.email)]).toEqual(['', '']);
  });

  it('takes old clients\u2019 accounts with and without it', async () => {
    const [without, given] = [person(), person()];
    expect((await saveUser(legacy(without))).json()).toBeGreaterThan(0);
    expect((await saveUser(legacy(given, { Sheri: 'Desai Pol' }))).json()).toBeGreaterThan(0);
    expect([await sheriOf(without.email), await sheriOf(given.email)]).toEqual(['', '']);
  });

  it('keeps what was answered before, whoever changes the account, and finds nobody by it', async () => {
    const user = await buildUser(app, {
      sheri: 'Moti Khadki',
      address: '1 Tulsi Lane',
      postcode: 'LE4 6XX',
    });
    const { id, version, name, email, address, postcode } = user;
    const fields = { name, email, address, postcode, mobile: user.mobile.slice(3) };
    const { errors } = await graphql(app, {
      query: 'mutation ($input: AccountInput!) { updateMyAccount(input: $input) { version } }',
      token: await openSession(app, { userId: id }),
      variables: { input: { ...fields, version, name: 'Renamed' } },
    });
    expect(errors).toBeUndefined();
    const admin = await adminToken(app);
    const changed = await graphql(app, {
      query: `mutation ($id: Int!, $input: UserInput!, $version: Int!) {
        changeUser(id: $id, input: $input, version: $version, reason: "Asked by phone") { name } }`,
      token: admin,
      variables: { id, version: version + 1, input: { ...fields, name: 'Again', sheri: 'Else' } },
    });
    expect(changed.data.changeUser.name).toBe('Again');
    expect(await sheriOf(email)).toBe('Moti Khadki');
    const { data } = await graphql(app, {
      query: '{ users(page: 1, pageSize: 5, search: "Moti Khadki") { totalCount } }',
      token: admin,
    });
    expect(data.users.totalCount).toBe(0);
  });

  it('has no column of it in spreadsheets of people', async () => {
    const { data } = await graphqlUpload(app, {
      query: PREVIEW.replace('missing', 'missing fields { key }'),
      token: await adminToken(app),
      variables: { reading: { subject: 'USERS' } },
      file: {
        content: Buffer.from('Name,E-mail,Mobile,Sheri\nJan,j@example.org,07700 900399,Pol\n'),
        fileName: 'people.csv',
        contentType: 'text/csv',
      },
    });
    expect(data.previewSheet).toMatchObject({ missing: [], rows: { created: 1 } });
    expect(data.previewSheet.fields.map(({ key }: { key: string }) => key)).not.toContain('sheri');
    expect(data.previewSheet.columns[3]).toMatchObject({ heading: 'Sheri', field: null });
  });
});

describe('an association that asks in its own word', () => {
  beforeAll(async () => {
    await settings.save({
      asksSheri: true,
      sheriLabel: 'Parish',
      languages: ['en', 'gu'],
      translations: [{ language: 'gu', sheriLabel: 'વતન' }],
    });
  });

  it('shows it in each language', async () => {
    const asked = (language: string) =>
      graphql(app, { query: `{ siteSettings(language: "${language}") { asksSheri sheriLabel } }` });
    expect((await asked('en')).data.siteSettings).toEqual({ asksSheri: true, sheriLabel: 'Parish' });
    expect((await asked('gu')).data.siteSettings).toEqual({ asksSheri: true, sheriLabel: 'વતન' });
  });

  it('needs an answer, and does not call it sheri when there is none', async () => {
    const { errors } = await signUp(person());
    expect(errors?.[0]).toMatchObject({
      message: 'Fill in every field marked with *.',
      extensions: { messageKey: 'originRequired', field: 'sheri' },
    });
    const answered = person({ sheri: 'St Mary' });
    expect((await signUp(answered)).errors).toBeUndefined();
    expect(await sheriOf(answered.email as string)).toBe('St Mary');
  });
});

it('the question stays as it is when it is left out of a save', async () => {
  await settings.save({ asksSheri: false, sheriLabel: '', translations: [] });
  await settings.save({ founded: '1974' });
  const { data } = await graphql(app, { query: '{ siteSettings { asksSheri sheriLabel } }' });
  expect(data.siteSettings).toEqual({ asksSheri: false, sheriLabel: '' });
});
