import { beforeAll, describe, expect, it, vi } from 'vitest';
import { adminToken, buildMember, buildUser, openSession } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { SITE_SETTINGS_ID, SiteSettings } from './site-settings.entity.ts';

const app = sharedTestApp();

const LOCALIZED = [
  'name',
  'shortName',
  'tagline',
  'description',
  'openingTitle',
  'openingText',
  'history',
  'footerHistory',
  'guruName',
  'guruMessage',
  'contactHours',
  'cricket',
  'address',
];
const PLAIN = [
  'founded',
  'email',
  'phone',
  'mapPosition',
  'facebookUrl',
  'instagramUrl',
  'youtubeUrl',
  'whatsappUrl',
  'paymentUrl',
  'charityName',
  'charityNumber',
];
const LINKS = PLAIN.filter((name) => name.endsWith('Url'));
const FIELDS = [
  'version',
  'approveNewMembers',
  'languages',
  'referencePrefix',
  ...LOCALIZED,
  `translations { language ${LOCALIZED.join(' ')} }`,
  ...PLAIN,
].join(' ');
const READ = `{ siteSettings(language: "en") { ${FIELDS} } }`;
const SAVE = `mutation Save($input: SiteSettingsInput!) { saveSiteSettings(input: $input, language: "en") { ${FIELDS} } }`;

type Settings = Record<string, string> & {
  version: number;
  approveNewMembers: boolean;
  languages: string[];
  translations: Record<string, string>[];
};

async function read(): Promise<Settings> {
  return (await graphql(app, { query: READ })).data.siteSettings;
}

let admin: Promise<string> | undefined;

/** One admin for the whole file: signing up takes a while. */
function adminSession(): Promise<string> {
  admin ??= adminToken(app);
  return admin;
}

/** Saves what is stored with some fields changed. */
async function save(overrides: Record<string, unknown>, token?: string) {
  const input = { ...(await read()), ...overrides };
  return graphql(app, { query: SAVE, token: token ?? (await adminSession()), variables: { input } });
}

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
    const gujarati = { language: 'gu', ...Object.fromEntries(LOCALIZED.map((name) => [name, ''])) };
    expect((await save({ ...empty, translations: [gujarati] })).errors).toBeUndefined();
    const settings = await read();
    for (const name of names) expect(settings[name], name).toBe('');
    expect(settings.translations).toMatchObject([{ language: 'en' }]);
  });

  it.each([
    ['Enter the name of your association.', 'name', ' '],
    ['This text is too long.', 'name', 'x'.repeat(61)],
    ['This text is too long.', 'shortName', 'x'.repeat(21)],
    ['Enter a year, as 1974, or leave it empty.', 'founded', '74'],
    ['Enter two to five capital letters.', 'referencePrefix', 'smj'],
    ['Enter two to five capital letters.', 'referencePrefix', ''],
  ])('answers "%s" for %s %j', async (text, field, value) => {
    const { status, errors } = await save({ [field]: value });
    expect([status, errors?.[0]?.message, errors?.[0]?.extensions.field]).toEqual([400, text, field]);
  });

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

  it.each(LINKS)('[D42] %s is https or empty', async (name) => {
    for (const link of [
      'http://example.org',
      'example.org',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://',
      'https://user:pass@example.org',
      'https://exa mple.org',
      '//example.org',
    ]) {
      const { status, errors } = await save({ [name]: link });
      expect([status, errors?.[0]?.message, errors?.[0]?.extensions.field], link).toEqual([
        400,
        'Enter a link beginning with https://.',
        name,
      ]);
    }
    expect((await save({ [name]: ' HTTPS://example.org/a?b=c#d ' })).errors).toBeUndefined();
    expect((await read())[name]).toBe('HTTPS://example.org/a?b=c#d');
  });

  it.each([
    ['52.6469, -1.1253', '52.6469,-1.1253'],
    [' 52.6469,-1.1253 ', '52.6469,-1.1253'],
    ['52.64690012345 , -1.12530', '52.6469,-1.1253'],
    ['-90,180', '-90,180'],
    ['0,-0.0', '0,0'],
    ['', ''],
  ])('[D42] the position %j is stored as %j', async (typed, stored) => {
    expect((await save({ mapPosition: typed })).errors).toBeUndefined();
    expect((await read()).mapPosition).toBe(stored);
  });

  it.each([
    '52.6469',
    '52.6469 -1.1253',
    '91,0',
    '0,181',
    '90.0000011,0',
    'Leicester',
    '1e1,2',
    '1,2,3',
    '52,64, -1,12',
  ])('[D42] the position %j is refused', async (mapPosition) => {
    const { status, errors } = await save({ mapPosition });
    expect([status, errors?.[0]?.message]).toEqual([
      400,
      'Enter the position as two numbers, such as 52.6469, -1.1253.',
    ]);
  });

  it.each(['nobody', 'a@b', 'a@b.org, c@d.org'])('[D42] the e-mail %j is refused', async (email) => {
    expect((await save({ email })).errors?.[0]?.message).toBe('Enter valid email.');
  });

  it.each([
    ['history', 20_000],
    ['contactHours', 300],
  ])('%s holds %i characters and no more', async (name, maximum) => {
    expect((await save({ [name]: 'x'.repeat(maximum) })).errors).toBeUndefined();
    const { errors } = await save({ [name]: 'x'.repeat(maximum + 1) });
    expect(errors?.[0]).toMatchObject({ message: 'This text is too long.', extensions: { field: name } });
  });

  it('[D83] a translation holds as much, and no more', async () => {
    const guruName = (length: number) => ({
      translations: [{ language: 'gu', guruName: 'x'.repeat(length) }],
    });
    expect((await save(guruName(300))).errors).toBeUndefined();
    const { errors } = await save(guruName(301));
    expect(errors?.[0]?.extensions).toMatchObject({ field: 'translations.gu.guruName' });
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
      'Somebody else has changed this in the meantime. Reload it and try again.',
    ]);
    expect((await read()).phone).toBe('First editor');
  });

  it('[DATA-5] of editors at the same moment one wins', async () => {
    const input = await read();
    const token = await adminSession();
    const { dataSource } = app.database;
    const runner = dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SELECT id FROM site_settings FOR UPDATE');
    const saves = [1, 2, 3].map((number) =>
      graphql(app, { query: SAVE, token, variables: { input: { ...input, phone: `Editor ${number}` } } }),
    );
    await vi.waitFor(async () => {
      const waiting = await dataSource.query(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(waiting).toHaveLength(3);
    }, 15_000);
    await runner.commitTransaction();
    await runner.release();
    const statuses = (await Promise.all(saves)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409]);
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
