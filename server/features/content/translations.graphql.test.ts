import { afterEach, describe, expect, it } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken, eventFields } from '../../testing/factories.ts';
import { get, graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const GUJARATI = { language: 'gu', name: 'હોળી', description: 'રંગોનો તહેવાર' };
const SAVE = `mutation ($input: EventInput!) {
  saveEvent(input: $input) { id version name language textLanguages { name description } translations { language name description } }
}`;
const ONE = `query ($id: Int!, $language: String) {
  event(id: $id, language: $language) {
    name description language textLanguages { name description } translations { language name description }
  }
}`;

async function save(input: Record<string, unknown>) {
  return graphql(app, {
    query: SAVE,
    token: await adminToken(app),
    variables: { input: eventFields(input) },
  });
}

async function read(id: number, language?: string) {
  const { data, errors } = await graphql(app, { query: ONE, variables: { id, language } });
  return data?.event ?? errors;
}

async function offer(...languages: string[]) {
  const { siteSettings } = app.features.services;
  const { version, updatedAt: _, id: __, ...settings } = await siteSettings.find();
  await siteSettings.save(OPERATOR, version, { ...settings, languages } as never);
}

afterEach(() => offer('en', 'gu'));

describe('[D83] texts in several languages', () => {
  it('are in the requested language, each with the language it is in', async () => {
    const { data } = await save({ name: 'Holi', translations: [{ language: 'gu', name: 'હોળી' }] });
    const { id } = data.saveEvent;
    const english = eventFields().description;
    expect(await read(id, 'gu')).toMatchObject({
      name: 'હોળી',
      description: english,
      language: 'gu',
      textLanguages: { name: 'gu', description: 'en' },
    });
    expect(await read(id, 'en')).toMatchObject({
      name: 'Holi',
      textLanguages: { name: 'en', description: 'en' },
    });
    expect(await read(id, 'te')).toMatchObject({
      name: 'Holi',
      language: 'te',
      textLanguages: { name: 'en' },
    });
  });

  it('are in the first language of the site by default', async () => {
    const { data } = await save({ name: 'Holi', translations: [GUJARATI] });
    expect(await read(data.saveEvent.id)).toMatchObject({ name: 'Holi', language: 'en' });
    await offer('gu', 'en');
    expect(await read(data.saveEvent.id)).toMatchObject({ name: 'હોળી', language: 'gu' });
  });

  it('an unknown language is refused', async () => {
    const { data } = await save({ name: 'Holi' });
    expect(await read(data.saveEvent.id, 'xx')).toMatchObject([{ extensions: { field: 'language' } }]);
  });

  it('editors get all of them, and the original as it was entered', async () => {
    const { data } = await save({ name: 'Holi', translations: [GUJARATI] });
    const own = { language: 'en', name: 'Holi', description: eventFields().description };
    expect((await read(data.saveEvent.id, 'gu')).translations).toEqual([own, GUJARATI]);
  });

  it('an edit keeps omitted texts and removes empty ones', async () => {
    const { data } = await save({ name: 'Holi', translations: [GUJARATI, { language: 'te', name: 'హోలీ' }] });
    const { id, version } = data.saveEvent;
    await save({ id, version, name: 'Holi', translations: [{ language: 'gu', name: '' }] });
    const [, ...others] = (await read(id)).translations;
    expect(others).toEqual([
      { language: 'gu', name: null, description: GUJARATI.description },
      { language: 'te', name: 'హోలీ', description: null },
    ]);
  });

  it('an item saved in another language keeps its previous texts as a translation', async () => {
    const { data } = await save({ name: 'Holi', translations: [GUJARATI] });
    const { id, version } = data.saveEvent;
    const name = 'ધુળેટી';
    await save({ id, version, language: 'gu', name });
    const [own, ...others] = (await read(id)).translations;
    expect(own).toMatchObject({ language: 'gu', name });
    expect(others).toEqual([{ language: 'en', name: 'Holi', description: eventFields().description }]);
  });

  it('a new item is in the first language of the site, even from old clients', async () => {
    await offer('gu', 'en');
    const { data } = await save({ name: 'ગરબા' });
    expect((await read(data.saveEvent.id)).translations).toMatchObject([{ language: 'gu', name: 'ગરબા' }]);
    expect((await get(app, `/api/admin/eventlist/${data.saveEvent.id}`)).json()).toMatchObject([
      { name: 'ગરબા' },
    ]);
  });

  it('a duplicate language is refused, and nothing is stored', async () => {
    const { errors } = await save({ name: 'Twice in Gujarati', translations: [GUJARATI, GUJARATI] });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'translations' });
    const { data } = await graphql(app, { query: '{ events(search: "Twice in Gujarati") { totalCount } }' });
    expect(data.events.totalCount).toBe(0);
  });

  const found = async (search: string) => {
    const query = 'query ($search: String) { events(search: $search) { items { name } } }';
    return (await graphql(app, { query, variables: { search } })).data.events.items;
  };

  it('a search matches texts in all languages, but not language codes or keys', async () => {
    await save({ name: 'Quiet evening', translations: [{ language: 'gu', name: 'શાંત "સાંજ"' }] });
    expect(await found('"સાંજ"')).toEqual([{ name: 'Quiet evening' }]);
    expect(await found('"gu"')).toEqual([]);
  });

  it('a search finds a word with which a line of a translation begins', async () => {
    const description = `${eventFields().description}\r\nFly a kite at the hall`;
    await save({ name: 'Uttarayan', translations: [{ language: 'te', name: 'Ganuga', description }] });
    expect(await found('kite fly')).toEqual([{ name: 'Uttarayan' }]);
  });
});
