import { describe, expect, it } from 'vitest';
import { ageInYears } from '../../../rules/birth-date.ts';
import { countStatements } from '../../testing/count-statements.ts';
import {
  adminToken,
  buildCandidate,
  buildMember,
  buildOwner,
  buildUser,
  openSession,
} from '../../testing/factories.ts';
import { get, graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { Member } from './members/member.entity.ts';

const LIST = `query ($filter: MemberFilterInput, $page: Int!) {
  members(filter: $filter, page: $page) { totalCount items {
    id name mobile status createdAt candidate { id memberId firstName age consent email contactMobile photo { url } }
  } }
}`;
const ONE = `query ($id: Int!) { memberProfile(memberId: $id) {
  id status candidate { lastName fatherName birthDate age religion address aboutCandidate } } }`;
const SET = `mutation ($id: Int!, $status: MemberStatus!) { setMemberStatus(memberId: $id, status: $status) {
  id status candidate { firstName } } }`;

describe("an admin's view of members", () => {
  const app = sharedTestApp();
  let admin: Promise<string> | undefined;
  let serial = 0;

  /** A last name that no other test uses. */
  function uniqueLastName(): string {
    serial += 1;
    // More than a letter apart, which a search would overlook.
    return `Sanghvi${String.fromCharCode(96 + serial).repeat(3)}`;
  }

  async function ask(query: string, variables: Record<string, unknown> = {}) {
    admin ??= adminToken(app);
    return graphql(app, { query, variables, token: await admin });
  }

  async function list(filter: Record<string, unknown>, page = 1) {
    const { data, errors } = await ask(LIST, { filter, page });
    expect(errors).toBeUndefined();
    return data.members;
  }

  async function ids(filter: Record<string, unknown>): Promise<number[]> {
    return (await list(filter)).items.map(({ id }: { id: number }) => id);
  }

  it.each([
    [LIST, { page: 1 }],
    [ONE, { id: 1 }],
    [SET, { id: 1, status: 'ACTIVE' }],
  ])('[AUTHZ-1] [D29] is for active admins: %s', async (query, variables) => {
    const former = await buildOwner(app);
    const tokens = [
      undefined,
      await openSession(app, { userId: (await buildUser(app)).id }),
      await openSession(app, { memberId: (await buildMember(app)).id }),
      await openSession(app, { userId: former.id }),
    ];
    await app.database.dataSource.query(`UPDATE user_account SET status = 'SUSPENDED' WHERE id = $1`, [
      former.id,
    ]);
    const answers = await Promise.all(tokens.map((token) => graphql(app, { query, variables, token })));
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'FORBIDDEN',
      'UNAUTHENTICATED',
    ]);
  });

  it('[D50] [D57] shows members of every status, newest first, four to a page', async () => {
    const lastName = uniqueLastName();
    const made: number[] = [];
    for (const status of ['ACTIVE', 'DEACTIVE', 'PENDING', 'ACTIVE', 'ACTIVE'] as const)
      made.unshift((await buildCandidate(app, { lastName }, { status })).memberId);
    const first = await list({ lastName });
    expect(first.totalCount).toBe(5);
    expect(first.items.map(({ id }: { id: number }) => id)).toEqual(made.slice(0, 4));
    expect((await list({ lastName }, 2)).items).toMatchObject([{ id: made[4], status: 'ACTIVE' }]);
    expect(await list({ lastName }, 3)).toEqual({ totalCount: 5, items: [] });
    expect(await ids({ lastName, status: 'DEACTIVE' })).toEqual([made[3]]);
    expect(await ids({ lastName, status: 'PENDING' })).toEqual([made[2]]);
  });

  it('[D5] shows members without a profile, so that pending ones can be activated', async () => {
    const { id, name } = await buildMember(app, { status: 'PENDING', mobile: '+919825099001' });
    expect((await list({ status: 'PENDING', contactNumber: '98250 990' })).items).toEqual([
      {
        id,
        name,
        mobile: '+919825099001',
        status: 'PENDING',
        createdAt: expect.any(String),
        candidate: null,
      },
    ]);
    expect((await ask(SET, { id, status: 'ACTIVE' })).data.setMemberStatus).toEqual({
      id,
      status: 'ACTIVE',
      candidate: null,
    });
  });

  it('finds names as other lists do: any word, other spellings, a letter off; % and _ taken literally', async () => {
    const lastName = uniqueLastName();
    const one = await buildCandidate(app, { lastName, firstName: 'Ámita_50% Ben', middleName: 'Kirit' });
    await buildCandidate(app, { lastName, firstName: 'મીરા', middleName: 'Kirit' });
    expect(await ids({ lastName: lastName.toUpperCase(), firstName: 'ÁMITA_5' })).toEqual([one.memberId]);
    expect(await ids({ lastName, middleName: 'kir' })).toHaveLength(2);
    expect(await ids({ lastName, middleName: 'Kireet' })).toEqual([]);
    expect(await ids({ lastName, middleName: 'Kirat' })).toHaveLength(2);
    for (const firstName of ['mita', 'ben', 'Ben amita', 'amita'])
      expect(await ids({ lastName, firstName }), firstName).toEqual([one.memberId]);
    expect(await ids({ lastName, firstName: 'મી\u200Dરા' })).toHaveLength(1);
    for (const firstName of ['_mita', '%mita', 'a_ita', "' OR true --", '\\'])
      expect(await ids({ lastName, firstName }), firstName).toEqual([]);
  });

  it.each(['7700911', '07700 911', '+44 7700 911', '00447700911'])(
    "[D59] %s finds the account's, the candidate's and the contact's number",
    async (typed) => {
      const lastName = uniqueLastName();
      const digits = String(1000 + serial);
      const mine = `7700911${digits.slice(1)}`;
      const made = [
        await buildCandidate(app, { lastName, mobile: mine }),
        await buildCandidate(app, { lastName, contactMobile: mine }),
        await buildCandidate(app, { lastName }, { mobile: `+44${mine}` }),
      ];
      await buildCandidate(app, { lastName });
      const contactNumber = `${typed}${digits.slice(1)}`;
      expect(await ids({ lastName, contactNumber })).toEqual(made.map(({ memberId }) => memberId).reverse());
      expect(await ids({ lastName, contactNumber: digits.slice(1) })).toEqual([]);
    },
  );

  it('[D54] [D55] filters by gender, minimum and maximum age, education and occupation', async () => {
    const lastName = uniqueLastName();
    const older = await buildCandidate(app, { lastName, gender: 'MALE', birthDate: '1970-01-02' });
    const young = await buildCandidate(app, { lastName, birthDate: '2000-02-29', occupation: 'Teacher' });
    const [oldId, youngId] = [older.memberId, young.memberId];
    const [oldAge, youngAge] = [ageInYears('1970-01-02'), ageInYears('2000-02-29')];
    expect(await ids({ lastName, genders: ['FEMALE'] })).toEqual([youngId]);
    expect(await ids({ lastName, genders: ['MALE'] })).toEqual([oldId]);
    for (const genders of [[], ['MALE', 'FEMALE'], null])
      expect(await ids({ lastName, genders })).toEqual([youngId, oldId]);
    expect(await ids({ lastName, ageFrom: oldAge })).toEqual([oldId]);
    expect(await ids({ lastName, ageFrom: oldAge + 1 })).toEqual([]);
    expect(await ids({ lastName, ageTo: youngAge })).toEqual([youngId]);
    expect(await ids({ lastName, ageTo: youngAge - 1 })).toEqual([]);
    expect(await ids({ lastName, ageFrom: youngAge, ageTo: oldAge })).toEqual([youngId, oldId]);
    expect(await ids({ lastName, occupation: 'Teacher' })).toEqual([youngId]);
    expect(await ids({ lastName, educationType: "Bachelor's degree" })).toEqual([youngId, oldId]);
    expect(await ids({ lastName, educationType: "Bachelor's" })).toEqual([]);
  });

  it.each([{ ageFrom: 17 }, { ageTo: 101 }, { firstName: 'x'.repeat(101) }, { contactNumber: 'a\0b' }])(
    '%j answers 400',
    async (filter) => {
      expect((await ask(LIST, { filter, page: 1 })).status).toBe(400);
    },
  );

  it('reads one full profile of any status; an unknown one is null', async () => {
    const { memberId } = await buildCandidate(app, { lastName: 'Whole' }, { status: 'DEACTIVE' });
    expect((await ask(ONE, { id: memberId })).data.memberProfile).toEqual({
      id: memberId,
      status: 'DEACTIVE',
      candidate: {
        lastName: 'Whole',
        fatherName: 'Rameshbhai',
        birthDate: '1996-05-17',
        age: ageInYears('1996-05-17'),
        religion: 'Hindu',
        address: '12 Tulsi Lane',
        aboutCandidate: expect.stringContaining('undhiyu'),
      },
    });
    for (const id of [999_999, 0, -1]) expect((await ask(ONE, { id })).data).toEqual({ memberProfile: null });
  });

  it('[AUTH-9] [D50] a deactivated member is signed out at once and can sign in again once activated', async () => {
    const { memberId } = await buildCandidate(app);
    const session = await openSession(app, { memberId });
    const whoIs = async (token: string) =>
      (await graphql(app, { query: '{ viewer { memberId } }', token })).data.viewer.memberId;
    expect(await whoIs(session)).toBe(memberId);
    expect((await ask(SET, { id: memberId, status: 'DEACTIVE' })).data.setMemberStatus).toMatchObject({
      status: 'DEACTIVE',
      candidate: { firstName: expect.any(String) },
    });
    expect(await whoIs(session)).toBe(0);
    expect((await ask(SET, { id: memberId, status: 'ACTIVE' })).data.setMemberStatus.status).toBe('ACTIVE');
    expect(await whoIs(session)).toBe(0);
    expect(await whoIs(await openSession(app, { memberId }))).toBe(memberId);
  });

  it('a deactivation has a reason, which stands in the audit log', async () => {
    const { id } = await buildMember(app);
    const query = `mutation ($id: Int!, $reason: String) {
      setMemberStatus(memberId: $id, status: DEACTIVE, reason: $reason) { status } }`;
    const short = await ask(query, { id, reason: 'no' });
    expect(short.errors?.[0]?.extensions.field).toBe('reason');
    const reason = 'The family asked for it';
    await ask(query, { id, reason });
    const entries = await app.database.dataSource.query(
      `SELECT reason, detail FROM audit_entry
        WHERE subject = 'member' AND subject_id = $1 AND action = 'CHANGE_MEMBER_STATUS'`,
      [id],
    );
    expect(entries).toEqual([{ reason, detail: 'DEACTIVE' }]);
  });

  it('what a colleague has deactivated meanwhile is not activated by who saw it pending', async () => {
    const { id } = await buildMember(app, { status: 'PENDING' });
    await ask(SET, { id, status: 'DEACTIVE' });
    const activate = `mutation ($id: Int!, $seen: MemberStatus) {
      setMemberStatus(memberId: $id, status: ACTIVE, seenStatus: $seen) { status } }`;
    const late = await ask(activate, { id, seen: 'PENDING' });
    expect(late.errors?.[0]?.extensions.messageKey).toBe('changedByAnother');
    expect((await ask(activate, { id, seen: 'DEACTIVE' })).data.setMemberStatus.status).toBe('ACTIVE');
  });

  it('[D50] nobody can be set to pending, and an unknown member is not found', async () => {
    const { id } = await buildMember(app);
    const refused = await ask(SET, { id, status: 'PENDING' });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'status' });
    const row = await app.database.dataSource.manager.findOneByOrFail(Member, { id });
    expect(row.status).toBe('ACTIVE');
    const unknown = await ask(SET, { id: 999_999, status: 'ACTIVE' });
    expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('[AUTHZ-4] the type of a member has no password field', async () => {
    const sdl = (await get(app, '/schema.graphql')).body;
    for (const type of ['ManagedMember', 'ManagedCandidate'])
      expect(sdl.split(`type ${type} {`)[1]?.split('}')[0]).toMatch(/^(?!.*(password|hash)).*\bid: Int!/is);
  });

  it('a page of any length takes three statements for its rows and one for the audit log', async () => {
    const lastName = uniqueLastName();
    await buildCandidate(app, { lastName });
    await list({ lastName });
    const one = await countStatements(() => list({ lastName }));
    await buildCandidate(app, { lastName });
    await buildCandidate(app, { lastName });
    expect(await countStatements(() => list({ lastName }))).toBe(one);
    const whoAmI = await countStatements(() => ask('{ viewer { userId } }'));
    expect(one).toBe(whoAmI + 4);
  });
});
