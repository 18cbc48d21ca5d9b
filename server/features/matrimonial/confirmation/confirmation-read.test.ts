import { describe, expect, it } from 'vitest';
import { picture } from '../../../testing/factories.ts';
import { graphql, graphqlUpload } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { during } from '../../../testing/two-at-once.ts';
import { act, CONFIRM, confirmationOf, PAGE, SAVE, SHOWN } from './confirmation-fixtures.ts';

const app = sharedTestApp();
const { newMails, made, call, readingOf, stateOf } = confirmationOf(app);

const ADD_PHOTO = 'mutation ($photo: Upload!) { addMyPhoto(photo: $photo) { fileName } }';

describe('[D115] a yes is to what was read', () => {
  it('words that the family has changed meanwhile are shown first, and then wait for a yes of their own', async () => {
    const { link, token, input } = await made();
    const { version, reading } = (await call(PAGE, { token: link })).data.page.profile;
    const edit = { ...input, version, aboutCandidate: 'Works day and night, and would marry at once.' };
    expect((await graphql(app, { query: SAVE, variables: { input: edit }, token })).errors).toBeUndefined();
    expect((await call(CONFIRM, { token: link, reading, shown: SHOWN })).refusal).toBe('candidateReadAgain');
    expect(await stateOf(token)).toMatchObject({ confirmation: 'WAITING', isShown: false });
    expect((await call(CONFIRM, { token: link, shown: SHOWN })).refusal).toBeUndefined();
    expect(await stateOf(token)).toMatchObject({ confirmation: 'GIVEN', isShown: true });
  });

  it('so is another photo', async () => {
    const { link, token } = await made();
    const reading = await readingOf(link);
    const file = {
      content: await picture({ width: 900, height: 1200 }),
      fileName: 'b.png',
      contentType: 'image/png',
    };
    await graphqlUpload(app, { query: ADD_PHOTO, variables: {}, token, file, as: 'photo' });
    expect((await call(CONFIRM, { token: link, reading, shown: SHOWN })).refusal).toBe('candidateReadAgain');
    expect(await stateOf(token)).toMatchObject({ isShown: false });
  });
});

describe('[D115] a link that becomes void while its answer waits', () => {
  const ABSENT =
    'mutation ($token: String!) { answer: setCandidateAbsence(token: $token, absence: PAUSED) { madeAt } }';

  it.each([
    ['a yes', CONFIRM],
    ['"not yet"', act('postponeCandidate')],
    ['a yes that is taken back', act('withdrawCandidate')],
    ['a pause', ABSENT],
    ['a no', act('refuseCandidate')],
  ])('answers nothing: %s', async (_name, query) => {
    const { link, token, saved } = await made();
    const reading = await readingOf(link);
    await newMails();
    const answer = await during(
      app,
      async (manager) => {
        // As the family's change of the candidate's mobile does.
        await manager.query(`UPDATE candidate SET mobile = '7700655556' WHERE id = $1`, [saved.id]);
        await manager.query('DELETE FROM candidate_link WHERE candidate_id = $1', [saved.id]);
      },
      () => call(query, { token: link, reading, shown: SHOWN }),
    );
    expect(answer.refusal).toBe('somethingWrong');
    expect(await stateOf(token)).toMatchObject({ confirmation: 'WAITING', isShown: false, absence: null });
  });
});
