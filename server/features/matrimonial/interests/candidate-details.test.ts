import { expect, it } from 'vitest';
import { buildCandidate, openSession } from '../../../testing/factories.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { ask, block, buildPerson } from '../safety/safety-fixtures.ts';
import { sightOf } from '../sight-fixtures.ts';
import { interestFixtures } from './interest-fixtures.ts';

const app = sharedTestApp();
const { newCandidate } = sightOf(app);
const { family, tellAll } = interestFixtures(app);
const query = <Row = unknown>(text: string, values: unknown[]) =>
  app.database.dataSource.query<Row[]>(text, values);

const DETAILS = `card { id isOwn isInterestSent firstName lastName photoLaterFor photo { fileName } } photos { fileName }
  aboutCandidate hasSaidYesThemselves sentStage sentLine tellsAt receivedStage contact { name countryCode mobile }`;

/** The page of a candidate as the holder of the session sees it. */
async function pageOf(token: string, id: number) {
  const text = `query ($id: Int!) { candidate(id: $id) { ${DETAILS} } }`;
  return (await ask(app, token, text, { id })).candidate;
}

it('[D115] the page of an unknown, an unlisted and a blocked candidate are answered alike; one’s own is always there', async () => {
  const viewer = await buildPerson(app);
  const shown = await buildPerson(app);
  const unlisted = await buildPerson(app, { confirmation: 'WITHDRAWN' });
  expect(await pageOf(viewer.token, shown.candidate.id)).toMatchObject({ card: { isOwn: false } });
  await block(app, viewer, shown);
  const ids = [0, 2 ** 31 - 1, unlisted.candidate.id, shown.candidate.id];
  for (const id of ids) expect(await pageOf(viewer.token, id)).toBeNull();
  expect(await pageOf(shown.token, viewer.candidate.id)).toBeNull();
  expect(await pageOf(unlisted.token, unlisted.candidate.id)).toMatchObject({ card: { isOwn: true } });
});

it('[D115] the page has all photos in their order and the surname, for whoever is near enough', async () => {
  const { candidate, serial, photo } = await newCandidate({ isListed: true }, 'AFTER_INTEREST');
  const [second, third] = [`${serial.padEnd(26, 'b')}.jpg`, `${serial.padEnd(26, 'c')}.jpg`];
  const another = await buildCandidate(app);
  for (const [fileName, of, position] of [
    [third, candidate, 3],
    [second, candidate, 2],
    [`${serial.padEnd(26, 'd')}.jpg`, another, 2],
  ] as const)
    await query(
      `WITH file AS (
         INSERT INTO media_file (folder, file_name, kind, content_type, byte_size, width, height, variants, state)
         VALUES ('ProfileImages', $1, 'IMAGE', 'image/jpeg', 1, 450, 600, '[]', 'STORED') RETURNING id)
       INSERT INTO candidate_photo (candidate_id, photo_id, position) SELECT $2, id, $3 FROM file`,
      [fileName, of.id, position],
    );
  const viewer = await family();
  await viewer.express(candidate);
  const before = await pageOf(viewer.token, candidate.id);
  expect(before).toMatchObject({
    card: { photo: null, photoLaterFor: 'AFTER_INTEREST', lastName: '' },
    photos: [],
  });
  await tellAll();
  const after = await pageOf(viewer.token, candidate.id);
  const first = photo.split('/').at(-1);
  expect(after.photos).toEqual([first, second, third].map((fileName) => ({ fileName })));
  expect(after.card).toMatchObject({
    photo: { fileName: first },
    photoLaterFor: null,
    lastName: `Last-${serial}`,
  });
  const own = await openSession(app, { memberId: candidate.memberId });
  expect((await pageOf(own, candidate.id)).photos).toEqual(after.photos);
});

it('[D115] the page says how far the interest is, and whom to ring once both have said yes', async () => {
  const [first, second] = [
    await family(),
    await family({ contactName: 'Kantaben', contactMobile: '7700900999' }),
  ];
  const stages = async () => {
    const pages = [await pageOf(first.token, second.id), await pageOf(second.token, first.id)];
    return pages.map(({ card, sentStage, receivedStage, contact }) => [
      card.isInterestSent,
      sentStage,
      receivedStage,
      contact?.name ?? null,
    ]);
  };
  await first.express(second);
  expect(await stages()).toEqual([
    [true, 'WAITING', null, null],
    [false, null, null, null],
  ]);
  await tellAll();
  expect((await stages())[1]).toEqual([false, null, 'WAITING', null]);
  await second.answer(first, true);
  expect(await stages()).toEqual([
    [true, 'BOTH_YES', null, 'Kantaben'],
    [true, null, 'BOTH_YES', first.contactName],
  ]);
  await first.withdraw(second);
  expect((await stages()).flat()).not.toContain('Kantaben');
});

it('[D63] the page has the line of the interest and when it is told, for its sender alone and until then', async () => {
  const [sender, other] = [await family(), await family()];
  expect(await pageOf(sender.token, other.id)).toMatchObject({ sentLine: '', tellsAt: null });
  await sender.express(other, 'Greetings');
  // Of what is between two nobody else reads anything.
  const bystander = await family();
  const nothing = { sentStage: null, sentLine: '', tellsAt: null, receivedStage: null };
  expect(await pageOf(bystander.token, other.id)).toMatchObject(nothing);
  const told = { sentLine: 'Greetings', tellsAt: null };
  expect(await pageOf(sender.token, other.id)).toMatchObject({ ...told, tellsAt: expect.any(String) });
  expect(await pageOf(other.token, sender.id)).toMatchObject({ sentLine: '', tellsAt: null });
  await tellAll();
  expect(await pageOf(sender.token, other.id)).toMatchObject(told);
  for (const one of [sender, other]) expect(await pageOf(bystander.token, one.id)).toMatchObject(nothing);
  expect(await pageOf(other.token, sender.id)).toMatchObject({ sentLine: '', tellsAt: null });
  await sender.withdraw(other);
  expect(await pageOf(sender.token, other.id)).toMatchObject(nothing);
});

it('[D115] a candidate’s own words are on the page once they have read it and said yes', async () => {
  const { token } = await buildPerson(app);
  const waiting = await buildCandidate(app, {
    confirmation: 'WAITING',
    confirmedAt: null,
    isFromBefore: true,
    aboutCandidate: 'For the office',
  });
  expect(await pageOf(token, waiting.id)).toMatchObject({ aboutCandidate: '', hasSaidYesThemselves: false });
  const own = await openSession(app, { memberId: waiting.memberId });
  expect(await pageOf(own, waiting.id)).toMatchObject({ aboutCandidate: 'For the office' });
  const given = await buildCandidate(app, { aboutCandidate: 'Likes quiet' });
  expect(await pageOf(token, given.id)).toMatchObject({
    aboutCandidate: 'Likes quiet',
    hasSaidYesThemselves: true,
  });
});
