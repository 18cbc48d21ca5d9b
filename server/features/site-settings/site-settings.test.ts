import { beforeAll, describe, expect, it } from 'vitest';
import { buildMember, buildUser, openSession } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { together } from '../../testing/two-at-once.ts';
import { SITE_SETTINGS_ID, SiteSettings } from './site-settings.entity.ts';
import { LINKS, LOCALIZED, PLAIN, SAVE, type Settings, settingsOf } from './site-settings-fixtures.ts';

const app = sharedTestApp();
const { adminSession, read, save } = settingsOf(app);

describe('site settings', () => {
  /** As the migrations leave them. */
  let first: Settings;
  beforeAll(async () => {
    first = await read();
  });

  it('[D42] the site starts with plausible texts in both languages, which anybody may read', async () => {
    const settings = first;
    const gujarati = first.translations.find(({ language }) => language === 'gu');
    for (const name of LOCALIZED) {
      expect(settings[name], name).not.toBe('');
      expect(gujarati?.[name], name).toMatch(/[\u0A80-\u0AFF]/);
    }
    expect(settings.history.split('\n\n').length).toBeGreaterThanOrEqual(3);
    expect(settings.history).toContain('1974');
    expect(settings.cricket).toContain('Eight teams');
    expect(settings.contactHours).toBe('5pm-7pm daily');
  });

  it('[D42] what the site starts with passes its own rules unchanged', async () => {
    const { version } = await read();
    const saved = await save({ ...first, version });
    expect({ ...saved.data.saveSiteSettings, version: first.version }).toEqual(first);
  });

  it('[D42] an admin edits every field and everybody reads it', async () => {
    const texts = Object.fromEntries(LOCALIZED.map((name) => [name, `New ${name}`]));
    const gujarati: Record<string, string> = {
      language: 'gu',
      ...Object.fromEntries(LOCALIZED.map((name) => [name, `નવું ${name}`])),
    };
    const links = Object.fromEntries(
      LINKS.map((name) => [name, `https://${name.toLowerCase()}.example.org/x`]),
    );
    const plain = {
      founded: '1980',
      referencePrefix: 'KTA',
      email: 'committee@example.org',
      phone: '0116 496 0999',
      mapPosition: '51.5,-0.12',
      charityName: 'Samaj Trust',
      charityNumber: '000000',
      approveNewMembers: true,
      languages: ['gu', 'en'],
    };
    const { version } = await read();
    const changed = { ...texts, ...links, ...plain };
    expect((await save({ ...changed, translations: [gujarati] })).errors).toBeUndefined();
    const translations = [{ language: 'en', ...texts }, gujarati];
    expect(await read()).toEqual({ version: version + 1, ...changed, translations });
  });

  it('[D42] everything but the name may be empty: an empty translation is none', async () => {
    const names = [...LOCALIZED, ...PLAIN].filter((name) => name !== 'name');
    const empty = Object.fromEntries(names.map((name) => [name, ' ']));
    const gujarati = {
      ...{ language: 'gu', useOfDonations: '' },
      ...Object.fromEntries(LOCALIZED.map((name) => [name, ''])),
    };
    expect((await save({ ...empty, translations: [gujarati] })).errors).toBeUndefined();
    const settings = await read();
    for (const name of names) expect(settings[name], name).toBe('');
    expect(settings.translations).toMatchObject([{ language: 'en' }]);
  });

  it('null is the same as leaving out', async () => {
    const { name } = await read();
    expect((await save({ name: null, founded: null })).data.saveSiteSettings.name).toBe(name);
  });

  it('a site without a name has one for its letters and text messages', async () => {
    const { siteSettings } = app.features.services;
    const { name, shortName, translations } = await siteSettings.find();
    const write = (row: object) =>
      app.database.dataSource.manager.update(SiteSettings, { id: SITE_SETTINGS_ID }, row);
    await write({ name: '', shortName: '', translations: {} });
    expect(await siteSettings.shortNameIn('en')).toBe('this website');
    await write({ name, shortName, translations });
  });

  it('what is left out of the name and what goes with it stays as it was', async () => {
    const before = await read();
    const LATER = [...LOCALIZED.slice(0, 6), 'founded', 'referencePrefix', 'languages'];
    const { data } = await save(Object.fromEntries(LATER.map((name) => [name, undefined])));
    expect(data.saveSiteSettings).toEqual(before);
  });

  it('the drawings are those of a temple, until an admin chooses others; what is no choice is refused', async () => {
    const drawings = async () =>
      (await graphql(app, { query: '{ siteSettings { drawings } }' })).data.siteSettings.drawings;
    expect(await drawings()).toBe('temple');
    expect((await save({ drawings: 'hall' })).errors).toBeUndefined();
    expect(await drawings()).toBe('hall');
    expect((await save({ drawings: 'castle' })).errors?.[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(await drawings()).toBe('hall');
  });

  it('[D51] new members are active at once, until an admin decides otherwise', async () => {
    await save({ approveNewMembers: false });
    const [{ column_default: start }] = await app.database.dataSource.query(
      `SELECT column_default FROM information_schema.columns WHERE column_name = 'approve_new_members'`,
    );
    expect(start).toBe('false');
    expect((await save({ approveNewMembers: null })).status).toBe(400);
    expect((await read()).approveNewMembers).toBe(false);
  });

  it('[DATA-5] the second of two editors of one version is told', async () => {
    const { version } = await read();
    expect((await save({ version, phone: 'First editor' })).errors).toBeUndefined();
    const second = await save({ version, phone: 'Second editor' });
    expect([second.status, second.errors?.[0]?.message]).toEqual([
      409,
      'Another person has changed this. Reload it and try again.',
    ]);
    expect((await read()).phone).toBe('First editor');
  });

  it('[DATA-5] of editors at the same moment one wins', async () => {
    const input = await read();
    const token = await adminSession();
    const answers = await together(
      app,
      (manager) => manager.query('SELECT id FROM site_settings FOR UPDATE'),
      [1, 2, 3].map(
        (number) => () =>
          graphql(app, { query: SAVE, token, variables: { input: { ...input, phone: `Editor ${number}` } } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it.each([
    ['nobody', 401],
    ['a main user', 403],
    ['a member', 403],
  ])('[AUTHZ-2] %s changes nothing', async (who, status) => {
    const owner =
      who === 'a member' ? { memberId: (await buildMember(app)).id } : { userId: (await buildUser(app)).id };
    const token = who === 'nobody' ? 'none' : await openSession(app, owner);
    const before = await read();
    expect((await save({ phone: 'Changed' }, token)).status).toBe(status);
    expect(await read()).toEqual(before);
  });

  it('there is one row and never another', async () => {
    const copy = app.database.dataSource.query(
      `INSERT INTO site_settings
       SELECT (jsonb_populate_record(settings, '{"id": 2}')).* FROM site_settings AS settings`,
    );
    await expect(copy).rejects.toThrow('violates check constraint "site_settings_one_row"');
  });
});
