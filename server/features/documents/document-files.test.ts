import { expect, it } from 'vitest';
import { fileOf, KINDS } from '../../testing/contract/content-kinds.ts';
import { adminToken } from '../../testing/factories.ts';
import { get, graphql, graphqlUpload, legacySave } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const SAVE = `mutation Save($input: PdfDocumentInput!, $file: Upload) {
  savePdfDocument(input: $input, file: $file) { id file { url byteSize } }
}`;

async function save(
  description: string,
  title?: string,
): Promise<{ id: number; file: { url: string; byteSize: number } }> {
  const input = { name: 'scan0001.pdf', title, description, fileType: 'PDF' };
  const file = (await fileOf('pdf'))!;
  const { data } = await graphqlUpload(app, {
    query: SAVE,
    token: await adminToken(app),
    variables: { input },
    file,
  });
  return data.savePdfDocument;
}

async function cacheEntry(url: string): Promise<string> {
  const [, name = ''] =
    /filename\*=UTF-8''(.+)$/.exec(String((await get(app, url)).headers['content-disposition'])) ?? [];
  return decodeURIComponent(name);
}

it.each([
  ['Membership form', 'Membership form.pdf'],
  ['સભ્યપદ ફૉર્મ', 'સભ્યપદ ફૉર્મ.pdf'],
  ['../Hall: "terms" & prices?\n(2026)', '.. Hall terms & prices (2026).pdf'],
  [`Accounts ${'of the year '.repeat(20)}`, `Accounts${' of the year'.repeat(6)}.pdf`],
])('a document described as %j is downloaded under that name', async (description, expected) => {
  const { file } = await save(description);
  expect(await cacheEntry(file.url)).toBe(expected);
  const stored = file.url.split('/').at(-1);
  expect((await get(app, file.url)).headers['content-disposition']).toContain(`inline; filename="${stored}"`);
});

it.each([
  ['Membership form 2026-27', 'Membership form 2026-27.pdf'],
  ['  ', 'One page for the whole family.pdf'],
])('a document with the title %j is downloaded as %j', async (title, expected) => {
  const { id, file } = await save('One page for the whole family', title);
  expect(await cacheEntry(file.url)).toBe(expected);
  const { data } = await graphql(app, { query: `{ pdfDocument(id: ${id}) { title description } }` });
  expect(data.pdfDocument).toEqual({
    title: title.trim() || null,
    description: 'One page for the whole family',
  });
});

it('old clients neither get the title nor remove it; a search finds it', async () => {
  const title = `Price list ${Date.now()}`;
  const { id } = await save('Hire of the rooms', title);
  const token = await adminToken(app);
  const { save: url, part, sent, list } = KINDS['PDF file']!;
  const json = [{ ...sent, ID: id, Desc: 'Hire of all rooms' }];
  expect((await legacySave(app, { url, part, json, token })).json()).toBe('Saved SuccessFully.');
  const keys = ['id', 'name', 'desc', 'fileType', 'fileName'];
  expect(Object.keys((await get(app, `${list}/${id}`)).json()[0])).toEqual(keys);
  const query = `{ pdfDocuments(page: 1, pageSize: 9, search: "${title}") { items { title description } } }`;
  const { data } = await graphql(app, { query });
  expect(data.pdfDocuments.items).toEqual([{ title, description: 'Hire of all rooms' }]);
});

it('the name follows the description', async () => {
  const { id, file } = await save('Old name');
  const input = { id, name: 'scan0001.pdf', description: 'New name', fileType: 'PDF' };
  const query = 'mutation ($input: PdfDocumentInput!) { savePdfDocument(input: $input) { id } }';
  await graphql(app, { query, token: await adminToken(app), variables: { input } });
  expect(await cacheEntry(file.url)).toBe('New name.pdf');
});

it('[VISIT-5] a document tells when its file was uploaded, also after its text has changed', async () => {
  const { id, file } = await save('Minutes');
  const [{ at }] = await app.database.dataSource
    .query(
      `UPDATE media_file SET created_at = now() - interval '9 days' WHERE file_name = $1 RETURNING created_at AS at`,
      [file.url.split('/').at(-1)],
    )
    .then(([rows]: [{ at: Date }[]]) => rows);
  const uploadedAt = at.toISOString();
  const input = { id, name: 'scan0001.pdf', description: 'Minutes, corrected', fileType: 'PDF' };
  const query = 'mutation ($input: PdfDocumentInput!) { savePdfDocument(input: $input) { uploadedAt } }';
  const token = await adminToken(app);
  const { data: saved } = await graphql(app, { query, token, variables: { input } });
  const { data } = await graphql(app, {
    token,
    query: `{ pdfDocument(id: ${id}) { uploadedAt } managedPdfDocument(id: ${id}) { asShown { uploadedAt } } }`,
  });
  expect([saved.savePdfDocument, data.pdfDocument, data.managedPdfDocument.asShown]).toEqual(
    Array(3).fill({ uploadedAt }),
  );
});

it('a document has its size in bytes', async () => {
  const { id, file } = await save('How large');
  const query = `{ pdfDocument(id: ${id}) { file { byteSize } } }`;
  const { data } = await graphql(app, { query });
  expect(data.pdfDocument.file.byteSize).toBe((await get(app, file.url)).rawPayload.length);
  expect(file.byteSize).toBe(data.pdfDocument.file.byteSize);
});
