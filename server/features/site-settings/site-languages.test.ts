import { beforeEach, describe, expect, it } from 'vitest';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();
const SAVE =
  'mutation ($input: SiteSettingsInput!) { saveSiteSettings(input: $input) { languages language } }';

beforeEach(() => app.database.dataSource.query('UPDATE site_settings SET languages = DEFAULT'));

async function stored() {
  const {
    id: _id,
    updatedAt: _at,
    isBeingFilled: _filled,
    ownLanguage: _own,
    translations: _all,
    ...settings
  } = await app.features.services.siteSettings.find();
  return settings;
}

/** Saves what is stored, with these languages instead; undefined leaves them out. */
async function saveLanguages(token: string, languages?: string[]) {
  const input = { ...(await stored()), languages };
  return graphql(app, { query: SAVE, token, variables: { input } });
}

describe('the languages of the site', () => {
  it('are English alone at first, and visitors may know them', async () => {
    const { data } = await graphql(app, { query: '{ siteSettings { languages } }' });
    expect(data.siteSettings.languages).toEqual(['en']);
  });

  it('are saved in the order that an administrator gives them, and stay where they are left out', async () => {
    const token = await adminToken(app);
    for (const [given, kept] of [
      [
        ['gu', 'en'],
        ['gu', 'en'],
      ],
      [undefined, ['gu', 'en']],
      [['en'], ['en']],
    ]) {
      expect((await saveLanguages(token, given)).data.saveSiteSettings.languages).toEqual(kept);
      expect(await app.features.services.siteSettings.languages()).toEqual(kept);
    }
  });

  it('answer a save in the first of those that were saved', async () => {
    const { data } = await saveLanguages(await adminToken(app), ['gu', 'en']);
    expect(data.saveSiteSettings).toEqual({ languages: ['gu', 'en'], language: 'gu' });
  });

  it('are not changed by a save that asks for an answer in an unknown one', async () => {
    const query = SAVE.replace('(input: $input)', '(input: $input, language: "xx")');
    const input = { ...(await stored()), languages: ['gu'] };
    const { errors } = await graphql(app, { query, token: await adminToken(app), variables: { input } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'language' });
    expect((await stored()).languages).toEqual(['en']);
  });

  it.each([
    [[], 'Choose at least one language.'],
    [['en', 'xx'], 'The request could not be read.'],
    [['en', 'en'], 'The request could not be read.'],
  ])('are not %j', async (languages, message) => {
    const before = (await stored()).languages;
    const { errors } = await saveLanguages(await adminToken(app), languages);
    expect(errors?.[0]?.message).toBe(message);
    expect((await stored()).languages).toEqual(before);
  });
});
