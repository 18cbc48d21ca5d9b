import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../rules/limits.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken, eventFields, picture } from '../../testing/factories.ts';
import { get, graphql, graphqlUpload, legacySave } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const SAVE = `mutation ($input: EventInput!, $file: Upload) {
  saveEvent(input: $input, file: $file) { id version name }
}`;
const ONE = `query ($id: Int!, $language: String) {
  event(id: $id, language: $language) {
    pictureDescription textLanguages { pictureDescription } translations { language pictureDescription }
  }
}`;
const KITES = 'Children fly kites over the park';
const KITES_IN_GUJARATI = 'બાળકો બગીચા ઉપર પતંગ ઉડાડે છે';
const GUJARATI = [{ language: 'gu', pictureDescription: KITES_IN_GUJARATI }];

async function save(input: Record<string, unknown>) {
  return graphql(app, {
    query: SAVE,
    token: await adminToken(app),
    variables: { input: eventFields(input) },
  });
}

async function read(id: number, language?: string) {
  return (await graphql(app, { query: ONE, variables: { id, language } })).data.event;
}

const described = { pictureDescription: KITES, translations: GUJARATI };

describe('what a picture shows', () => {
  it('is read by visitors in their language, and where it is not translated in its own', async () => {
    const { id } = (await save(described)).data.saveEvent;
    expect(await read(id, 'gu')).toMatchObject({
      pictureDescription: KITES_IN_GUJARATI,
      textLanguages: { pictureDescription: 'gu' },
    });
    expect(await read(id, 'te')).toMatchObject({
      pictureDescription: KITES,
      textLanguages: { pictureDescription: 'en' },
    });
    expect((await read(id)).translations).toEqual([
      { language: 'en', pictureDescription: KITES },
      { language: 'gu', pictureDescription: KITES_IN_GUJARATI },
    ]);
  });

  it('need not be said; an edit that leaves it out keeps it, and an empty one takes it away', async () => {
    const none = (await save({})).data.saveEvent;
    expect((await read(none.id)).pictureDescription).toBeNull();
    const { id, version } = (await save(described)).data.saveEvent;
    const kept = await save({ id, version });
    expect((await read(id)).pictureDescription).toBe(KITES);
    await save({ id, version: kept.data.saveEvent.version, pictureDescription: ' ' });
    expect((await read(id)).pictureDescription).toBeNull();
  });

  it('is one line of at most 300 characters, in each language; a longer one is refused and nothing stored', async () => {
    const most = 'k'.repeat(LIMITS.pictureDescriptionMaximum);
    expect((await save({ pictureDescription: most })).errors).toBeUndefined();
    const name = 'Said too much of';
    for (const wrong of [
      { pictureDescription: `${most}k` },
      { pictureDescription: 'Two\nlines' },
      { translations: [{ language: 'gu', pictureDescription: `${most}k` }] },
    ])
      expect((await save({ name, ...wrong })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const { data } = await graphql(app, { query: `{ events(search: "${name}") { totalCount } }` });
    expect(data.events.totalCount).toBe(0);
  });

  it('is not read in a language that is held back', async () => {
    const { id } = (await save({ ...described, visibility: { heldLanguages: ['gu'] } })).data.saveEvent;
    const shown = await read(id, 'gu');
    expect(shown.pictureDescription).toBe(KITES);
    expect(JSON.stringify(shown)).not.toContain(KITES_IN_GUJARATI);
  });

  it('comes back with an earlier revision, and is part of a duplicate', async () => {
    const { id, version } = (await save(described)).data.saveEvent;
    const changed = (await save({ id, version, pictureDescription: 'A kite', translations: [] })).data
      .saveEvent;
    const { events } = app.features.services;
    const first = (await events.revisions.list(id)).at(-1)!;
    await events.revisions.bringBack(OPERATOR, { id, version: changed.version }, first.id);
    expect(await read(id)).toMatchObject({ pictureDescription: KITES });
    expect(await events.duplicate(OPERATOR, id)).toMatchObject({
      pictureDescription: KITES,
      translations: { gu: { pictureDescription: KITES_IN_GUJARATI } },
    });
  });

  it('of another picture does not come back with an earlier revision, but its texts do', async () => {
    const token = await adminToken(app);
    const send = async (input: Record<string, unknown>) => {
      const file = { content: await picture(), fileName: 'kite.png', contentType: 'image/png' };
      const variables = { input: eventFields(input) };
      return (await graphqlUpload(app, { query: SAVE, token, variables, file })).data.saveEvent;
    };
    const { events } = app.features.services;
    const { id, version } = await send({ name: 'Kites', ...described });
    const lamps = {
      pictureDescription: 'Lamps',
      translations: [{ language: 'gu', pictureDescription: null }],
    };
    const second = await send({ id, version, name: 'Lamps', ...lamps });
    const [, first] = await events.revisions.list(id);
    await events.revisions.bringBack(OPERATOR, { id, version: second.version }, first!.id);
    const item = await events.find(id);
    expect(item).toMatchObject({ name: 'Kites', pictureDescription: 'Lamps' });
    expect(JSON.stringify(item)).not.toContain(KITES_IN_GUJARATI);
    // With the same picture it does.
    const third = await save({ id, version: item!.version, name: 'Kites', pictureDescription: 'Diyas' });
    const [, lit] = await events.revisions.list(id);
    await events.revisions.bringBack(OPERATOR, { id, version: third.data.saveEvent.version }, lit!.id);
    expect(await read(id)).toMatchObject({ pictureDescription: 'Lamps' });
  });

  it('another picture alone makes no revision', async () => {
    const { id, version } = (await save(described)).data.saveEvent;
    const file = { content: await picture(), fileName: 'kite.png', contentType: 'image/png' };
    const before = await app.features.services.events.revisions.list(id);
    const token = await adminToken(app);
    const [{ name }] = await app.database.dataSource.query('SELECT name FROM event WHERE id = $1', [id]);
    const variables = { input: eventFields({ id, version, name, ...described }) };
    expect((await graphqlUpload(app, { query: SAVE, token, variables, file })).errors).toBeUndefined();
    expect(await app.features.services.events.revisions.list(id)).toEqual(before);
  });

  it.each(['events', 'notices', 'poojaSevas', 'committeeMembers'])('%s have it', async (list) => {
    const query = `{ ${list} { items { pictureDescription textLanguages { pictureDescription } } } }`;
    expect((await graphql(app, { query })).errors).toBeUndefined();
  });

  it.each(['homeVideos', 'videoLinks', 'pdfDocuments'])('%s, which show none, do not', async (list) => {
    const query = `{ ${list} { items { pictureDescription } } }`;
    expect((await graphql(app, { query })).status).toBe(400);
  });
});

describe('old clients', () => {
  it('get the same bytes whether a picture is described or not', async () => {
    const { id, version, name } = (await save({})).data.saveEvent;
    const before = (await get(app, `/api/admin/eventlist/${id}`)).body;
    await save({ id, version, name, ...described });
    expect((await read(id)).pictureDescription).toBe(KITES);
    expect((await get(app, `/api/admin/eventlist/${id}`)).body).toBe(before);
  });

  it('keep what is said of a picture, but not when they send another picture', async () => {
    const token = await adminToken(app);
    const input = eventFields(described);
    const file = { content: await picture(), fileName: 'kite.png', contentType: 'image/png' };
    const saved = await graphqlUpload(app, { query: SAVE, token, variables: { input }, file });
    const { id } = saved.data.saveEvent;
    const { description: Desc } = eventFields();
    const json = [{ ID: id, Name: 'Kites', Desc, FileType: 'Img' }];
    const url = '/api/admin/saveevent';
    await legacySave(app, { url, json, token });
    expect((await read(id)).pictureDescription).toBe(KITES);
    const answer = await legacySave(app, { url, json, file, token });
    expect(answer.json()).toBe('Saved SuccessFully.');
    expect((await read(id)).pictureDescription).toBeNull();
    expect(JSON.stringify(await read(id, 'gu'))).not.toContain(KITES_IN_GUJARATI);
  });
});
