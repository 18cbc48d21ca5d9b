import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MediaFile } from '../../files/media-file.entity.ts';
import { adminToken, picture } from '../../testing/factories.ts';
import { get, graphql, graphqlUpload, type SentFile } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { together } from '../../testing/two-at-once.ts';
import { SitePicture, type SitePicturePlace } from './site-picture.entity.ts';

const app = sharedTestApp();

const SAVE =
  'mutation ($place: SitePicturePlace!, $file: Upload!) { saveSitePicture(place: $place, file: $file) }';
const PNG = async (): Promise<SentFile> => ({
  content: await picture(),
  fileName: 'logo.png',
  contentType: 'image/png',
});

async function save(place: SitePicturePlace, file: SentFile) {
  return graphqlUpload(app, { query: SAVE, token: await adminToken(app), variables: { place }, file });
}

async function remove(place: SitePicturePlace) {
  const query = 'mutation ($place: SitePicturePlace!) { removeSitePicture(place: $place) }';
  return graphql(app, { query, token: await adminToken(app), variables: { place } });
}

async function shown(): Promise<{ logo: { url: string } | null; opening: { url: string } | null }> {
  const { data } = await graphql(app, {
    query: '{ siteSettings { pictures { logo { url } opening { url } } } }',
  });
  return data.siteSettings.pictures;
}

describe("the association's own pictures", () => {
  it('are shown to visitors once an administrator has put them there, drawn anew as a JPEG', async () => {
    await remove('OPENING');
    await save('LOGO', await PNG());
    const { logo, opening } = await shown();
    expect(opening).toBeNull();
    const file = await get(app, logo!.url);
    expect(file.statusCode).toBe(200);
    expect((await sharp(file.rawPayload).metadata()).format).toBe('jpeg');
  });

  it('replace one another, and leave no file behind', async () => {
    await save('OPENING', await PNG());
    const first = (await shown()).opening!.url;
    await save('OPENING', await PNG());
    const second = (await shown()).opening!.url;
    expect(second).not.toBe(first);
    expect((await get(app, first)).statusCode).toBe(404);
    await remove('OPENING');
    expect((await shown()).opening).toBeNull();
    expect((await get(app, second)).statusCode).toBe(404);
    const { manager } = app.database.dataSource;
    expect(await manager.countBy(SitePicture, { place: 'OPENING' })).toBe(0);
    expect(await manager.countBy(MediaFile, { fileName: second.slice(second.lastIndexOf('/') + 1) })).toBe(0);
  });

  it('a picture that a colleague has just put there is neither removed nor replaced by who has not seen it', async () => {
    await remove('OPENING');
    await save('OPENING', await PNG());
    const { url } = (await shown()).opening!;
    const token = await adminToken(app);
    const SEEN = '$place: SitePicturePlace!, $seen: String';
    const removeSeen = `mutation (${SEEN}) { removeSitePicture(place: $place, seenFile: $seen) }`;
    const saveSeen = `mutation (${SEEN}, $file: Upload!) { saveSitePicture(place: $place, seenFile: $seen, file: $file) }`;
    for (const seen of ['', 'earlier.jpg']) {
      const variables = { place: 'OPENING', seen };
      const removed = await graphql(app, { query: removeSeen, token, variables });
      const saved = await graphqlUpload(app, { query: saveSeen, token, variables, file: await PNG() });
      for (const { errors } of [removed, saved])
        expect(errors?.[0]?.extensions.messageKey).toBe('changedByAnother');
    }
    expect((await get(app, url)).statusCode).toBe(200);
    const variables = { place: 'OPENING', seen: url.slice(url.lastIndexOf('/') + 1) };
    await graphqlUpload(app, { query: saveSeen, token, variables, file: await PNG() });
    expect((await shown()).opening!.url).not.toBe(url);
  });

  it('of two saves at once one stays, whole', async () => {
    const file = await PNG();
    const answers = await together(app, (manager) => manager.query('SELECT FROM site_settings FOR UPDATE'), [
      () => save('OPENING', file),
      () => save('OPENING', file),
    ]);
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect((await get(app, (await shown()).opening!.url)).statusCode).toBe(200);
  });

  it('are no SVG: it could hold a script', async () => {
    const before = await shown();
    const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const { errors } = await save('LOGO', { content, fileName: 'logo.svg', contentType: 'image/svg+xml' });
    expect(errors?.[0]?.message).toBe('Only images are supported');
    expect(await shown()).toEqual(before);
  });

  it('make the icons and the picture of shared links', async () => {
    const { sitePictures } = app.features.services;
    await save('LOGO', await PNG());
    const look = await sitePictures.readLook();
    expect(look.logo).toBe((await shown()).logo!.url.slice(1));
    await remove('LOGO');
    expect((await sitePictures.readLook()).logo).toBeUndefined();
  });
});
