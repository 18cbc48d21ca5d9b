import { describe, expect, it } from 'vitest';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { SITE_SETTINGS_ID, SiteSettings } from './site-settings.entity.ts';
import { LOCALIZED, SAVE, settingsOf } from './site-settings-fixtures.ts';

const app = sharedTestApp();
const { adminSession, read, save } = settingsOf(app);

describe('site settings in several languages', () => {
  it('[D83] in another language the name must be there; other texts that are left out are empty', async () => {
    const { manager } = app.database.dataSource;
    const before = await manager.findOneByOrFail(SiteSettings, { id: SITE_SETTINGS_ID });
    const texts = Object.fromEntries(LOCALIZED.slice(0, 6).map((name) => [name, undefined]));
    const refused = await save({ ...texts, language: 'te' });
    expect([refused.status, refused.errors?.[0]?.message]).toEqual([
      400,
      'Enter the name of your association.',
    ]);
    await save({ ...texts, language: 'te', name: 'కెంట్ తెలుగు సంఘం' });
    const settings = await app.features.services.siteSettings.find();
    expect([settings.ownLanguage, settings.name, settings.openingTitle]).toEqual([
      'te',
      'కెంట్ తెలుగు సంఘం',
      '',
    ]);
    await manager.update(SiteSettings, { id: SITE_SETTINGS_ID }, before);
  });

  it('[D83] a translation that is left out stays as it was', async () => {
    await save({ translations: [{ language: 'gu', cricket: 'આઠ ટીમો' }] });
    const { translations: _left, ...others } = await read();
    const variables = { input: { ...others, cricket: 'Nine teams' } };
    const { data } = await graphql(app, { query: SAVE, token: await adminSession(), variables });
    expect(data.saveSiteSettings.cricket).toBe('Nine teams');
    const gujarati = expect.objectContaining({ language: 'gu', cricket: 'આઠ ટીમો' });
    expect((await read()).translations).toContainEqual(gujarati);
  });

  it('[D83] are read in the language that is asked for, each text with its own', async () => {
    await save({
      cricket: 'Nine teams',
      address: 'Tulsi Lane',
      translations: [{ language: 'gu', cricket: 'નવ ટીમો', address: '' }],
    });
    const query =
      '{ siteSettings(language: "gu") { language cricket address textLanguages { cricket address } } }';
    expect((await graphql(app, { query })).data.siteSettings).toEqual({
      language: 'gu',
      cricket: 'નવ ટીમો',
      address: 'Tulsi Lane',
      textLanguages: { cricket: 'gu', address: 'en' },
    });
  });

  it('[D83] a translation holds as much, and no more', async () => {
    const guruName = (length: number) => ({
      translations: [{ language: 'gu', guruName: 'x'.repeat(length) }],
    });
    expect((await save(guruName(300))).errors).toBeUndefined();
    const { errors } = await save(guruName(301));
    expect(errors?.[0]?.extensions).toMatchObject({ field: 'translations.gu.guruName' });
  });
});
