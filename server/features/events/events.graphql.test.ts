import { describe, expect, it } from 'vitest';
import { adminToken, buildUser, eventFields, openSession, picture } from '../../testing/factories.ts';
import { get, graphql, graphqlUpload } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const SAVE = `mutation Save($input: EventInput!, $file: Upload) {
  saveEvent(input: $input, file: $file) { id version name fileType startsOn file { url width height sources { type srcset } } }
}`;
const LIST = `query List($page: Int!, $pageSize: Int!, $fileType: ContentFileType, $search: String) {
  events(page: $page, pageSize: $pageSize, fileType: $fileType, search: $search) {
    totalCount items { id name fileType file { url sources { srcset } } }
  }
}`;
const ONE = 'query One($id: Int!) { event(id: $id) { id version name description } }';
const REMOVE = 'mutation Remove($id: Int!) { deleteEvent(id: $id) }';

async function save(token: string | undefined, overrides: Record<string, unknown> = {}) {
  return graphql(app, { query: SAVE, token, variables: { input: eventFields(overrides) } });
}

async function saveWithPicture(token: string) {
  const file = { content: await picture(), fileName: 'diwali.png', contentType: 'image/png' };
  return graphqlUpload(app, { query: SAVE, token, variables: { input: eventFields() }, file });
}

describe('events by GraphQL', () => {
  it('an admin creates one and anonymous visitors read it', async () => {
    const saved = await save(await adminToken(app), { name: '  Holi in the park  ' });
    expect(saved.errors).toBeUndefined();
    expect(saved.data.saveEvent).toMatchObject({ name: 'Holi in the park', version: 1, file: null });
    const read = await graphql(app, { query: ONE, variables: { id: saved.data.saveEvent.id } });
    expect(read.data.event.name).toBe('Holi in the park');
  });

  it.each(['2026-02-30', '2026-13-01', '0000-01-01', '0000-12-31', '26-01-01', 'tomorrow'])(
    'the day %j is refused',
    async (startsOn) => {
      const { status, errors } = await save(await adminToken(app), { startsOn });
      expect([status, errors?.[0]?.extensions.field]).toEqual([400, 'startsOn']);
    },
  );

  it.each(['1000-01-01', '2028-02-29', '9998-12-31'])(
    'the day %j is read as it was written',
    async (startsOn) => {
      const name = `Begins ${startsOn}`;
      const saved = await save(await adminToken(app), { name, startsOn });
      expect(saved.data.saveEvent.startsOn).toBe(startsOn);
      const query = `{ events(search: "${name}") { items { startsOn } } event(id: ${saved.data.saveEvent.id}) { startsOn } }`;
      expect((await graphql(app, { query })).data).toEqual({
        events: { items: [{ startsOn }] },
        event: { startsOn },
      });
    },
  );

  it('a picture is stored with it, in every size and format that the page needs', async () => {
    const { data } = await saveWithPicture(await adminToken(app));
    const { file } = data.saveEvent;
    expect(file).toMatchObject({ width: 480, height: 280 });
    expect(file.sources.map((source: { type: string }) => source.type)).toEqual(['image/avif', 'image/webp']);
    expect((await get(app, file.url)).headers['content-type']).toBe('image/jpeg');
    const urls = file.sources.flatMap(({ srcset }: { srcset: string }) => srcset.match(/\/EventImg\/\S+/g));
    expect(urls.some((url: string) => url.includes('@2x'))).toBe(true);
    for (const url of urls) expect((await get(app, url)).statusCode).toBe(200);
  });

  it('[D38] the server accepts 23 characters and refuses 24 with the text that says 23', async () => {
    const token = await adminToken(app);
    expect((await save(token, { name: 'x'.repeat(23) })).errors).toBeUndefined();
    const refused = await save(token, { name: 'x'.repeat(24) });
    expect(refused.errors?.[0]).toMatchObject({
      message: 'Enter event title maximum 23 character.',
      extensions: { code: 'BAD_USER_INPUT', field: 'name', messageKey: 'eventTitleTooLong' },
    });
  });

  it.each([
    ['Enter event title.', { name: ' ', description: '' }],
    ['Enter description.', { description: ' ' }],
    ['Enter description minimum 60 character.', { description: 'x'.repeat(59) }],
  ])('[spec §5] answers "%s"', async (text, overrides) => {
    const { errors, status } = await save(await adminToken(app), overrides);
    expect([status, errors?.[0]?.message]).toEqual([400, text]);
  });

  it('[D36] editing an unknown id says so and creates nothing', async () => {
    const variables = { page: 1, pageSize: 1 };
    const before = await graphql(app, { query: LIST, variables });
    const { errors } = await save(await adminToken(app), { id: 999_999 });
    expect(errors?.[0]?.message).toBe('Something went wrong internal server error.');
    const after = await graphql(app, { query: LIST, variables });
    expect(after.data.events.totalCount).toBe(before.data.events.totalCount);
  });

  it('[DATA-5] the second of two editors of one version gets a conflict', async () => {
    const token = await adminToken(app);
    const { id, version } = (await save(token)).data.saveEvent;
    expect((await save(token, { id, version, name: 'First editor' })).errors).toBeUndefined();
    const second = await save(token, { id, version, name: 'Second editor' });
    expect(second.errors?.[0]?.extensions.code).toBe('CONFLICT');
    const { data } = await graphql(app, { query: ONE, variables: { id } });
    expect(data.event.name).toBe('First editor');
  });

  it('a new picture replaces the old one, and deleting the event removes it', async () => {
    const token = await adminToken(app);
    const first = (await saveWithPicture(token)).data.saveEvent;
    const file = {
      content: await picture({ format: 'jpeg' }),
      fileName: 'new.jpg',
      contentType: 'image/jpeg',
    };
    const edited = await graphqlUpload(app, {
      query: SAVE,
      token,
      variables: { input: eventFields({ id: first.id }) },
      file,
    });
    expect((await get(app, first.file.url)).statusCode).toBe(404);
    const { url } = edited.data.saveEvent.file;
    expect((await get(app, url)).statusCode).toBe(200);
    expect((await graphql(app, { query: REMOVE, token, variables: { id: first.id } })).data.deleteEvent).toBe(
      true,
    );
    expect((await get(app, url)).statusCode).toBe(404);
  });

  it('an edit without a file keeps the picture', async () => {
    const token = await adminToken(app);
    const { id, file } = (await saveWithPicture(token)).data.saveEvent;
    const edited = await save(token, { id, name: 'Same picture' });
    expect(edited.data.saveEvent.file.url).toBe(file.url);
  });

  it('a video event needs its video', async () => {
    const { errors } = await save(await adminToken(app), { fileType: 'VIDEO' });
    expect(errors?.[0]).toMatchObject({
      message: 'Choose a file of this type.',
      extensions: { field: 'file' },
    });
  });

  it.each(['anonymous', 'main user'])(
    '[AUTHZ-2] %s may not save or delete, and nothing changes',
    async (who) => {
      const token =
        who === 'anonymous' ? undefined : await openSession(app, { userId: (await buildUser(app)).id });
      const { id } = (await save(await adminToken(app), { name: 'Stays as it is' })).data.saveEvent;
      const expected = who === 'anonymous' ? 401 : 403;
      expect((await save(token, { id, name: 'Changed' })).status).toBe(expected);
      expect((await graphql(app, { query: REMOVE, token, variables: { id } })).status).toBe(expected);
      const { data } = await graphql(app, { query: ONE, variables: { id } });
      expect(data.event.name).toBe('Stays as it is');
    },
  );
});
