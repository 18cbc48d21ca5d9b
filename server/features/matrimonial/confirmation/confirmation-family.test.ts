import { describe, expect, it } from 'vitest';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { buildCandidate, openSession, picture } from '../../../testing/factories.ts';
import { markLeft } from '../../../testing/mark-left.ts';
import { graphql, graphqlUpload } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { during } from '../../../testing/two-at-once.ts';
import { download, INTEREST } from '../membership-fixtures.ts';
import {
  act,
  CONFIRM,
  confirmationOf,
  DAUGHTER,
  linkIn,
  PAGE,
  SAVE,
  SELF,
  SHOWN,
} from './confirmation-fixtures.ts';

const app = sharedTestApp();
const { newMails, made, call, save, stateOf, records } = confirmationOf(app);

describe('the family and the answer', () => {
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
      `UPDATE confirmation_record SET created_at = now() - interval '25 hours' WHERE candidate_id = $1`,
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

  it('one account has us write to five numbers of its choice in a day, and the sixth is neither written to nor stored', async () => {
    const { token, input } = await made();
    const save = async (number: number) => {
      const { version } = (await graphql(app, { query: '{ myCandidate { version } }', token })).data
        .myCandidate;
      const other = { ...input, mobile: `77006666${String(number).padStart(2, '0')}`, version };
      const { errors } = await graphql(app, { query: SAVE, variables: { input: other }, token });
      return errors?.[0]?.extensions.messageKey;
    };
    const before = app.messages.texts.length;
    const refusals = [await save(1), await save(2), await save(3), await save(4), await save(5)];
    expect(refusals).toEqual([undefined, undefined, undefined, undefined, 'tooManyRequests']);
    await app.outboxSender.sendDue();
    const texts = app.messages.texts.slice(before).map(({ to }) => to);
    expect(texts).toEqual(['+447700666601', '+447700666602', '+447700666603', '+447700666604']);
    const kept = await graphql(app, { query: '{ myCandidate { mobile } }', token });
    expect(kept.data.myCandidate.mobile).toBe('7700666604');
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
    // Once it has ended the family may have one of its own.
    const pause = await graphql(app, {
      query: 'mutation { setMyAbsence(absence: PAUSED) { isShown } }',
      token,
    });
    expect(pause.data?.setMyAbsence).toEqual({ isShown: false });
  });

  it('a pause of the candidate’s own and a yes that was taken back are refused and exported to the family alike', async () => {
    const { link, token, saved } = await made();
    const { id } = await buildCandidate(app);
    const sql = (text: string) => app.database.dataSource.query(text, [saved.id]);
    const familyReads = async () => {
      const { errors } = await graphql(app, { query: INTEREST, variables: { id }, token });
      const { version: _another, ...profile } = (await download(app, token)).json().profile;
      return { refusal: errors?.[0]?.extensions.messageKey, profile };
    };
    const PAUSE = `mutation ($token: String!, $absence: Absence) { answer: setCandidateAbsence(token: $token, absence: $absence) { madeAt } }`;
    // From before anybody was asked: a pause leaves that as it is.
    await sql('UPDATE candidate SET is_from_before = true WHERE id = $1');
    await call(PAUSE, { token: link, absence: 'PAUSED' });
    const paused = await familyReads();
    await call(PAUSE, { token: link, absence: null });
    await call(act('withdrawCandidate'), { token: link });
    expect(paused).toEqual(await familyReads());
    await call(CONFIRM, { token: link, shown: SHOWN });
    await call(PAUSE, { token: link, absence: 'PAUSED' });
    expect((await familyReads()).refusal).toBe(paused.refusal);
  });

  it('a no, a yes that was taken back and a pause of the candidate’s own read alike, also to whoever would have them asked again', async () => {
    const PAUSE = `mutation ($token: String!) { answer: setCandidateAbsence(token: $token, absence: PAUSED) { madeAt } }`;
    const STATE = '{ myCandidateState { confirmation isShown askedAt shownUntil absence absentUntil } }';
    const AGAIN = 'mutation { askMyCandidateAgain { isShown } }';
    const familyReads = async (token: string) => {
      const again = await graphql(app, { query: AGAIN, token });
      const { data } = await graphql(app, { query: STATE, token });
      const { profile } = (await download(app, token)).json();
      return {
        ...data.myCandidateState,
        again: again.errors?.[0]?.extensions.messageKey,
        exported: Object.keys(profile),
      };
    };
    const [refused, takenBack, paused] = [await made(), await made(), await made()];
    await call(act('refuseCandidate'), { token: refused.link });
    await save(refused.token, refused.input);
    await call(act('withdrawCandidate'), { token: takenBack.link });
    await call(CONFIRM, { token: paused.link, shown: SHOWN });
    await call(PAUSE, { token: paused.link });
    await app.database.dataSource.query(
      `UPDATE confirmation_record SET created_at = now() - interval '25 hours' WHERE act = 'ASKED'`,
    );
    const read = await familyReads(takenBack.token);
    expect(read).toMatchObject({ confirmation: 'WITHDRAWN', again: 'candidateAskedAlready' });
    expect(await familyReads(refused.token)).toEqual(read);
    expect(await familyReads(paused.token)).toEqual(read);
  });

  it('a pause is of whom a link reached: who is reached elsewhere is asked, and shown once they say yes', async () => {
    const { link, token, input } = await made();
    const PAUSE = `mutation ($token: String!) { answer: setCandidateAbsence(token: $token, absence: PAUSED) { madeAt } }`;
    await call(PAUSE, { token: link });
    const { version } = (await call(PAGE, { token: link })).data.page.profile;
    const changed = { ...input, email: `right.${String(input.email)}`, version };
    await graphql(app, { query: SAVE, variables: { input: changed }, token });
    expect(await stateOf(token)).toMatchObject({ confirmation: 'WAITING', absence: null });
    const letter = (await newMails()).find(({ to }) => to === changed.email);
    const { data } = await call(CONFIRM, { token: linkIn(letter?.text), shown: SHOWN });
    expect(data.answer.profile.state).toEqual({ confirmation: 'GIVEN', isShown: true });
  });

  it('a time away that the candidate has set themselves is over on its day, also for the family', async () => {
    const { link, token, saved } = await made();
    await call(CONFIRM, { token: link, shown: SHOWN });
    const AWAY = `mutation ($token: String!) { answer: setCandidateAbsence(token: $token, absence: AWAY, until: "2099-01-01") { madeAt } }`;
    expect((await call(AWAY, { token: link })).refusal).toBeUndefined();
    await app.database.dataSource.query('UPDATE candidate SET absent_until = current_date WHERE id = $1', [
      saved.id,
    ]);
    await app.features.services.confirmations.bringBack();
    expect(await stateOf(token)).toMatchObject({ confirmation: 'GIVEN', absence: null, isShown: true });
    const { data } = await graphql(app, {
      query: 'mutation { setMyAbsence(absence: PAUSED) { absence isShown } }',
      token,
    });
    expect(data.setMyAbsence).toEqual({ absence: 'PAUSED', isShown: false });
  });

  it('a pause of the candidate’s own that is being stored is waited for by a family that ends its own', async () => {
    const { token, saved } = await made();
    const pause = `UPDATE candidate SET absence = 'PAUSED', is_absent_by_themselves = true WHERE id = $1`;
    const answer = await during(
      app,
      (manager) => manager.query(pause, [saved.id]),
      () => graphql(app, { query: 'mutation { setMyAbsence(absence: null) { isShown } }', token }),
    );
    expect(answer.errors?.[0]?.extensions.messageKey).toBe('candidateDecides');
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

  it('whom no message reaches on the day on which they would be asked again the family may have asked', async () => {
    const unreached = {
      confirmation: 'WAITING',
      confirmedAt: null,
      email: '',
      asksOn: currentDay(),
    } as const;
    const { memberId } = await buildCandidate(app, { ...unreached, countryCode: '91', mobile: '9876543210' });
    await app.features.services.candidateAsking.askOnTheirDay(new AbortController().signal);
    const token = await openSession(app, { memberId });
    const again = await graphql(app, {
      query: 'mutation { askMyCandidateAgain { confirmation } }',
      token,
    });
    expect(again.data?.askMyCandidateAgain).toEqual({ confirmation: 'WAITING' });
  });

  it('hears that nobody has answered also of a candidate who has no email', async () => {
    const family = `family-${Math.random()}@example.org`;
    const asked = { confirmation: 'WAITING', confirmedAt: null, isFromBefore: true, email: '' } as const;
    const confirmationAskedAt = new Date(Date.now() - 40 * 24 * 3600 * 1000);
    const { id, memberId } = await buildCandidate(app, {
      ...asked,
      confirmationAskedAt,
      mobile: '7700900618',
    });
    await markLeft(app.database.dataSource, `candidate ${id} SMS`, confirmationAskedAt);
    await app.database.dataSource.query('UPDATE member SET email = $2 WHERE id = $1', [memberId, family]);
    await app.features.upkeep['candidates who are asked anew']!(new AbortController().signal);
    expect((await newMails()).filter(({ to }) => to === family)).toMatchObject([
      { subject: expect.stringContaining('no longer shown') },
    ]);
  });

  it('whom no message reaches is not called asked', async () => {
    const { saved } = await made({ countryCode: '91', mobile: '9876543210' });
    expect((await records(saved.id)).map(({ way }) => way)).toEqual(['EMAIL']);
  });
});
