import { describe, expect, it } from 'vitest';
import { freshMobile } from '../../testing/contract/contract-fixture.ts';
import { adminToken, buildCandidate, buildMember, buildUser, openSession } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import { Member } from './members/member.entity.ts';
import { ownSignInOf } from './own-sign-in/own-sign-in-fixtures.ts';

const CHANGE = `mutation ($memberId: Int!, $input: MemberChangeInput!, $seen: MemberSeenInput!, $reason: String!) {
  changeMember(memberId: $memberId, input: $input, seen: $seen, reason: $reason) { id name mobile othersWithMobile } }`;
const REASON = 'She lost her telephone, seen with her passport';
const TAKEN = 'Another account already has this mobile no.';

const app = sharedTestApp();

const stored = async (id: number) => {
  const { name, mobile } = await app.database.dataSource.manager.findOneByOrFail(Member, { id });
  return { name, mobile };
};

const linesAbout = (subjectId: number) =>
  app.database.dataSource.manager.find(AuditEntry, { where: { subject: 'member', subjectId } });

async function isSignedIn(token: string): Promise<boolean> {
  return (await graphql(app, { query: '{ viewer { memberId } }', token })).data.viewer.memberId > 0;
}

async function newMember(overrides: Partial<Member> = {}) {
  const member = await buildMember(app, overrides);
  return { ...member, token: await openSession(app, { memberId: member.id }) };
}

async function change(
  { id, name, mobile }: Pick<Member, 'id' | 'name' | 'mobile'>,
  input: Record<string, unknown>,
  { token, ...others }: Record<string, unknown> = {},
) {
  const same = { name, countryCode: mobile.slice(1, -10), mobile: mobile.slice(-10) };
  return graphql(app, {
    query: CHANGE,
    token: token === undefined ? await adminToken(app) : String(token),
    variables: {
      memberId: id,
      input: { ...same, ...input },
      seen: { name, mobile },
      reason: REASON,
      ...others,
    },
  });
}

describe('[D100] an administrator changes a member', () => {
  it('by name, with a reason that the audit log keeps; the member stays signed in', async () => {
    const member = await newMember();
    const { data } = await change(member, { name: ' Asha Mehta ' });
    expect(data.changeMember).toEqual({
      id: member.id,
      name: 'Asha Mehta',
      mobile: member.mobile,
      othersWithMobile: 0,
    });
    expect(await linesAbout(member.id)).toMatchObject([
      { action: 'CHANGE', subject: 'member', reason: REASON, detail: null, actorId: expect.any(Number) },
    ]);
    expect(await isSignedIn(member.token)).toBe(true);
  });

  it('by mobile, also a foreign one, which ends the sessions and voids codes sent to the old one', async () => {
    const member = await newMember();
    const subject = { realm: 'MATRIMONIAL', purpose: 'PASSWORD_RESET', mobile: member.mobile } as const;
    await app.codes.send(subject, { ip: '198.51.100.9', key: 'somebody' }, 'Samaj');
    const { errors } = await change(member, { countryCode: '91', mobile: '098250 66001' });
    expect(errors).toBeUndefined();
    expect(await stored(member.id)).toEqual({ name: member.name, mobile: '+919825066001' });
    expect(await isSignedIn(member.token)).toBe(false);
    const codes = 'SELECT FROM one_time_code WHERE mobile = $1';
    expect(await app.database.dataSource.query(codes, [member.mobile])).toEqual([]);
  });

  it('and the old mobile and the e-mail are notified, without the new number', async () => {
    const email = `told.${freshMobile()}@example.org`;
    const member = await newMember({ email });
    expect((await change(member, { countryCode: '91', mobile: '098250 66009' })).errors).toBeUndefined();
    await app.outboxSender.sendDue();
    const text = app.messages.texts.filter(({ to }) => to === member.mobile);
    expect(text).toMatchObject([{ text: expect.stringContaining('your matrimonial account') }]);
    const letter = app.messages.mails.filter(({ to }) => to === email);
    expect(letter).toMatchObject([{ text: expect.stringContaining('your matrimonial account') }]);
    expect(JSON.stringify([text, letter])).not.toContain('66009');
  });

  it.each([
    [{ reason: '' }, 'changeReasonRequired', 'reason'],
    [{ reason: ' ab ' }, 'changeReasonRequired', 'reason'],
    [{ reason: 'x'.repeat(201) }, 'textTooLong', 'reason'],
    [{ input: { name: '', mobile: '7700900123' } }, 'creatorNameRequired', 'name'],
    [{ input: { name: 'Asha', mobile: '77009001' } }, 'tenDigitMobile', 'mobile'],
    // [D59] Ten digits it has.
    [{ input: { name: 'Asha', mobile: '00770090088' } }, 'invalidMobile', 'mobile'],
  ])('not with %j', async (others, messageKey, field) => {
    const member = await newMember();
    const { errors } = await change(member, { name: 'Other' }, others);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', messageKey, field });
    expect(await stored(member.id)).toEqual({ name: member.name, mobile: member.mobile });
    expect(await linesAbout(member.id)).toEqual([]);
  });

  it('not to a mobile that another member has, which the audit log does not record', async () => {
    const member = await newMember();
    const other = await buildMember(app, { status: 'DEACTIVE' });
    const refused = await change(member, { name: 'Other', mobile: other.mobile.slice(3) });
    expect([refused.status, refused.errors?.[0]?.message]).toEqual([409, TAKEN]);
    expect(refused.errors?.[0]?.extensions.field).toBe('mobile');
    expect(await stored(member.id)).toEqual({ name: member.name, mobile: member.mobile });
    expect(await linesAbout(member.id)).toEqual([]);
    expect(await isSignedIn(member.token)).toBe(true);
  });

  it('not if the audit log cannot record it', async () => {
    const member = await newMember();
    const { dataSource } = app.database;
    const token = await adminToken(app);
    await dataSource.query('ALTER TABLE audit_entry RENAME TO audit_entry_away');
    const { status } = await change(member, { name: 'Other', mobile: freshMobile() }, { token });
    await dataSource.query('ALTER TABLE audit_entry_away RENAME TO audit_entry');
    expect(status).toBe(500);
    expect(await stored(member.id)).toEqual({ name: member.name, mobile: member.mobile });
    expect(await isSignedIn(member.token)).toBe(true);
  });

  it('not if the account has changed meanwhile or does not exist', async () => {
    const member = await newMember();
    for (const seen of [
      { name: member.name, mobile: '+447700900999' },
      { name: 'Before', mobile: member.mobile },
    ]) {
      const late = await change(member, { name: 'Other' }, { seen });
      expect([late.status, late.errors?.[0]?.extensions.messageKey]).toEqual([409, 'changedByAnother']);
    }
    expect((await stored(member.id)).name).toBe(member.name);
    const unknown = await change({ ...member, id: 999_999 }, { name: 'Other' });
    expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('[AUTHZ-1] and nobody else may, not even the member', async () => {
    const member = await newMember();
    const user = await openSession(app, { userId: (await buildUser(app)).id });
    for (const token of [member.token, user])
      expect((await change(member, { name: 'Other' }, { token })).errors?.[0]?.extensions.code).toBe(
        'FORBIDDEN',
      );
    expect((await stored(member.id)).name).toBe(member.name);
  });
});

describe('the sign-in that a candidate has beside the family', () => {
  const CHANGE_OWN = `mutation ($id: Int!, $input: MemberChangeInput!, $seen: MemberSeenInput!, $reason: String!) {
    answer: changeCandidateSignIn(memberId: $id, input: $input, seen: $seen, reason: $reason) {
      id mobile ownSignIn { name mobile } } }`;
  const both = async () => {
    const family = await newMember();
    const email = `her.${freshMobile()}@example.org`;
    const { id: candidateId } = await buildCandidate(app, { memberId: family.id, email });
    const own = await buildMember(app, { candidateId });
    return { family, own, email, token: await openSession(app, { memberId: own.id }) };
  };
  const changeOwn = async (id: number, seen: { name: string; mobile: string }, input: object) =>
    graphql(app, {
      query: CHANGE_OWN,
      variables: { id, input: { name: seen.name, ...input }, seen, reason: REASON },
      token: await adminToken(app),
    });

  it('is shown to the office as long as both sign in', async () => {
    const { daughter, takeOver } = ownSignInOf(app);
    const { member, mobile, own } = await daughter();
    const query =
      'query ($id: Int!) { answer: memberProfile(memberId: $id) { signsIn ownSignIn { mobile } } }';
    const read = async () =>
      (await graphql(app, { query, variables: { id: member.id }, token: await adminToken(app) })).data.answer;
    expect(await read()).toEqual({ signsIn: 'BOTH', ownSignIn: { mobile: `+44${mobile}` } });
    await takeOver(own);
    expect(await read()).toEqual({ signsIn: 'CANDIDATE', ownSignIn: null });
  });

  it('is corrected by the office like that of a member: its sessions end, the old number and the candidate’s email are told', async () => {
    const { family, own, email, token } = await both();
    const { name, mobile } = own;
    const next = freshMobile();
    const { data } = await changeOwn(family.id, { name, mobile }, { mobile: next });
    expect(data.answer).toEqual({
      id: family.id,
      mobile: family.mobile,
      ownSignIn: { name, mobile: `+44${next}` },
    });
    expect([await isSignedIn(token), await isSignedIn(family.token)]).toEqual([false, true]);
    expect(await linesAbout(family.id)).toMatchObject([
      { action: 'CHANGE', subject: 'member', reason: REASON, detail: 'OWN_SIGN_IN' },
    ]);
    await app.outboxSender.sendDue();
    const told = [...app.messages.texts, ...app.messages.mails].filter(({ to }) =>
      [mobile, email, family.mobile].includes(to),
    );
    expect(told.map(({ to }) => to)).toEqual([mobile, email]);
    expect(JSON.stringify(told)).not.toContain(next);
  });

  it('is not given a number that another member has, nor changed unseen or where there is none', async () => {
    const { family, own } = await both();
    const { name, mobile } = own;
    const keyOf = async (...change: Parameters<typeof changeOwn>) =>
      (await changeOwn(...change)).errors?.[0]?.extensions.messageKey;
    const taken = { mobile: family.mobile.slice(3) };
    expect(await keyOf(family.id, { name, mobile }, taken)).toBe('anotherMemberHasMobile');
    const unseen = { name: 'Before', mobile };
    expect(await keyOf(family.id, unseen, { mobile: freshMobile() })).toBe('changedByAnother');
    const without = await newMember();
    expect(await keyOf(without.id, { name, mobile }, { mobile: freshMobile() })).toBe('somethingWrong');
    expect((await stored(own.id)).mobile).toBe(mobile);
  });

  it('is no account that the office changes, suspends or corrects by REST', async () => {
    const { own, token } = await both();
    const admin = await adminToken(app);
    const changed = await change(own, { name: 'Other' });
    const query = 'mutation ($id: Int!) { setMemberStatus(memberId: $id, status: DEACTIVE) { id } }';
    const suspended = await graphql(app, { query, variables: { id: own.id }, token: admin });
    for (const { errors } of [changed, suspended]) expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const byRest = await app.server.inject({
      method: 'POST',
      url: '/api/matrimonial/saveprofilemst',
      headers: { authorization: `Bearer ${admin}` },
      payload: { UserName: 'Other', Password: '', ProfileID: own.id, MobileNo: own.mobile.slice(3) },
    });
    expect(byRest.statusCode).toBe(404);
    expect([await stored(own.id), await isSignedIn(token)]).toEqual([
      { name: own.name, mobile: own.mobile },
      true,
    ]);
  });
});

describe('[D11] [D100] an administrator by REST', () => {
  const save = async (fields: Record<string, unknown>) =>
    app.server.inject({
      method: 'POST',
      url: '/api/matrimonial/saveprofilemst',
      headers: { authorization: `Bearer ${await adminToken(app)}` },
      payload: { UserName: 'Asha Mehta', Password: '', ...fields },
    });

  it('changes name and mobile, and the audit log says that it was by REST', async () => {
    const member = await newMember({ mobile: '+919825066002' });
    const kept = await save({ ProfileID: member.id, MobileNo: '9825066002' });
    expect([kept.statusCode, kept.json()]).toEqual([200, member.id]);
    expect(await stored(member.id)).toEqual({ name: 'Asha Mehta', mobile: '+919825066002' });
    expect(await isSignedIn(member.token)).toBe(true);
    const mobile = freshMobile();
    expect((await save({ ProfileID: member.id, MobileNo: mobile })).json()).toBe(member.id);
    expect((await stored(member.id)).mobile).toBe(`+44${mobile}`);
    expect(await isSignedIn(member.token)).toBe(false);
    expect(await linesAbout(member.id)).toMatchObject([
      { action: 'CHANGE', detail: 'BY_REST', reason: null },
      { action: 'CHANGE', detail: 'BY_REST', reason: null },
    ]);
  });

  it('cannot set a password or a mobile that another member has', async () => {
    const member = await newMember();
    const other = await buildMember(app);
    const fields = { ProfileID: member.id, MobileNo: member.mobile.slice(3) };
    expect((await save({ ...fields, Password: 'river-mango-swing-7' })).statusCode).toBe(403);
    const taken = await save({ ...fields, MobileNo: other.mobile.slice(3) });
    expect([taken.statusCode, taken.json()]).toEqual([409, TAKEN]);
    expect(await stored(member.id)).toEqual({ name: member.name, mobile: member.mobile });
  });

  it.each([999_999, -1])('[D36] the unknown id %i is refused with the general text', async (ProfileID) => {
    const answer = await save({ ProfileID, MobileNo: '7700900123' });
    expect([answer.statusCode, answer.json()]).toEqual([404, 'Something went wrong internal server error.']);
  });
});
