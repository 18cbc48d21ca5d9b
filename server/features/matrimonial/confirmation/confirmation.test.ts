import { describe, expect, it } from 'vitest';
import { buildMember, candidateFields, openSession, picture } from '../../../testing/factories.ts';
import { graphqlUpload } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { Candidate } from '../candidates/candidate.entity.ts';
import {
  act,
  CONFIRM,
  confirmationOf,
  DAUGHTER,
  linkIn,
  PAGE,
  SELF,
  SHOWN,
} from './confirmation-fixtures.ts';

const app = sharedTestApp();
const { newMails, made, save, call, stateOf, records } = confirmationOf(app);

describe("the candidate's own yes", () => {
  it('[D115] a profile that somebody else made is seen by nobody until the candidate has said yes by the link', async () => {
    const { token, link, saved, mails } = await made();
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('Jyotsnaben Desai');
    expect(await stateOf(token)).toMatchObject({ confirmation: 'WAITING', isShown: false });
    expect((await call(PAGE, { token: link })).data.page.profile).toMatchObject({
      madeBy: 'Jyotsnaben Desai',
      state: { confirmation: 'WAITING', isShown: false },
    });
    const { data } = await call(CONFIRM, { token: link, shown: SHOWN });
    expect(data.answer.profile.state).toEqual({ confirmation: 'GIVEN', isShown: true });
    expect(await stateOf(token)).toMatchObject({ confirmation: 'GIVEN', isShown: true });
    expect(await records(saved.id)).toMatchObject([
      { act: 'ASKED', way: 'EMAIL' },
      { act: 'ASKED', way: 'SMS' },
      { act: 'GIVEN', way: 'EMAIL', textVersion: 1, shown: SHOWN },
    ]);
  });

  it('the candidate reads all that members will read: every photo, and the facts that are told', async () => {
    const { link, token } = await made({
      diet: 'Jain',
      languages: ['Hindi'],
      family: 'Parents in Leicester',
    });
    const file = {
      content: await picture({ width: 900, height: 1200 }),
      fileName: 'b.png',
      contentType: 'image/png',
    };
    const ADD = 'mutation ($photo: Upload!) { addMyPhoto(photo: $photo) { fileName } }';
    await graphqlUpload(app, { query: ADD, variables: {}, token, file, as: 'photo' });
    const READ =
      'query ($token: String!) { page: candidatePage(token: $token) { profile { diet languages family photos } } }';
    const { profile } = (await call(READ, { token: link })).data.page;
    expect(profile).toEqual({
      diet: 'Jain',
      languages: ['Hindi'],
      family: 'Parents in Leicester',
      photos: [
        expect.stringMatching(/^data:image\/jpeg;base64,/),
        expect.stringMatching(/^data:image\/jpeg;base64,/),
      ],
    });
  });

  it('an unknown link opens nothing, and one that is too old says so, is good for nothing, and brings a new one', async () => {
    // Of nobody else.
    await made();
    const { link, input } = await made();
    expect((await call(PAGE, { token: 'x'.repeat(43) })).data.page).toBeNull();
    await app.database.dataSource.query(`UPDATE candidate_link SET expires_at = now() - interval '1 second'`);
    expect((await call(PAGE, { token: link })).data.page).toEqual({
      madeAt: expect.any(String),
      profile: null,
    });
    for (const query of ['confirm', 'postponeCandidate', 'withdrawCandidate', 'refuseCandidate'])
      expect(
        (await call(query === 'confirm' ? CONFIRM : act(query), { token: link, shown: SHOWN })).refusal,
      ).toBe('somethingWrong');
    await newMails();
    for (const token of [link, 'y'.repeat(43)])
      expect(
        (await call('mutation ($token: String!) { renewCandidateLink(token: $token) }', { token })).data,
      ).toEqual({ renewCandidateLink: true });
    const [letter, ...others] = await newMails();
    expect([letter!.to, others]).toEqual([input.email, []]);
    expect((await call(PAGE, { token: linkIn(letter!.text) })).data.page.profile).not.toBeNull();
  });

  it('[D89] the last link brings a new one however long it is over; those before it go', async () => {
    const { link, saved } = await made();
    const page = await app.database.dataSource.transaction((manager) =>
      app.features.services.candidateLinks.make(manager, saved.id, 'EMAIL'),
    );
    const last = page.split('#')[1]!;
    await app.database.dataSource.query(`UPDATE candidate_link SET expires_at = now() - interval '9 years'`);
    await app.database.dataSource.query('DELETE FROM retention_run');
    await app.features.services.retention.run();
    expect((await call(PAGE, { token: link })).data.page).toBeNull();
    await call('mutation ($token: String!) { renewCandidateLink(token: $token) }', { token: last });
    expect(await newMails()).toHaveLength(1);
  });

  it('says that who has made the page for themselves, with the mobile that a code has proved, signs in already', async () => {
    const { link, member, input } = await made({ profileForId: SELF });
    const signsIn = async () => {
      const query = 'query ($token: String!) { page: candidatePage(token: $token) { profile { signsIn } } }';
      return (await call(query, { token: link })).data.page.profile.signsIn;
    };
    expect(await signsIn()).toBe('MAKER');
    const proved = [member.id, `+44${input.mobile}`];
    await app.database.dataSource.query('UPDATE member SET mobile = $2 WHERE id = $1', proved);
    expect(await signsIn()).toBe('CANDIDATE');
  });

  it('no deletes everything at once, and whoever refused is never asked again by that way', async () => {
    const { link, saved, token, input } = await made();
    expect((await call(act('refuseCandidate'), { token: link })).data).toEqual({ answer: true });
    expect(await app.database.dataSource.manager.existsBy(Candidate, { id: saved.id })).toBe(false);
    expect(await stateOf(token)).toBeNull();
    expect((await records(null)).at(-1)).toMatchObject({ act: 'REFUSED', candidateId: null });
    const again = await made({ email: String(input.email).toUpperCase() });
    expect(again.mails).toEqual([]);
    expect(await stateOf(again.token)).toMatchObject({ isShown: false, confirmation: 'WITHDRAWN' });
  });

  it('a stranger whose number was mistyped refuses for themself: the candidate is asked when the right one is written', async () => {
    const { input } = await made();
    const sent = app.messages.texts.findLast(({ to }) => to === `+44${input.mobile}`);
    expect((await call(act('refuseCandidate'), { token: linkIn(sent?.text) })).data).toEqual({
      answer: true,
    });
    const right = await made({ email: input.email, mobile: '7700655557' });
    expect(right.mails.map(({ to }) => to)).toEqual([input.email]);
    expect((await made({ mobile: input.mobile })).mails).toEqual([]);
  });

  it('not yet: nobody sees it, and the candidate is asked again in a month', async () => {
    const { link, saved, input } = await made();
    await call(act('postponeCandidate'), { token: link });
    const upkeep = () => app.features.services.candidateAsking.askOnTheirDay(new AbortController().signal);
    await upkeep();
    expect(await newMails()).toEqual([]);
    await app.database.dataSource.query('UPDATE candidate SET asks_on = current_date WHERE id = $1', [
      saved.id,
    ]);
    // Another server that is asking is not waited for.
    const meanwhile = await app.database.dataSource.transaction(async (manager) => {
      await manager.query('SELECT FROM candidate WHERE id = $1 FOR UPDATE', [saved.id]);
      await upkeep();
      return newMails();
    });
    expect(meanwhile).toEqual([]);
    await upkeep();
    await upkeep();
    expect((await newMails()).map(({ to }) => to)).toEqual([input.email]);
  });

  it('not yet: while the office has suspended the account nobody is asked again, and afterwards they are', async () => {
    const { link, saved, input, member } = await made();
    await call(act('postponeCandidate'), { token: link });
    const sql = (text: string, id: number) => app.database.dataSource.query(text, [id]);
    await sql('UPDATE candidate SET asks_on = current_date WHERE id = $1', saved.id);
    await sql(`UPDATE member SET status = 'DEACTIVE' WHERE id = $1`, member.id);
    const upkeep = () => app.features.services.candidateAsking.askOnTheirDay(new AbortController().signal);
    await upkeep();
    expect(await newMails()).toEqual([]);
    await sql(`UPDATE member SET status = 'ACTIVE' WHERE id = $1`, member.id);
    await upkeep();
    expect((await newMails()).map(({ to }) => to)).toEqual([input.email]);
  });

  it('is taken back with one press, without the family and without a password', async () => {
    const { link, token } = await made();
    await call(CONFIRM, { token: link, shown: SHOWN });
    const { data } = await call(act('withdrawCandidate'), { token: link });
    expect(data.answer.profile.state).toEqual({ confirmation: 'WITHDRAWN', isShown: false });
    expect(await stateOf(token)).toMatchObject({ confirmation: 'WITHDRAWN', isShown: false });
  });

  it('who is no longer 18 by the birth date as it stands cannot say yes', async () => {
    const { link, saved } = await made();
    await app.database.dataSource.query('UPDATE candidate SET birth_date = current_date WHERE id = $1', [
      saved.id,
    ]);
    expect((await call(CONFIRM, { token: link, shown: SHOWN })).refusal).toBe('tooYoung');
  });

  it('who makes their own profile, with the mobile that a code has proved, says yes in the same step', async () => {
    const member = await buildMember(app, { mobile: '+447700611111' });
    const token = await openSession(app, { memberId: member.id });
    const input = { ...candidateFields({ profileForId: SELF, mobile: '7700611111' }), confirms: SHOWN };
    await newMails();
    const { data } = await save(token, input);
    expect(await stateOf(token)).toMatchObject({ confirmation: 'GIVEN', isShown: true });
    expect(await newMails()).toEqual([]);
    expect(await records(data.saveMyCandidate.id)).toMatchObject([{ act: 'GIVEN', way: 'FORM' }]);
  });

  it.each([
    ['a daughter', 'would like to introduce you', { profileForId: DAUGHTER, mobile: '7700622222' }],
    [
      'oneself with another mobile, who is not introduced to themselves',
      'Is this page yours?',
      { profileForId: SELF, mobile: '7700633333' },
    ],
  ])('the yes in the form does not count for %s', async (_whom, subject, overrides) => {
    const { token, mails } = await made({ ...overrides, confirms: SHOWN });
    expect(await stateOf(token)).toMatchObject({ confirmation: 'WAITING', isShown: false });
    expect(mails).toMatchObject([{ subject: expect.stringContaining(subject) }]);
  });

  it.each([
    ['whoever has made it, for a daughter', 'Jyotsnaben Desai has written a page about you', DAUGHTER],
    ['nobody, for oneself', 'A page about you waits', SELF],
  ])('the text message names %s', async (_whom, begins, profileForId) => {
    const { input } = await made({ profileForId });
    const texts = app.messages.texts.filter(({ to }) => to === `+44${input.mobile}`);
    expect(texts).toMatchObject([{ text: expect.stringContaining(begins) }]);
  });
});
