import { expect, it } from 'vitest';
import { NAMES_A_FILM, youtubeVideoId } from '../../../rules/youtube.ts';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const LINKS = [
  null,
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?list=PL123&v=aqz-KE-bpKQ&t=3',
  'https://youtu.be/aqz-KE-bpKQ?si=abc',
  'https://m.youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube.com/live/aqz-KE-bpKQ/',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  'https://www.youtube.com/@samaj',
  'https://www.youtube.com/playlist?list=PLaqz-KE-bpKQ',
  'https://www.youtube.com/watch?v=short',
  'https://youtu.be/',
];

it('[spec §9] videos that cannot be played are left out and do not count', async () => {
  const token = await adminToken(app);
  const query = 'mutation ($input: VideoLinkInput!) { saveVideoLink(input: $input) { id } }';
  for (const [index, link] of LINKS.entries()) {
    const input = { name: `Film ${index}`, description: 'Filmed at Diwali', link };
    expect((await graphql(app, { query, token, variables: { input } })).errors).toBeUndefined();
  }
  const { data } = await graphql(app, {
    query: '{ videoLinks(playable: true) { totalCount items { link } } }',
  });
  const playable = LINKS.filter((link) => link !== null && youtubeVideoId(link)).toReversed();
  expect(playable.length).toBeGreaterThan(3);
  expect(data.videoLinks.items.map(({ link }: { link: string }) => link)).toEqual(playable);
  expect(data.videoLinks.totalCount).toBe(playable.length);
  expect(LINKS.filter((link) => new RegExp(NAMES_A_FILM).test(link ?? '')).toReversed()).toEqual(playable);
});
