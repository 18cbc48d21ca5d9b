import { describe, expect, it } from 'vitest';
import {
  buildCandidate,
  buildMember,
  candidateFields,
  openSession,
  picture,
} from '../../../testing/factories.ts';
import { graphql, graphqlUpload } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { Candidate } from '../candidates/candidate.entity.ts';
import { ConfirmationRecord } from './confirmation-record.entity.ts';

const app = sharedTestApp();

const SAVE = `mutation ($input: CandidateInput!, $photo: Upload) { saveMyCandidate(input: $input, photo: $photo) { id version } }`;
const STATE = '{ myCandidateState { confirmation isShown absence askedAt } }';
const PAGE = `query ($token: String!) { page: candidatePage(token: $token) { madeAt profile { firstName madeBy version state { confirmation isShown } } } }`;
const SHOWN = {
  photosFor: 'AFTER_INTEREST',
  surnameFor: 'AFTER_YES',
  showsIncome: false,
  showsReligion: true,
  showsCaste: false,
};
const act = (name: string, rest = '') =>
  `mutation ($token: String!) { answer: ${name}(token: $token${rest}) ${name === 'refuseCandidate' ? '' : '{ profile { state { confirmation isShown } } }'} }`;
const CONFIRM = `mutation ($token: String!, $shown: ShownChoicesInput!) { answer: confirmCandidate(token: $token, shown: $shown) { profile { state { confirmation isShown } } } }`;

const SELF = 1;
const DAUGHTER = 3;
let serial = 0;

async function newMails() {
  const before = app.messages.mails.length;
  await app.outboxSender.sendDue();
  return app.messages.mails.slice(before);
}

const linkIn = (text = '') => /\/your-profile#([\w-]{43})$/m.exec(text)?.[1] ?? '';

/** A profile that a parent has just made of a daughter. */
async function made(overrides: Record<string, unknown> = {}) {
  serial += 1;
  await newMails();
  const member = await buildMember(app, { name: 'Jyotsnaben Desai' });
  const token = await openSession(app, { memberId: member.id });
  const input = candidateFields({
    profileForId: DAUGHTER,
    email: `komal${serial}@example.org`,
    mobile: String(7_700_600_000 + serial),
    ...overrides,
  });
  const saved = await save(token, input);
  const mails = await newMails();
  const letter = mails.find(({ to }) => to === input.email);
  return {
    member,
    token,
    input,
    saved: saved.data?.saveMyCandidate,
    errors: saved.errors,
    mails,
    link: linkIn(letter?.text),
  };
}

async function save(token: string, input: Record<string, unknown>) {
  const file = { content: await picture(), fileName: 'me.png', contentType: 'image/png' };
  return graphqlUpload(app, { query: SAVE, variables: { input }, token, file, as: 'photo' });
}

const call = async (query: string, variables: Record<string, unknown>) => {
  const { data, errors } = await graphql(app, { query, variables });
  return { data, refusal: errors?.[0]?.extensions.messageKey };
};
const stateOf = async (token: string) => (await graphql(app, { query: STATE, token })).data.myCandidateState;
const records = (candidateId: number | null) =>
  app.database.dataSource.manager.find(ConfirmationRecord, {
    where: candidateId === null ? {} : { candidateId },
    order: { id: 'ASC' },
  });

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

  it('no deletes everything at once, and whoever refused is never asked again, by e-mail or mobile', async () => {
    const { link, saved, token, input } = await made();
    expect((await call(act('refuseCandidate'), { token: link })).data).toEqual({ answer: true });
    expect(await app.database.dataSource.manager.existsBy(Candidate, { id: saved.id })).toBe(false);
    expect(await stateOf(token)).toBeNull();
    expect((await records(null)).at(-1)).toMatchObject({ act: 'REFUSED', candidateId: null });
    for (const same of [{ email: input.email }, { mobile: input.mobile }]) {
      const again = await made(same);
      expect(again.mails).toEqual([]);
      expect(await stateOf(again.token)).toMatchObject({ isShown: false, confirmation: 'WITHDRAWN' });
    }
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
    await upkeep();
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
    ['a daughter', { profileForId: DAUGHTER, mobile: '7700622222' }],
    ['oneself with another mobile', { profileForId: SELF, mobile: '7700633333' }],
  ])('the yes in the form does not count for %s', async (_whom, overrides) => {
    const { token, mails } = await made({ ...overrides, confirms: SHOWN });
    expect(await stateOf(token)).toMatchObject({ confirmation: 'WAITING', isShown: false });
    expect(mails).toHaveLength(1);
  });

  it('the candidate is told when the family changes what they said yes to, and may correct it themselves', async () => {
    const { link, token, input } = await made();
    await call(CONFIRM, { token: link, shown: SHOWN });
    const { version } = (await call(PAGE, { token: link })).data.page.profile;
    const edit = { ...input, version, city: 'Luton' };
    await graphql(app, { query: SAVE, variables: { input: edit }, token });
    expect((await newMails()).map(({ to, subject }) => [to, subject])).toEqual([
      [input.email, 'Your page was changed'],
    ]);
    const seen = (await call(PAGE, { token: link })).data.page.profile;
    const CORRECT = `mutation ($token: String!, $input: CandidateInput!) { answer: correctCandidate(token: $token, input: $input) { profile { city } } }`;
    const own = { ...input, version: seen.version, city: 'Leicester' };
    expect((await call(CORRECT, { token: link, input: own })).data.answer.profile.city).toBe('Leicester');
    expect(await newMails()).toEqual([]);
    expect((await call(CORRECT, { token: link, input: own })).refusal).toBe('changedByAnother');
  });

  it('pausing takes it out of the lists and deletes nothing; who is away is back on the day', async () => {
    const candidate = await buildCandidate(app);
    const token = await openSession(app, { memberId: candidate.memberId });
    const set = (absence: string | null, until: string | null = null) =>
      graphql(app, {
        query: `mutation ($absence: Absence, $until: String) { setMyAbsence(absence: $absence, until: $until) { absence isShown } }`,
        variables: { absence, until },
        token,
      });
    expect((await set('PAUSED')).data.setMyAbsence).toEqual({ absence: 'PAUSED', isShown: false });
    expect((await set(null)).data.setMyAbsence).toEqual({ absence: null, isShown: true });
    expect((await set('AWAY', '2001-01-01')).errors?.[0]?.extensions.messageKey).toBe('dayToCome');
    expect((await set('PAUSED', '2099-01-01')).errors?.[0]?.extensions.messageKey).toBe('invalidRequest');
    await set('AWAY', '2099-01-01');
    const { confirmations } = app.features.services;
    await confirmations.bringBack();
    expect(await stateOf(token)).toMatchObject({ absence: 'AWAY', isShown: false });
    await app.database.dataSource.query('UPDATE candidate SET absent_until = current_date WHERE id = $1', [
      candidate.id,
    ]);
    await confirmations.bringBack();
    expect(await stateOf(token)).toMatchObject({ absence: null, isShown: true });
  });

  it('the family has the candidate asked again, at most once a day', async () => {
    const { token, saved, input } = await made();
    const again = () => graphql(app, { query: 'mutation { askMyCandidateAgain { confirmation } }', token });
    expect((await again()).errors?.[0]?.extensions.messageKey).toBe('candidateAskedAlready');
    await app.database.dataSource.query(
      `UPDATE candidate SET confirmation_asked_at = now() - interval '25 hours' WHERE id = $1`,
      [saved.id],
    );
    expect((await again()).data.askMyCandidateAgain).toEqual({ confirmation: 'WAITING' });
    expect((await newMails()).map(({ to }) => to)).toEqual([input.email]);
  });

  it('a yes is that of whom it reached: with another e-mail, mobile or relation they are asked anew, and old links are void', async () => {
    for (const other of [
      { email: 'another@example.org' },
      { mobile: '7700655555' },
      { profileForId: DAUGHTER + 1 },
    ]) {
      const { link, token, input } = await made();
      await call(CONFIRM, { token: link, shown: SHOWN });
      const { version } = (await call(PAGE, { token: link })).data.page.profile;
      const changed = { ...input, ...other, version };
      await graphql(app, { query: SAVE, variables: { input: changed }, token });
      expect(await stateOf(token)).toMatchObject({ confirmation: 'WAITING', isShown: false });
      expect((await call(PAGE, { token: link })).data.page).toBeNull();
      expect((await newMails()).map(({ to }) => to)).toEqual([changed.email]);
    }
  });

  it('the family cannot turn an answer round by saying afterwards that the profile is its own', async () => {
    const { member, link, token, input } = await made();
    await call(act('withdrawCandidate'), { token: link });
    const { version } = (await call(PAGE, { token: link })).data.page.profile;
    const own = { profileForId: SELF, mobile: member.mobile.slice(3), confirms: SHOWN };
    await graphql(app, { query: SAVE, variables: { input: { ...input, ...own, version } }, token });
    expect(await stateOf(token)).toMatchObject({ confirmation: 'WAITING', isShown: false });
  });

  it('a pause of the candidate’s own is undone by them alone, and reads like any other no', async () => {
    const { link, token } = await made();
    await call(CONFIRM, { token: link, shown: SHOWN });
    const PAUSE = `mutation ($token: String!, $absence: Absence) { answer: setCandidateAbsence(token: $token, absence: $absence) { profile { state { isShown } } } }`;
    await call(PAUSE, { token: link, absence: 'PAUSED' });
    expect(await stateOf(token)).toMatchObject({ confirmation: 'WITHDRAWN', absence: null, isShown: false });
    const back = await graphql(app, { query: 'mutation { setMyAbsence(absence: null) { isShown } }', token });
    expect(back.errors?.[0]?.extensions.messageKey).toBe('candidateDecides');
    const { data } = await call(PAUSE, { token: link, absence: null });
    expect(data.answer.profile.state).toEqual({ isShown: true });
  });

  it('the candidate is told of another photo, too', async () => {
    const { link, token, input } = await made();
    await call(CONFIRM, { token: link, shown: SHOWN });
    await newMails();
    const file = {
      content: await picture({ width: 900, height: 1200 }),
      fileName: 'b.png',
      contentType: 'image/png',
    };
    const ADD = 'mutation ($photo: Upload!) { addMyPhoto(photo: $photo) { fileName } }';
    await graphqlUpload(app, { query: ADD, variables: {}, token, file, as: 'photo' });
    expect((await newMails()).map(({ to, subject }) => [to, subject])).toEqual([
      [input.email, 'Your page was changed'],
    ]);
  });

  it('whom no message reaches is not called asked', async () => {
    const { saved } = await made({ countryCode: '91', mobile: '9876543210' });
    expect((await records(saved.id)).map(({ way }) => way)).toEqual(['EMAIL']);
  });
});
