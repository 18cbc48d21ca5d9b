import { describe, expect, it } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken, picture } from '../../testing/factories.ts';
import { get, legacySave } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const DESCRIPTION = 'Nine nights of garba with live singers from Vadodara, in the big hall of the community.';

async function saveByRest(
  json: unknown,
  options: { token?: string; part?: string; withPicture?: boolean } = {},
) {
  const { part, withPicture } = options;
  const token = 'token' in options ? options.token : await adminToken(app);
  const content = withPicture ? await picture() : undefined;
  const file = content && { content, fileName: 'garba.png', contentType: 'image/png' };
  return legacySave(app, { url: '/api/admin/saveevent', token, json, part, file });
}

async function newest() {
  return (await get(app, '/api/admin/eventlist/0')).json()[0];
}

/** Creates an event for one test alone. */
async function savedEvent() {
  await saveByRest([{ Name: 'Garba', Desc: DESCRIPTION, FileType: 'Img' }]);
  return newest();
}

describe('events by the legacy calls', () => {
  it('[D31] saveevent accepts a JSON array in a multipart field and answers with a full stop', async () => {
    const response = await saveByRest([
      { ID: 0, Name: 'Navratri', Desc: DESCRIPTION, FileType: 'Img', UserID: 1 },
    ]);
    expect([response.statusCode, response.json()]).toEqual([200, 'Saved SuccessFully.']);
    expect(await newest()).toEqual({
      id: expect.any(Number),
      name: 'Navratri',
      desc: DESCRIPTION,
      fileType: 'Img',
      fileName: '',
    });
  });

  it.each(['addevent', 'add', 'addfile', 'save', 'savedata'])(
    'the JSON part may be called %s',
    async (part) => {
      const response = await saveByRest({ name: `By ${part}`, DESC: DESCRIPTION, filetype: 'img' }, { part });
      expect(response.json()).toBe('Saved SuccessFully.');
      expect((await newest()).name).toBe(`By ${part}`);
    },
  );

  it('the picture is served under /EventImg/', async () => {
    await saveByRest([{ Name: 'With picture', Desc: DESCRIPTION, FileType: 'Img' }], { withPicture: true });
    const { fileName } = await newest();
    const image = await get(app, `/EventImg/${fileName}`);
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('eventlist returns all for 0, one for its id, and an empty list for an unknown id', async () => {
    const { id } = await savedEvent();
    expect((await get(app, `/api/admin/eventlist/${id}`)).json()).toHaveLength(1);
    expect((await get(app, '/api/admin/eventlist/999999')).json()).toEqual([]);
    expect((await get(app, '/api/admin/eventlist/-1')).json()).toEqual([]);
  });

  it('public reads have an ETag and answer 304', async () => {
    const { headers } = await get(app, '/api/admin/eventlist/0');
    for (const tag of [String(headers.etag), `"other", W/${headers.etag}`, '*']) {
      const again = await get(app, '/api/admin/eventlist/0', { 'if-none-match': tag });
      expect([again.statusCode, again.body], tag).toEqual([304, '']);
    }
  });

  it('a failed rule answers 400 with its text as a JSON string', async () => {
    const response = await saveByRest([{ Name: '', Desc: DESCRIPTION }]);
    expect([response.statusCode, response.json()]).toEqual([400, 'Enter event title.']);
  });

  it('[D36] editing an unknown id answers the general text and creates nothing', async () => {
    const before = (await get(app, '/api/admin/eventlist/0')).json().length;
    const response = await saveByRest([{ ID: 424242, Name: 'Nobody', Desc: DESCRIPTION, FileType: 'Img' }]);
    expect(response.json()).toBe('Something went wrong internal server error.');
    expect((await get(app, '/api/admin/eventlist/0')).json()).toHaveLength(before);
  });

  it('[D83] an edit by a client without support for translations keeps them', async () => {
    const { features } = app;
    const created = await features.services.events.save(OPERATOR, 'new', {
      name: 'Holi',
      description: DESCRIPTION,
      fileType: 'IMAGE',
      translations: { gu: { name: 'હોળી', description: 'રંગ' } },
    });
    await saveByRest([{ ID: created.id, Name: 'Holi in March', Desc: DESCRIPTION, FileType: 'Img' }]);
    const item = await features.services.events.find(created.id);
    expect(item).toMatchObject({
      name: 'Holi in March',
      translations: { gu: { name: 'હોળી', description: 'રંગ' } },
    });
  });

  it('[D27] delevent works by GET with a bearer token', async () => {
    const { id } = await savedEvent();
    const authorization = `Bearer ${await adminToken(app)}`;
    const response = await get(app, `/api/admin/delevent/${id}`, { authorization });
    expect(response.json()).toBe('Record removed successfully.');
    expect((await get(app, `/api/admin/eventlist/${id}`)).json()).toEqual([]);
  });

  it('[REST-7] without a session it answers 401 with the text', async () => {
    const response = await saveByRest([{ Name: 'Nobody', Desc: DESCRIPTION }], { token: undefined });
    expect([response.statusCode, response.json()]).toEqual([401, 'Sign in to more details.']);
  });
});
