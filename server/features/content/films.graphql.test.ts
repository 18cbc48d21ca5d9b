import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MP4, PDF } from '../../files/media-fixtures.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken, picture } from '../../testing/factories.ts';
import { get, graphql, graphqlUpload, type SentFile } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const SAVE = `mutation($input: HomeVideoInput!, $file: Upload, $poster: Upload) {
  saveHomeVideo(input: $input, file: $file, poster: $poster) {
    id fileType link file { url contentType width poster { url width height sources { type srcset } } }
  }
}`;
const SAVE_NOTICE = `mutation($input: NoticeInput!, $file: Upload) {
  saveNotice(input: $input, file: $file) { id file { url } }
}`;
const LINK = 'https://youtu.be/aqz-KE-bpKQ';
const FILM: SentFile = { content: MP4, fileName: 'welcome.mp4', contentType: 'video/mp4' };

function input(overrides: Record<string, unknown> = {}) {
  return { name: 'Welcome', description: '', fileType: 'VIDEO', ...overrides };
}

async function poster(): Promise<SentFile> {
  const content = await picture({ width: 640, height: 360 });
  return { content, fileName: 'poster.png', contentType: 'image/png' };
}

interface Sent {
  fields?: Record<string, unknown>;
  file?: SentFile;
  poster?: SentFile;
}

async function saveFilm({ fields, file = FILM, poster }: Sent = {}) {
  const variables = { input: input(fields) };
  return graphqlUpload(app, { query: SAVE, token: await adminToken(app), variables, file, poster });
}

async function storedFiles(): Promise<string[]> {
  return readdir(join(app.dataDirectory, 'files/DailyEvantImg')).catch(() => []);
}

describe('a save of some of the fields', () => {
  it('is checked with those that stay: a linked film keeps its link', async () => {
    const fields = { fileType: 'YOUTUBE', link: LINK };
    const saving = async (input: Record<string, unknown>) =>
      graphql(app, { query: SAVE, token: await adminToken(app), variables: { input } });
    const { id } = (await saving(input(fields))).data.saveHomeVideo;
    const kept = await saving(input({ id, fileType: 'YOUTUBE', name: 'Other' }));
    expect(kept.data.saveHomeVideo).toMatchObject({ fileType: 'YOUTUBE', link: LINK });
    const emptied = await saving(input({ id, fileType: 'YOUTUBE', link: '' }));
    expect(emptied.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'link' });
  });
});

describe('a change that leaves the type of file out', () => {
  const saving = async (query: string, input: object, file?: SentFile) => {
    const request = { query, token: await adminToken(app), variables: { input } };
    return file ? graphqlUpload(app, { ...request, file }) : graphql(app, request);
  };
  const texts = { name: 'Closed', description: 'The hall is closed.' };
  const image = async (): Promise<SentFile> => ({ ...(await poster()), fileName: 'notice.png' });

  it('keeps the stored picture, or replaces it by an upload', async () => {
    const { id, file } = (await saving(SAVE_NOTICE, texts, await image())).data.saveNotice;
    const kept = await saving(SAVE_NOTICE, { id, ...texts, name: 'Open' });
    expect([kept.errors, kept.data?.saveNotice.file]).toEqual([undefined, file]);
    const replaced = await saving(SAVE_NOTICE, { id, ...texts }, await image());
    expect(replaced.errors).toBeUndefined();
    expect(replaced.data.saveNotice.file.url).not.toBe(file.url);
  });

  it('keeps the stored document, or replaces it by an upload', async () => {
    const SAVE_PDF = `mutation($input: PdfDocumentInput!, $file: Upload) {
      savePdfDocument(input: $input, file: $file) { id file { url } }
    }`;
    const pdf: SentFile = { content: PDF, fileName: 'rules.pdf', contentType: 'application/pdf' };
    const { id, file } = (await saving(SAVE_PDF, texts, pdf)).data.savePdfDocument;
    const kept = await saving(SAVE_PDF, { id, ...texts, description: 'The rules of the hall.' });
    expect([kept.errors, kept.data?.savePdfDocument.file]).toEqual([undefined, file]);
    const replaced = await saving(SAVE_PDF, { id, ...texts }, pdf);
    expect(replaced.errors).toBeUndefined();
    expect(replaced.data.savePdfDocument.file.url).not.toBe(file.url);
  });

  it('is refused for an item that is gone, or that another has saved, before its fields are checked', async () => {
    const { id } = (await saving(SAVE_NOTICE, texts)).data.saveNotice;
    const wrong = { ...texts, name: '' };
    const codeOf = async (input: object) =>
      (await saving(SAVE_NOTICE, { ...wrong, ...input })).errors?.[0]?.extensions.code;
    expect(await codeOf({ id: 999_999 })).toBe('NOT_FOUND');
    expect(await codeOf({ id, version: 99 })).toBe('CONFLICT');
    expect(await codeOf({ id })).toBe('BAD_USER_INPUT');
  });
});

describe('films and their posters', () => {
  it('a film and its poster are stored, served and deleted together', async () => {
    const before = await storedFiles();
    const { data } = await saveFilm({ poster: await poster() });
    const { id, file } = data.saveHomeVideo;
    expect(file).toMatchObject({ contentType: 'video/mp4', width: null });
    expect(file.poster).toMatchObject({ width: 640, height: 360 });
    const pictures = [
      file.poster.url,
      ...file.poster.sources.map(({ srcset }: { srcset: string }) => srcset.split(' ')[0]),
    ];
    expect(pictures).toHaveLength(3);
    for (const url of [file.url, ...pictures]) expect((await get(app, url)).statusCode).toBe(200);
    await app.features.services.homeVideos.states.removeForGood(OPERATOR, id);
    for (const url of [file.url, ...pictures]) expect((await get(app, url)).statusCode).toBe(404);
    expect(await storedFiles()).toEqual(before);
  });

  it('a film without a poster has none', async () => {
    const { data } = await saveFilm();
    expect(data.saveHomeVideo.file.poster).toBeNull();
  });

  it('[UP-1] a poster that is not a picture is refused, and the film is not stored', async () => {
    const before = await storedFiles();
    const refused = await saveFilm({ poster: { ...FILM, fileName: 'poster.png', contentType: 'image/png' } });
    expect(refused.status).toBe(400);
    expect(await storedFiles()).toEqual(before);
    expect(await readdir(join(app.dataDirectory, 'incoming'))).toEqual([]);
  });

  it('a poster without a film is refused', async () => {
    const fields = { fileType: 'YOUTUBE', link: LINK };
    const before = await storedFiles();
    const refused = await saveFilm({ fields, file: await poster(), poster: await poster() });
    expect([refused.status, refused.errors?.[0]?.extensions.field]).toEqual([400, 'poster']);
    expect(await storedFiles()).toEqual(before);
    expect((await saveFilm({ fields, file: await poster() })).errors).toBeUndefined();
  });

  it('[UP] films support range requests, so that players can seek', async () => {
    const { data } = await saveFilm();
    const part = await get(app, data.saveHomeVideo.file.url, { range: 'bytes=4-7' });
    expect([part.statusCode, part.body]).toEqual([206, 'ftyp']);
  });
});

describe('a film on YouTube', () => {
  it('[D37] needs the link', async () => {
    const token = await adminToken(app);
    const variables = { input: input({ fileType: 'YOUTUBE' }) };
    const { errors } = await graphql(app, { query: SAVE, token, variables });
    expect(errors?.[0]).toMatchObject({
      message: 'Choose a video or enter a link.',
      extensions: { field: 'link' },
    });
  });

  it('replaces an uploaded film and deletes its file', async () => {
    const { id, file } = (await saveFilm()).data.saveHomeVideo;
    const variables = { input: input({ id, fileType: 'YOUTUBE', link: LINK }) };
    const { data } = await graphql(app, { query: SAVE, token: await adminToken(app), variables });
    expect(data.saveHomeVideo).toMatchObject({ fileType: 'YOUTUBE', link: LINK, file: null });
    expect((await get(app, file.url)).statusCode).toBe(404);
  });
});

describe('removing a picture', () => {
  it('removeFile removes it and keeps the rest', async () => {
    const token = await adminToken(app);
    const fields = { name: 'Aarti', description: 'Every evening' };
    const file = await poster();
    const created = await graphqlUpload(app, {
      query: SAVE_NOTICE,
      token,
      variables: { input: fields },
      file,
    });
    const { id, file: stored } = created.data.saveNotice;
    const variables = { input: { ...fields, id, removeFile: true } };
    const { data } = await graphql(app, { query: SAVE_NOTICE, token, variables });
    expect(data.saveNotice.file).toBeNull();
    expect((await get(app, stored.url)).statusCode).toBe(404);
  });

  it('[D37] a film cannot be removed without a replacement', async () => {
    const { id, file } = (await saveFilm()).data.saveHomeVideo;
    const variables = { input: input({ id, removeFile: true }) };
    const { status } = await graphql(app, { query: SAVE, token: await adminToken(app), variables });
    expect(status).toBe(400);
    expect((await get(app, file.url)).statusCode).toBe(200);
  });
});
