import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MediaFile } from '../../../files/media-file.entity.ts';
import {
  adminToken,
  buildMember,
  candidateFields,
  confirmCandidate,
  openSession,
  picture,
} from '../../../testing/factories.ts';
import { get, graphql, graphqlUpload } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { MatrimonialSetting } from '../settings/matrimonial-setting.entity.ts';

const SAVE = `mutation ($input: CandidateInput!, $photo: Upload) {
  saveMyCandidate(input: $input, photo: $photo) { id version photo { fileName } } }`;
const ADD = 'mutation ($photo: Upload!) { addMyPhoto(photo: $photo) { fileName } }';
const ORDER = 'mutation ($fileNames: [String!]!) { orderMyPhotos(fileNames: $fileNames) { fileName } }';
const REMOVE = 'mutation ($fileName: String!) { removeMyPhoto(fileName: $fileName) { fileName } }';

const namesOf = (photos: { fileName: string }[]) => photos.map(({ fileName }) => fileName);

describe('the photos of a profile', () => {
  const app = sharedTestApp();

  async function candidate() {
    const { id: memberId } = await buildMember(app);
    const token = await openSession(app, { memberId });
    const content = await picture({ width: 450, height: 600, format: 'jpeg' });
    const file = { content, fileName: 'me.jpg', contentType: 'image/jpeg' };
    const upload = (query: string, variables: object) =>
      graphqlUpload(app, { query, variables: { ...variables }, token, file, as: 'photo' });
    const ask = (query: string, variables: object = {}) =>
      graphql(app, { query, variables: { ...variables }, token });
    const { id, photo } = (await upload(SAVE, { input: candidateFields() })).data.saveMyCandidate;
    const photos = async () => namesOf((await ask('{ myPhotos { fileName } }')).data.myPhotos);
    return { id, token, first: photo.fileName as string, upload, ask, photos };
  }

  const photo = (name: string, token: string) =>
    get(app, `/ProfileImages/${name}`, { authorization: `Bearer ${token}` });
  const isStored = (fileName: string) => app.database.dataSource.manager.existsBy(MediaFile, { fileName });

  it('[D115] are four at most, in an order of one’s own, of which the first is on the card', async () => {
    const { first, upload, ask, photos } = await candidate();
    for (let count = 2; count <= 4; count += 1)
      expect((await upload(ADD, {})).data.addMyPhoto).toHaveLength(count);
    expect((await upload(ADD, {})).errors?.[0]?.extensions.messageKey).toBe('tooManyPhotos');
    const before = await photos();
    expect(before[0]).toBe(first);
    const turned = [...before].reverse();
    expect(namesOf((await ask(ORDER, { fileNames: turned })).data.orderMyPhotos)).toEqual(turned);
    expect((await ask('{ myCandidate { version photo { fileName } } }')).data.myCandidate).toEqual({
      version: 1,
      photo: { fileName: turned[0] },
    });
    for (const fileNames of [
      ...[turned.slice(1), [...turned, turned[0]], [...turned.slice(1), 'other.jpg']],
      [...turned.slice(1), turned[1]],
    ])
      expect((await ask(ORDER, { fileNames })).status).toBe(404);
    expect(await photos()).toEqual(turned);
  });

  it('[D115] are removed one by one but the last, and all with the profile, as their files are', async () => {
    const { first, upload, ask, photos } = await candidate();
    const other = await candidate();
    expect((await ask(REMOVE, { fileName: first })).errors?.[0]?.extensions.messageKey).toBe(
      'profileImageRequired',
    );
    await upload(ADD, {});
    await upload(ADD, {});
    expect((await ask(REMOVE, { fileName: other.first })).status).toBe(404);
    const [, second, third] = await photos();
    expect((await ask(REMOVE, { fileName: first })).errors).toBeUndefined();
    expect(await photos()).toEqual([second, third]);
    expect(await isStored(first)).toBe(false);
    await ask('mutation { removeMyCandidate }');
    expect([await isStored(second!), await isStored(third!)]).toEqual([false, false]);
  });

  it('[D115] all go, with their files, when the office upholds a report and takes them away', async () => {
    const { id, first, upload, photos } = await candidate();
    await upload(ADD, {});
    const names = await photos();
    expect([names[0], names.length]).toEqual([first, 2]);
    const [report] = await app.database.dataSource.query(
      `INSERT INTO candidate_report (candidate_id, candidate_name, kind, text, hides, due_at)
         VALUES ($1, 'x', 'INTIMATE_IMAGE', 'x', true, now()) RETURNING id, version`,
      [id],
    );
    const input = { decision: 'UPHELD', measure: 'REMOVE_PHOTOS', answer: 'They are gone.' };
    const { errors } = await graphql(app, {
      query: `mutation ($id: Int!, $version: Int!, $input: CandidateReportDecisionInput!) {
        decideCandidateReport(id: $id, version: $version, input: $input) }`,
      variables: { ...report, input },
      token: await adminToken(app),
    });
    expect([errors, await photos()]).toEqual([undefined, []]);
    expect(await Promise.all(names.map(isStored))).toEqual([false, false]);
  });

  it('[D115] a later photo is served to whom the first is, never kept, and with the viewer’s name where the association wishes it', async () => {
    const { id, token, upload, photos } = await candidate();
    await upload(ADD, {});
    const later = (await photos())[1]!;
    const viewer = await openSession(app, {
      memberId: (await buildMember(app, { name: 'Asha <Patel> & Co' })).id,
    });
    expect((await photo(later, viewer)).statusCode).toBe(404);
    await confirmCandidate(app, id);
    const plain = await photo(later, viewer);
    expect(plain.headers['cache-control']).toBe('no-store');
    const { manager } = app.database.dataSource;
    await manager.update(MatrimonialSetting, { id: 1 }, { marksPhotos: true });
    for (const [name, format] of [
      [later, 'jpeg'],
      [later.replace('.jpg', '.webp'), 'webp'],
      [later.replace('.jpg', '.avif'), 'heif'],
    ] as const) {
      const marked = await photo(name, viewer);
      expect(marked.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      expect(await sharp(marked.rawPayload).metadata()).toMatchObject({ format, width: 450, height: 600 });
      const own = await photo(name, token);
      expect(marked.rawPayload.equals(own.rawPayload)).toBe(false);
    }
    expect((await photo(later, token)).rawPayload.equals(plain.rawPayload)).toBe(true);
  });
});
