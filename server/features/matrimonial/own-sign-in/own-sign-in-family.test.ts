import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../../identity/passwords.ts';
import { antiForgeryToken } from '../../../identity/session-cookies.ts';
import { appWithOwner } from '../../../testing/app-with-owner.ts';
import { BROWSER_HEADERS } from '../../../testing/code-requesters.ts';
import { freshMobile } from '../../../testing/contract/contract-fixture.ts';
import { buildMember, openSession, PASSWORD } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { Candidate } from '../candidates/candidate.entity.ts';
import { DAUGHTER, SELF } from '../confirmation/confirmation-fixtures.ts';
import { interestFixtures } from '../interests/interest-fixtures.ts';
import { OWN_PASSWORD, ownSignInOf, RESET } from './own-sign-in-fixtures.ts';

const ABSENCE = 'mutation ($absence: Absence) { answer: setMyAbsence(absence: $absence) { isShown } }';
const ANSWER =
  'mutation ($id: Int!, $isYes: Boolean!) { answer: answerInterest(candidateId: $id, isYes: $isYes) }';

const EXPRESS =
  'mutation ($id: Int!, $line: String) { answer: expressInterest(candidateId: $id, line: $line) }';

describe('what only the candidate decides', () => {
  const app = appWithOwner();
  const world = ownSignInOf(app);
  const { daughter, setUp, signIn, takeOver, roleOf, ask, codeTo, newLink, newMails, save, records } = world;
  const { family: otherFamily, tellAll } = interestFixtures(app);
  const sql = (text: string, values: unknown[] = []) => app.database.dataSource.query(text, values);
  const candidateOf = (id: number) => app.database.dataSource.manager.findOneByOrFail(Candidate, { id });
  const profileOf = async (id: number) => ({ version: (await candidateOf(id)).version });

  it('is done signed in, without a link: confirming, taking back, pausing', async () => {
    const { own, id } = await daughter();
    const state = `{ answer: candidatePage { profile { signsIn state { confirmation isShown absence } } } }`;
    const page = async () => (await ask(state, {}, own)).answer.profile;
    expect(await page()).toMatchObject({ signsIn: 'BOTH', state: { confirmation: 'GIVEN', isShown: true } });
    await ask('mutation { answer: withdrawCandidate { madeAt } }', {}, own);
    expect((await page()).state).toMatchObject({ confirmation: 'WITHDRAWN', isShown: false });
    await world.confirmOwn(own);
    await ask(ABSENCE, { absence: 'PAUSED' }, own);
    expect((await page()).state).toMatchObject({ confirmation: 'GIVEN', absence: 'PAUSED' });
    expect((await records(id)).slice(-2).map(({ act, way }) => [act, way])).toEqual([
      ['WITHDRAWN', 'SIGN_IN'],
      ['GIVEN', 'SIGN_IN'],
    ]);
  });

  it('is no yes in the form of a profile, whoever of the two writes their own number there', async () => {
    const { own, token, mobile } = await daughter();
    const takes = `query ($relation: Int!, $mobile: String!) {
      answer: takesOwnYes(profileForId: $relation, countryCode: "44", mobile: $mobile) }`;
    for (const who of [own, token])
      expect(await ask(takes, { relation: SELF, mobile }, who)).toEqual({ answer: false });
    await takeOver(own);
    expect(await ask(takes, { relation: SELF, mobile }, own)).toEqual({ answer: false });
    const alone = await buildMember(app, { mobile: `+44${freshMobile()}` });
    const session = await openSession(app, { memberId: alone.id });
    const typed = alone.mobile.slice(3);
    expect((await ask(takes, { relation: SELF, mobile: typed }, session)).answer).toBe(true);
    expect((await ask(takes, { relation: DAUGHTER, mobile: typed }, session)).answer).toBe(false);
    expect((await ask(takes, { relation: SELF, mobile: 'no number' }, session)).answer).toBe(false);
  });

  it('the family does not take back, nor learns of', async () => {
    const { own, token } = await daughter();
    await ask(ABSENCE, { absence: 'PAUSED' }, own);
    expect((await ask(ABSENCE, { absence: null }, token)).refusal).toBe('candidateDecides');
    expect(await world.stateOf(token)).toMatchObject({ confirmation: 'WITHDRAWN', absence: null });
    expect(await world.stateOf(own)).toMatchObject({ confirmation: 'GIVEN', absence: 'PAUSED' });
  });

  it('is an answer to an interest: the family turns neither a no nor a yes of theirs round', async () => {
    const { own, token, id } = await daughter();
    const [asha, bina] = [await otherFamily(), await otherFamily()];
    const mine = await candidateOf(id);
    for (const other of [asha, bina]) await other.express(mine);
    await tellAll();
    expect((await ask(ANSWER, { id: asha.id, isYes: false }, own)).answer).toBe(true);
    expect((await ask(ANSWER, { id: bina.id, isYes: true }, own)).answer).toBe(true);
    expect((await ask(ANSWER, { id: asha.id, isYes: true }, token)).refusal).toBe('candidateOnly');
    expect((await ask(EXPRESS, { id: asha.id }, token)).refusal).toBe('candidateOnly');
    const end = 'mutation ($id: Int!) { answer: withdrawInterest(candidateId: $id) }';
    expect((await ask(end, { id: bina.id }, token)).refusal).toBe('candidateOnly');
    expect((await ask(end, { id: bina.id }, own)).answer).toBe(true);
    expect((await ask(ANSWER, { id: asha.id, isYes: true }, own)).answer).toBe(true);
  });

  it('is no answer to an interest that is taken back and sent anew, which the family answers, too', async () => {
    const { own, token, id } = await daughter();
    const [asha, mine] = [await otherFamily(), await candidateOf(id)];
    await asha.express(mine);
    await tellAll();
    expect((await ask(ANSWER, { id: asha.id, isYes: true }, own)).answer).toBe(true);
    expect(await asha.withdraw(mine)).toBe(true);
    await asha.express(mine);
    await tellAll();
    expect(await ask(ANSWER, { id: asha.id, isYes: true }, token)).toEqual({ answer: true });
  });

  it('is an interest that they have sent: the family sees it, and neither changes it nor takes it back', async () => {
    const { own, token, id, member, signInId } = await daughter();
    const [asha, bina] = [await otherFamily(), await otherFamily()];
    const take = 'mutation ($id: Int!) { answer: withdrawInterest(candidateId: $id) }';
    const sent = async (session: string) =>
      (
        await ask(
          '{ answer: interestsSent { items { isByCandidate candidate { id isInterestByCandidate } } } }',
          {},
          session,
        )
      ).answer.items;
    await ask(EXPRESS, { id: asha.id }, own);
    await ask(EXPRESS, { id: bina.id }, token);
    expect(await sent(token)).toMatchObject([
      { isByCandidate: false, candidate: { id: bina.id, isInterestByCandidate: false } },
      { isByCandidate: true, candidate: { id: asha.id, isInterestByCandidate: true } },
    ]);
    expect((await ask(EXPRESS, { id: asha.id, line: 'From her parents' }, token)).refusal).toBe(
      'candidateOnly',
    );
    expect((await ask(take, { id: asha.id }, token)).refusal).toBe('candidateOnly');
    // What the family has sent, each of the two takes back.
    expect((await ask(take, { id: bina.id }, token)).answer).toBe(true);
    // Asha is interested, too: a no of the family's would undo the daughter's word, and a yes is not theirs to end.
    await asha.express(await candidateOf(id));
    await sql('UPDATE interest SET told_at = now() WHERE from_candidate_id = $1', [asha.id]);
    expect((await ask(ANSWER, { id: asha.id, isYes: false }, token)).refusal).toBe('candidateOnly');
    expect((await ask(ANSWER, { id: asha.id, isYes: true }, token)).answer).toBe(true);
    expect((await ask(take, { id: asha.id }, token)).refusal).toBe('candidateOnly');
    expect((await ask(take, { id: asha.id }, own)).answer).toBe(true);
    // Whose sign-in is gone cannot take anything back: then the family does.
    const chhaya = await otherFamily();
    await ask(EXPRESS, { id: chhaya.id }, own);
    expect((await ask(take, { id: chhaya.id }, token)).refusal).toBe('candidateOnly');
    await sql('DELETE FROM member WHERE id = $1 AND id <> $2', [signInId, member.id]);
    expect((await ask(take, { id: chhaya.id }, token)).answer).toBe(true);
  });

  it('is ended by no block of the family’s, who may still report it; the candidate blocks', async () => {
    const { own, token, id } = await daughter();
    const [asha, bina, chhaya] = [await otherFamily(), await otherFamily(), await otherFamily()];
    const mine = await candidateOf(id);
    for (const other of [asha, chhaya]) await other.express(mine);
    await tellAll();
    const block = 'mutation ($id: Int!) { answer: blockMember(candidateId: $id) { id } }';
    const report =
      'mutation ($id: Int!) { answer: reportCandidate(candidateId: $id, input: { kind: RUDE, text: "Rude" }) }';
    await ask(ANSWER, { id: asha.id, isYes: true }, own);
    await ask(EXPRESS, { id: bina.id }, own);
    await ask(ANSWER, { id: chhaya.id, isYes: false }, own);
    for (const { id } of [asha, bina]) {
      expect((await ask(block, { id }, token)).refusal).toBe('candidateOnly');
      expect((await ask(report, { id }, token)).answer).toBeGreaterThan(0);
    }
    expect((await asha.sent()).items).toMatchObject([
      { stage: 'BOTH_YES', contact: { name: expect.any(String) } },
    ]);
    // What the candidate has declined the family keeps away, too.
    for (const { id } of [asha, bina]) expect((await ask(block, { id }, own)).refusal).toBeUndefined();
    expect((await ask(block, { id: chhaya.id }, token)).refusal).toBeUndefined();
    expect((await asha.sent()).items).toEqual([]);
  });

  it('an answer by the link is the candidate’s, too, and they may end by it what they said yes to', async () => {
    const family = await world.made();
    const { id } = family.saved;
    await sql(`UPDATE candidate SET confirmation = 'GIVEN', confirmed_at = now() WHERE id = $1`, [id]);
    const asha = await otherFamily();
    await asha.express(await candidateOf(id));
    await tellAll();
    const byLink = (name: string, rest = '') =>
      ask(
        `mutation ($token: String!, $id: Int!) { answer: ${name}ByLink(token: $token, candidateId: $id${rest}) }`,
        { token: family.link, id: asha.id },
      );
    expect((await byLink('answerInterest', ', isYes: true')).answer).toBe(true);
    expect((await ask(ANSWER, { id: asha.id, isYes: false }, family.token)).refusal).toBeDefined();
    expect((await byLink('withdrawInterest')).answer).toBe(true);
    expect((await asha.sent()).items.map(({ stage }) => stage)).toEqual(['NOT_THIS_TIME']);
  });

  it.each([{ email: 'relative@example.org' }, { mobile: '7700900999' }, { profileForId: 1 }])(
    'a relative with the family’s password does not lead our letters to themself: %o',
    async (change) => {
      const { token, input, id, own } = await daughter();
      const refused = await save(token, { ...input, ...change, ...(await profileOf(id)) });
      expect(refused.errors?.[0]?.extensions.messageKey).toBe('candidateOnly');
      expect(
        (await save(token, { ...input, city: 'Leeds', ...(await profileOf(id)) })).errors,
      ).toBeUndefined();
      expect((await save(own, { ...input, ...change, ...(await profileOf(id)) })).errors).toBeUndefined();
      expect(await candidateOf(id)).toMatchObject({ ...change, confirmation: 'GIVEN' });
    },
  );

  it('a relative neither removes the profile nor takes the candidate’s number', async () => {
    const { token, mobile, member, id } = await daughter();
    await sql('UPDATE member SET password_hash = $2 WHERE id = $1', [
      member.id,
      await hashPassword(PASSWORD),
    ]);
    expect((await ask('mutation { answer: removeMyCandidate }', {}, token)).refusal).toBe('candidateOnly');
    const legacy = await app.server.inject({
      method: 'DELETE',
      url: `/api/matrimonial/delprofiledt/${id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(legacy.statusCode).toBe(409);
    const change = 'mutation ($input: MemberMobileInput!) { answer: changeMyMobile(input: $input) }';
    const input = { mobile, code: await codeTo(mobile), currentPassword: PASSWORD };
    expect((await ask(change, { input }, token)).refusal).toBe('memberMobileTaken');
    expect((await takeOver(token, { password: PASSWORD })).refusal).toBe('ownSignInThere');
    expect(await candidateOf(id)).toMatchObject({ id });
  });

  it('a relative with the family’s phone gets nothing back once the candidate is alone', async () => {
    const { member, token, id } = await daughter({ isAlone: true });
    const mobile = member.mobile.slice(3);
    expect(await roleOf(token)).toBe('ANONYMOUS');
    const code = await codeTo(mobile, 'PASSWORD_RESET');
    const reset = await ask(RESET, { input: { mobile, code, password: 'relative-of-hers-1' } });
    expect(reset.refusal).toBe('mobileNotRegistered');
    const register = `mutation ($input: MemberRegistrationInput!) { answer: registerMember(input: $input) { memberId isCandidate } }`;
    const fields = { profileForId: 3, name: 'Relative', mobile, password: 'relative-of-hers-1' };
    const made = await ask(register, { input: { ...fields, code: await codeTo(mobile) } });
    expect(made.answer).toEqual({ memberId: expect.any(Number), isCandidate: false });
    expect(made.answer.memberId).not.toBe(member.id);
    const fresh = await openSession(app, { memberId: made.answer.memberId });
    expect(
      (await graphql(app, { query: '{ myCandidate { id } }', token: fresh })).data.myCandidate,
    ).toBeNull();
    expect(await world.signInOf(id)).toBe(member.id);
  });

  it('an ex with a link makes no sign-in and leads no letters elsewhere', async () => {
    const { id, input, mobile, own } = await daughter();
    const link = await newLink(id);
    expect((await setUp(link)).refusal).toBe('ownSignInThere');
    const correct = `mutation ($token: String!, $input: CandidateInput!) { answer: correctCandidate(token: $token, input: $input) { madeAt } }`;
    const changed = { ...input, ...(await profileOf(id)), email: 'ex@example.org' };
    expect((await ask(correct, { token: link, input: changed })).refusal).toBe('candidateOnly');
    expect((await signIn(mobile, OWN_PASSWORD)).answer.isCandidate).toBe(true);
    // Once the candidate has another address, what went to the old one opens nothing.
    await save(own, { ...input, ...(await profileOf(id)), email: 'new-address@example.org' });
    const page = `query ($token: String!) { answer: candidatePage(token: $token) { madeAt } }`;
    expect((await ask(page, { token: link })).answer).toBeNull();
  });

  it('whoever gets the candidate’s old number by the telephone company opens nothing with it', async () => {
    const { own, mobile } = await daughter({ isAlone: true });
    const next = '7700990011';
    const change = 'mutation ($input: MemberMobileInput!) { answer: changeMyMobile(input: $input) }';
    const input = { mobile: next, code: await codeTo(next), currentPassword: OWN_PASSWORD };
    expect((await ask(change, { input }, own)).answer).toBe(true);
    const code = await codeTo(mobile, 'PASSWORD_RESET');
    const reset = await ask(RESET, { input: { mobile, code, password: 'stranger-with-it-1' } });
    expect(reset.refusal).toBe('mobileNotRegistered');
    expect((await signIn(mobile, OWN_PASSWORD)).refusal).toBe('invalidMemberLogin');
  });

  it('a code that another browser was sent makes no sign-in', async () => {
    const { link } = await world.made();
    const mobile = '7700990012';
    const code = await codeTo(mobile);
    const input = { mobile, code, password: OWN_PASSWORD, isAlone: true, contactStays: false };
    const { errors } = await graphql(app, {
      query: `mutation ($token: String!, $input: OwnSignInInput!) { setUpOwnSignIn(token: $token, input: $input) { memberId } }`,
      variables: { token: link, input },
      headers: { cookie: `${BROWSER_HEADERS.cookie}-of-a-stranger` },
    });
    expect(errors?.[0]?.extensions.messageKey).toBe('invalidCode');
  });

  it('a change of the family’s is told to the candidate, one of their own is not', async () => {
    const { own, token, input, id } = await daughter();
    await newMails();
    await save(own, { ...input, city: 'Leeds', ...(await profileOf(id)) });
    expect((await newMails()).filter(({ to }) => to === input.email)).toEqual([]);
    await save(token, { ...input, city: 'York', ...(await profileOf(id)) });
    expect((await newMails()).filter(({ to }) => to === input.email)).toHaveLength(1);
  });

  it('a member is the candidate of no profile by having none', async () => {
    const token = await openSession(app, { memberId: (await buildMember(app)).id });
    expect((await takeOver(token)).refusal).toBe('ownSignInThere');
  });

  it('[AUTH-8] who removes the own profile is signed out with it', async () => {
    const { signInId } = await daughter();
    const token = await openSession(app, { memberId: signInId }, 'COOKIE');
    const forgery = antiForgeryToken(token);
    const { cookies, body } = await app.server.inject({
      method: 'POST',
      url: '/graphql',
      cookies: { 'site-session': token, 'XSRF-TOKEN': forgery },
      headers: { 'x-xsrf-token': forgery },
      payload: { query: 'mutation { removeMyCandidate }' },
    });
    expect(JSON.parse(body).data).toEqual({ removeMyCandidate: true });
    expect(cookies).toContainEqual(expect.objectContaining({ name: 'site-session', value: '' }));
  });
});
