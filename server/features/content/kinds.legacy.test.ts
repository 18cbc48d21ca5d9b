import { describe, expect, it } from 'vitest';
import { fileOf, KINDS, type LegacyKind, LINK } from '../../testing/contract/content-kinds.ts';
import { adminToken } from '../../testing/factories.ts';
import { get, legacySave } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

async function newest({ list }: Pick<LegacyKind, 'list'>) {
  const items: { id: number }[] = (await get(app, `${list}/0`)).json();
  return items.reduce((last, item) => (item.id > last.id ? item : last));
}

async function save(kind: LegacyKind, changes: Record<string, unknown> = {}) {
  const { save: url, part, sent, file } = kind;
  const json = [{ ...sent, ...changes }];
  return legacySave(app, { url, part, json, file: await fileOf(file), token: await adminToken(app) });
}

describe.each(Object.entries(KINDS))('%s by the legacy calls', (_name, kind) => {
  it('is saved, read, changed and deleted, with its file in its folder', async () => {
    expect((await save(kind)).json()).toBe('Saved SuccessFully.');
    const item = await newest(kind);
    expect(item).toEqual({ fileName: expect.any(String), ...kind.read });

    const address = `/${kind.folder}/${(item as unknown as { fileName: string }).fileName}`;
    if (kind.file) expect((await get(app, address)).statusCode).toBe(200);

    expect((await save(kind, { ID: item.id, Name: 'Changed' })).json()).toBe('Saved SuccessFully.');
    expect((await get(app, `${kind.list}/${item.id}`)).json()).toMatchObject([{ name: 'Changed' }]);

    const authorization = `Bearer ${await adminToken(app)}`;
    const removed = await get(app, `${kind.remove}/${item.id}`, { authorization });
    expect(removed.json()).toBe('Record removed successfully.');
    expect((await get(app, `${kind.list}/${item.id}`)).json()).toEqual([]);
    if (kind.file) expect((await get(app, address)).statusCode).toBe(404);
  });

  it('[REST-7] cannot be saved or deleted without a session', async () => {
    await save(kind);
    const { id } = await newest(kind);
    const refused = await legacySave(app, {
      url: kind.save,
      json: [{ ...kind.sent, ID: id, Name: 'Not me' }],
    });
    expect([refused.statusCode, refused.json()]).toEqual([401, 'Sign in to more details.']);
    const headers = { authorization: 'Bearer nobody' };
    const removal = await app.server.inject({ method: 'POST', url: `${kind.remove}/${id}`, headers });
    expect(removal.statusCode).toBe(401);
    expect((await get(app, `${kind.list}/${id}`)).json()).toMatchObject([{ name: 'By an old client' }]);
  });

  it('[D36] is not created by editing an unknown id', async () => {
    const before = (await get(app, `${kind.list}/0`)).json().length;
    const response = await save(kind, { ID: 987_654 });
    expect(response.json()).toBe('Something went wrong internal server error.');
    expect((await get(app, `${kind.list}/0`)).json()).toHaveLength(before);
  });
});

describe('missing and invalid values from old clients', () => {
  it.each([
    ['pooja/seva', 'Name', 'Enter Title.'],
    ['pooja/seva', 'Desc', 'Enter Description.'],
    ['daily event', 'Name', 'Enter Title.'],
    ['daily event', 'Desc', 'Enter Description.'],
    ['committee member', 'Name', 'Enter name.'],
    ['committee member', 'Designation', 'Enter position'],
    ['committee member', 'Desc', 'Enter description'],
    ['event video link', 'Name', 'Enter title.'],
    ['event video link', 'Desc', 'Enter description.'],
    ['PDF file', 'Desc', 'Enter description.'],
  ])('[spec §5] %s without %s answers "%s"', async (name, key, text) => {
    const response = await save(KINDS[name]!, { [key]: '  ' });
    expect([response.statusCode, response.json()]).toEqual([400, text]);
  });

  it('[D37] a PDF needs its file', async () => {
    const response = await save({ ...KINDS['PDF file']!, file: undefined });
    expect([response.statusCode, response.json()]).toEqual([400, 'Choose a file of this type.']);
  });

  it('[D37] a home page video needs a film or a link; FileName may contain the link', async () => {
    const kind = { ...KINDS['home page video']!, file: undefined };
    expect((await save(kind)).statusCode).toBe(400);
    expect((await save(kind, { FileName: LINK })).json()).toBe('Saved SuccessFully.');
    expect(await newest(kind)).toMatchObject({ fileType: 'YouTube', fileName: LINK });
  });

  it('[D44] a film replaces a link, even if FileName still has the link', async () => {
    const kind = KINDS['home page video']!;
    await save({ ...kind, file: undefined }, { FileName: LINK });
    const { id } = await newest(kind);
    expect((await save(kind, { ID: id, FileName: LINK })).json()).toBe('Saved SuccessFully.');
    expect(await newest(kind)).toMatchObject({
      id,
      fileType: 'Vedio',
      fileName: expect.stringMatching(/\.mp4$/),
    });
    // A link with a thumbnail replaces the film in turn.
    await save({ ...kind, file: 'picture' }, { ID: id, FileName: LINK, FileType: 'YouTube' });
    expect(await newest(kind)).toMatchObject({ id, fileType: 'YouTube', fileName: LINK });
  });

  it('[spec §5] a home page video needs no texts', async () => {
    expect((await save(KINDS['home page video']!, { Name: '', Desc: '' })).json()).toBe(
      'Saved SuccessFully.',
    );
  });

  it.each([
    ['http://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    ['https://vimeo.com/12345'],
    ['https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ'],
    ['javascript:alert(1)'],
  ])('[D39] the link %s is refused', async (link) => {
    expect((await save(KINDS['event video link']!, { FileName: link })).statusCode).toBe(400);
  });

  it('[D39] an event video without a link is allowed', async () => {
    expect((await save(KINDS['event video link']!, { FileName: '' })).json()).toBe('Saved SuccessFully.');
    expect(await newest(KINDS['event video link']!)).toMatchObject({ fileName: '' });
  });

  it.each([
    ['event video link', { FileName: undefined }],
    ['daily event', { Desc1: undefined, Desc2: undefined }],
  ])('an edit of %s keeps what it does not send', async (name, unsent) => {
    const kind = KINDS[name]!;
    await save(kind);
    const { id } = await newest(kind);
    await save(kind, { ID: id, Name: 'Changed', ...unsent });
    expect(await newest(kind)).toMatchObject({ ...kind.read, id, name: 'Changed' });
  });

  it('savelinks accepts plain JSON too', async () => {
    const { save: url, sent } = KINDS['event video link']!;
    const headers = { authorization: `Bearer ${await adminToken(app)}` };
    const response = await app.server.inject({ method: 'POST', url, headers, payload: sent });
    expect(response.json()).toBe('Saved SuccessFully.');
  });

  it('[UP-1] a kind accepts only its own types of file', async () => {
    const response = await save({ ...KINDS['committee member']!, file: 'pdf' });
    expect(response.statusCode).toBe(400);
  });
});
