import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../../identity/passwords.ts';
import { newToken } from '../../../identity/tokens.ts';
import { adminToken, buildMember, openSession, PASSWORD } from '../../../testing/factories.ts';
import { get, graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { Candidate } from '../candidates/candidate.entity.ts';
import { Member } from '../members/member.entity.ts';
import { OWN_PASSWORD, ownSignInOf, RESET } from './own-sign-in-fixtures.ts';

const VIEWER = '{ viewer { role memberId isCandidate mobile } }';
const SESSIONS = '{ sessions { isCurrent } }';

describe("a candidate's own sign-in", () => {
  const app = sharedTestApp();
  const world = ownSignInOf(app);
  const { made, setUp, daughter, signIn, takeOver, roleOf, ask, codeTo, newLink, newMails } = world;
  const sql = (text: string, values: unknown[] = []) => app.database.dataSource.query(text, values);
  const passwordOf = async (memberId: number) =>
    sql('UPDATE member SET password_hash = $2 WHERE id = $1', [memberId, await hashPassword(PASSWORD)]);
  const candidateOf = (id: number) => app.database.dataSource.manager.findOneBy(Candidate, { id });

  it('is made by the link and a code to the mobile; both sign in, each with a number of their own', async () => {
    const family = await made();
    await passwordOf(family.member.id);
    const { mobile, answer } = await setUp(family.link);
    const { id: memberId } = family.member;
    expect(answer).toEqual({ memberId, isCandidate: true, mobile });
    expect((await signIn(mobile, OWN_PASSWORD)).answer).toEqual({ memberId, isCandidate: true });
    expect((await signIn(family.member.mobile, PASSWORD)).answer).toEqual({ memberId, isCandidate: false });
    const own = await graphql(app, { query: '{ myCandidate { firstName } }', token: family.token });
    expect(own.data.myCandidate.firstName).toBe(family.input.firstName);
  });

  it('tells the family that there is one, and nothing else', async () => {
    const family = await made();
    const { mobile } = await setUp(family.link);
    await app.outboxSender.sendDue();
    const texts = app.messages.texts.filter(({ to }) => to === family.member.mobile);
    expect(texts.map(({ text }) => text)).toEqual([
      expect.stringContaining('now signs in, too. Nothing changes for you.'),
    ]);
    expect(texts.map(({ text }) => text).join()).not.toContain(mobile);
  });

  it('needs the link, the right code to that number, and a good password', async () => {
    const { link, saved } = await made();
    const mobile = '7700990001';
    const code = await codeTo(mobile);
    const wrong = code === '100000' ? '100001' : '100000';
    const refusalOf = async (token: string, input: Record<string, unknown>) =>
      (await setUp(token, { mobile, code, ...input })).refusal;
    expect(await refusalOf(newToken(), {})).toBe('somethingWrong');
    expect(await refusalOf(link, { code: wrong })).toBe('invalidCode');
    expect(await refusalOf(link, { mobile: '7700990002' })).toBe('invalidCode');
    expect(await refusalOf(link, { countryCode: '91', mobile: '9825012345' })).toBe('mobileAbroadByOffice');
    expect(await refusalOf(link, { password: 'short' })).toBe('passwordTooShort');
    expect(await refusalOf(link, { password: mobile })).toBe('passwordIsPersonal');
    await sql(`UPDATE candidate_link SET expires_at = now() WHERE candidate_id = $1`, [saved.id]);
    expect(await refusalOf(link, {})).toBe('somethingWrong');
    expect(await world.signInOf(saved.id)).toBeUndefined();
  });

  it('[D12] never has the number of another account, which only its holder learns', async () => {
    const { link, member } = await made();
    const mobile = member.mobile.slice(3);
    expect((await setUp(link, { mobile, code: '999999' })).refusal).toBe('invalidCode');
    expect((await setUp(link, { mobile })).refusal).toBe('memberMobileTaken');
  });

  it('is one for each candidate, and the links that there were open nothing more', async () => {
    const { id, link } = await daughter();
    expect((await setUp(link)).refusal).toBe('somethingWrong');
    const page = await graphql(app, { query: `{ candidatePage(token: "${link}") { madeAt } }` });
    expect(page.data.candidatePage).toBeNull();
    expect((await setUp(await newLink(id))).refusal).toBe('ownSignInThere');
  });

  it('is none of an account that the office has turned off', async () => {
    const { link, member } = await made();
    await sql(`UPDATE member SET status = 'DEACTIVE' WHERE id = $1`, [member.id]);
    expect((await setUp(link)).refusal).toBe('somethingWrong');
  });

  it('changes, forgets and proves its password and mobile like every member, apart from the family', async () => {
    const { own, mobile, token: family, member } = await daughter();
    const sessions = async (token: string) => (await graphql(app, { query: SESSIONS, token })).data.sessions;
    expect([(await sessions(own)).length, (await sessions(family)).length]).toEqual([2, 1]);
    const another = '7700990003';
    const change = `mutation ($input: MemberMobileInput!) { answer: changeMyMobile(input: $input) }`;
    const input = { mobile: another, code: await codeTo(another), currentPassword: OWN_PASSWORD };
    expect((await ask(change, { input }, own)).answer).toBe(true);
    expect([(await sessions(own)).length, (await sessions(family)).length]).toEqual([1, 1]);
    expect((await signIn(mobile, OWN_PASSWORD)).refusal).toBe('invalidMemberLogin');
    const code = await codeTo(another, 'PASSWORD_RESET');
    const reset = await ask(RESET, { input: { mobile: another, code, password: 'tulip-engine-cloud-4' } });
    expect(reset.answer).toEqual({ memberId: member.id });
    expect([await roleOf(own), await roleOf(family)]).toEqual(['ANONYMOUS', 'MEMBER']);
  });

  it('alone: the family’s sessions end at once, its number and password open nothing, and it is told', async () => {
    const family = await made();
    await passwordOf(family.member.id);
    await sql(`UPDATE member SET email = 'family@example.org' WHERE id = $1`, [family.member.id]);
    const { mobile, answer } = await setUp(family.link, { isAlone: true });
    expect(await sql('SELECT email FROM member WHERE id = $1', [family.member.id])).toEqual([
      { email: family.input.email },
    ]);
    expect(answer).toEqual({ memberId: family.member.id, isCandidate: true, mobile });
    expect(await roleOf(family.token)).toBe('ANONYMOUS');
    expect((await signIn(family.member.mobile, PASSWORD)).refusal).toBe('invalidMemberLogin');
    expect((await signIn(mobile, OWN_PASSWORD)).answer.isCandidate).toBe(true);
    await app.outboxSender.sendDue();
    const mails = app.messages.mails.filter(({ to }) => to === 'family@example.org');
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Your sign-in to it has ended.')]);
    expect(await candidateOf(family.saved.id)).toMatchObject({ contactName: family.input.contactName });
  });

  it('alone: the contact person goes, if the candidate says so', async () => {
    const { mobile, id, input } = await daughter({ isAlone: true, contactStays: false });
    expect(await candidateOf(id)).toMatchObject({
      contactName: `${input.firstName} ${input.lastName}`,
      contactCountryCode: '44',
      contactMobile: mobile,
    });
  });

  it('beside the family becomes alone with its password; the sessions of the candidate go on', async () => {
    const { own, token: family, mobile, id, member } = await daughter();
    expect((await takeOver(own, { password: 'not the password' })).refusal).toBe('currentPasswordWrong');
    expect((await takeOver(family, { password: OWN_PASSWORD })).refusal).toBe('ownSignInThere');
    const theirs = `SELECT FROM one_time_code WHERE mobile = '${member.mobile}'`;
    await codeTo(member.mobile.slice(3), 'PASSWORD_RESET');
    expect(await sql(theirs)).toHaveLength(1);
    expect((await takeOver(own)).answer).toBe(true);
    expect(await roleOf(family)).toBe('ANONYMOUS');
    expect(await sql(theirs)).toEqual([]);
    const { viewer } = (await graphql(app, { query: VIEWER, token: own })).data;
    expect(viewer).toEqual({ role: 'MEMBER', memberId: member.id, isCandidate: true, mobile });
    await app.outboxSender.sendDue();
    const told = app.messages.texts.filter(({ to }) => to === member.mobile).at(-1);
    expect(told?.text).toContain('Your sign-in has ended.');
    expect(await world.signInOf(id)).toBe(member.id);
    expect((await takeOver(own)).refusal).toBe('ownSignInThere');
  });

  it('goes with the profile: beside the family, which keeps its account, and alone', async () => {
    const refuse = 'mutation { answer: refuseCandidate }';
    const beside = await daughter();
    expect((await ask(refuse, {}, beside.own)).answer).toBe(true);
    expect([await roleOf(beside.own), await roleOf(beside.token)]).toEqual(['ANONYMOUS', 'MEMBER']);
    expect((await signIn(beside.mobile, OWN_PASSWORD)).refusal).toBe('invalidMemberLogin');
    const alone = await daughter({ isAlone: true });
    expect((await ask(refuse, {}, alone.own)).answer).toBe(true);
    expect(await sql('SELECT FROM member WHERE id = $1', [alone.member.id])).toEqual([]);
  });

  it('deleted by its candidate takes the profile with it; deleted by the family leaves it to them', async () => {
    const leave = 'mutation ($password: String!) { answer: deleteMyMembership(password: $password) }';
    const gone = await daughter();
    await codeTo(gone.mobile, 'PASSWORD_RESET');
    expect((await ask(leave, { password: OWN_PASSWORD }, gone.own)).answer).toBe(true);
    expect([await candidateOf(gone.id), await roleOf(gone.token)]).toEqual([null, 'MEMBER']);
    expect(await sql('SELECT FROM one_time_code WHERE mobile = $1', [`+44${gone.mobile}`])).toEqual([]);
    const alone = await daughter({ isAlone: true });
    expect((await ask(leave, { password: OWN_PASSWORD }, alone.own)).answer).toBe(true);
    expect([await candidateOf(alone.id), await roleOf(alone.own)]).toEqual([null, 'ANONYMOUS']);
    const left = await daughter();
    await passwordOf(left.member.id);
    expect((await ask(leave, { password: PASSWORD }, left.token)).answer).toBe(true);
    expect([await roleOf(left.token), await roleOf(left.own)]).toEqual(['ANONYMOUS', 'MEMBER']);
    expect((await signIn(left.mobile, OWN_PASSWORD)).answer.isCandidate).toBe(true);
    const rows = await sql('SELECT name, mobile FROM member WHERE id = $1', [left.member.id]);
    expect(JSON.stringify(rows)).not.toContain(left.member.mobile);
  });

  it('is in nobody’s export but its own', async () => {
    const { own, token: family, mobile, member } = await daughter();
    const exported = async (token: string) =>
      (await get(app, '/exports/my-matrimonial-data.json', { authorization: `Bearer ${token}` })).json();
    const [theirs, familys] = [await exported(own), await exported(family)];
    expect(theirs.account).toMatchObject({ mobile: `+44${mobile}`, isCandidate: true });
    expect(JSON.stringify(theirs)).not.toContain(member.mobile);
    expect(JSON.stringify(familys)).not.toContain(mobile);
    expect([theirs.sessions.length, familys.sessions.length]).toEqual([2, 1]);
  });

  it('[D50] the office sees one account and who signs in to it, and turns off both at once', async () => {
    const { own, token: family, member, signInId } = await daughter();
    const alone = await daughter({ isAlone: true });
    const admin = await adminToken(app);
    const list = await graphql(app, {
      query: '{ members(pageSize: 100) { items { id signsIn } } }',
      token: admin,
    });
    const { items } = list.data.members;
    expect(items).toContainEqual({ id: member.id, signsIn: 'BOTH' });
    expect(items).toContainEqual({ id: alone.member.id, signsIn: 'CANDIDATE' });
    const authorization = { authorization: `Bearer ${admin}` };
    const legacy = (await get(app, '/api/matrimonial/profilelist', authorization)).json();
    for (const ids of [
      items.map(({ id }: { id: number }) => id),
      legacy.map(({ profileID }: { profileID: number }) => profileID),
    ]) {
      expect(ids).toEqual(expect.arrayContaining([member.id, alone.member.id]));
      expect(ids).not.toContain(signInId);
    }
    const set = `mutation ($id: Int!, $status: MemberStatus!) { answer: setMemberStatus(memberId: $id, status: $status) { id } }`;
    await ask(set, { id: member.id, status: 'DEACTIVE' }, admin);
    expect([await roleOf(own), await roleOf(family)]).toEqual(['ANONYMOUS', 'ANONYMOUS']);
    await ask(set, { id: member.id, status: 'ACTIVE' }, admin);
    expect(await sql('SELECT status FROM member WHERE id = $1', [signInId])).toEqual([{ status: 'ACTIVE' }]);
    expect([await roleOf(own), await roleOf(family)]).toEqual(['ANONYMOUS', 'ANONYMOUS']);
  });

  it('uses the account, and is never asked by itself whether it is still wanted', async () => {
    const { mobile, member, signInId } = await daughter();
    await sql(
      `UPDATE member SET signed_in_at = '2001-01-01', created_at = '2001-01-01', asked_at = now() WHERE id = ANY ($1)`,
      [[member.id, signInId]],
    );
    await signIn(mobile, OWN_PASSWORD);
    const [account] = await sql('SELECT asked_at, signed_in_at > $2 AS used FROM member WHERE id = $1', [
      member.id,
      '2020-01-01',
    ]);
    expect(account).toEqual({ asked_at: null, used: true });
    await sql(`UPDATE member SET signed_in_at = '2001-01-01' WHERE id = $1`, [signInId]);
    await newMails();
    for (const remove of app.features.services.retentionJobs.get('profiles') ?? []) await remove(10);
    const [own] = await sql('SELECT asked_at FROM member WHERE id = $1', [signInId]);
    expect(own.asked_at).toBeNull();
  });

  it('[D1] signs old clients in to the same profile, and changes its own name and password there', async () => {
    const { mobile, member, signInId } = await daughter();
    const post = (url: string, payload: object, bearer?: string) =>
      app.server.inject({
        method: 'POST',
        url,
        payload,
        headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
      });
    const signedIn = (
      await post('/api/matrimonial/signin', { MobileNo: mobile, Password: OWN_PASSWORD })
    ).json();
    expect(signedIn).toMatchObject({ profileID: member.id, mobileNo: mobile });
    const bearer = signedIn.userToken;
    const rows = await get(app, '/api/matrimonial/profilelist', { authorization: `Bearer ${bearer}` });
    expect(rows.json()).toMatchObject([{ profileID: member.id, mobileNo: mobile }]);
    const renamed = { ProfileID: member.id, UserName: 'Komal Herself', MobileNo: mobile };
    expect((await post('/api/matrimonial/saveprofilemst', renamed, bearer)).json()).toBe(member.id);
    const next = { Password: 'tulip-engine-cloud-4', CurrentPassword: OWN_PASSWORD };
    expect((await post('/api/matrimonial/updatenewpsw', next, bearer)).json()).toBe(member.id);
    const names = await app.database.dataSource.manager.findBy(Member, { name: 'Komal Herself' });
    expect(names.map(({ id }) => id)).toEqual([signInId]);
  });

  it('is not made with a session of somebody else’s: who is signed in without being the candidate has no page', async () => {
    const token = await openSession(app, { memberId: (await buildMember(app)).id });
    const family = await made();
    for (const session of [token, family.token])
      expect(
        (await graphql(app, { query: '{ candidatePage { madeAt } }', token: session })).data.candidatePage,
      ).toBeNull();
  });
});
