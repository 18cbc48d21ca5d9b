import { describe, expect, it } from 'vitest';
import {
  adminToken,
  buildCandidate,
  buildMember,
  buildUser,
  openSession,
} from '../../../testing/factories.ts';
import { get, graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import type { Candidate } from '../candidates/candidate.entity.ts';
import { Interest } from './interest.entity.ts';

const EXPRESS = 'mutation ($candidateId: Int!) { expressInterest(candidateId: $candidateId) }';

describe('interest in a candidate', () => {
  const app = sharedTestApp();

  const tokenOf = (memberId: number) => openSession(app, { memberId });

  async function express(token: string | undefined, candidateId: number) {
    const { data, errors } = await graphql(app, { query: EXPRESS, variables: { candidateId }, token });
    return data?.expressInterest ?? errors?.[0]?.message;
  }

  const legacy = (token: string | undefined, profileId: number, candidateId: number | string) =>
    get(app, `/api/matrimonial/saveintrested/${profileId}/${candidateId}`, {
      ...(token && { authorization: `Bearer ${token}` }),
    });

  const stored = ({ id }: Candidate) =>
    app.database.dataSource.manager.findBy(Interest, { fromCandidateId: id });

  it('[D63] is stored once for each pair, also when it is sent several times at once by GraphQL and REST', async () => {
    const [one, other] = [await buildCandidate(app), await buildCandidate(app)];
    const token = await tokenOf(one.memberId);
    const answers = await Promise.all(Array.from({ length: 5 }, () => express(token, other.id)));
    expect(answers).toEqual(Array(5).fill('SUCCESS'));
    expect((await legacy(token, one.memberId, other.id)).json()).toBe('success');
    expect(await stored(one)).toMatchObject([{ toCandidateId: other.id, createdAt: expect.any(Date) }]);
    expect(await express(await tokenOf(other.memberId), one.id)).toBe('SUCCESS');
    expect(await stored(other)).toHaveLength(1);
  });

  it('[D63] needs a profile of one’s own', async () => {
    const { id: memberId } = await buildMember(app);
    const token = await tokenOf(memberId);
    const { id } = await buildCandidate(app);
    expect(await express(token, id)).toBe('CREATE_PROFILE');
    const reply = await legacy(token, memberId, id);
    expect([reply.statusCode, reply.json()]).toEqual([200, 'create profile']);
    for (const act of [
      'answerInterest(candidateId: $id, isYes: true)',
      'withdrawInterest(candidateId: $id)',
    ]) {
      const answer = await graphql(app, {
        query: `mutation ($id: Int!) { ${act} }`,
        variables: { id },
        token,
      });
      expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
    expect(await app.database.dataSource.manager.countBy(Interest, { toCandidateId: id })).toBe(0);
  });

  it('[D63] in oneself is refused; an inactive candidate is answered like an unknown one', async () => {
    const own = await buildCandidate(app);
    const token = await tokenOf(own.memberId);
    expect(await express(token, own.id)).toBe('You cannot show interest in your own profile.');
    const reply = await legacy(token, own.memberId, own.id);
    expect([reply.statusCode, reply.json()]).toEqual([200, 'You cannot show interest in your own profile.']);
    const hidden = [
      await buildCandidate(app, {}, { status: 'DEACTIVE' }),
      await buildCandidate(app, {}, { status: 'PENDING' }),
    ];
    for (const id of [...hidden.map((candidate) => candidate.id), 0, -1, 2_147_483_647]) {
      expect(await express(token, id)).toBe('Something went wrong.');
      const refused = await legacy(token, own.memberId, id);
      expect([refused.statusCode, refused.json()]).toEqual([404, 'Something went wrong.']);
    }
    expect(await stored(own)).toEqual([]);
  });

  it('[D24] [REST-3] cannot be expressed in somebody else’s name, and ids are whole numbers', async () => {
    const [one, other] = [await buildCandidate(app), await buildCandidate(app)];
    const token = await tokenOf(one.memberId);
    const refused = await legacy(token, other.memberId, one.id);
    expect([refused.statusCode, refused.json()]).toEqual([404, 'Something went wrong.']);
    for (const id of ['1.5', '1e9', '9223372036854775808', '1%20OR%201=1'])
      expect((await legacy(token, one.memberId, id)).statusCode).toBe(400);
    expect([...(await stored(one)), ...(await stored(other))]).toEqual([]);
  });

  it('[D65] is deleted with either profile', async () => {
    const [one, other, third] = [
      await buildCandidate(app),
      await buildCandidate(app),
      await buildCandidate(app),
    ];
    for (const [from, to] of [
      [one, other],
      [other, third],
      [third, one],
    ] as const)
      await express(await tokenOf(from.memberId), to.id);
    await graphql(app, { query: 'mutation { removeMyCandidate }', token: await tokenOf(one.memberId) });
    expect(await stored(third)).toEqual([]);
    expect(await stored(other)).toHaveLength(1);
    expect(await app.database.dataSource.manager.countBy(Interest, { fromCandidateId: one.id })).toBe(0);
  });

  it('[AUTHZ-1] [AUTHZ-2] [D27] is for active members; by GET only with a bearer', async () => {
    const [one, other] = [await buildCandidate(app), await buildCandidate(app)];
    const active = await tokenOf(one.memberId);
    const cookie = await openSession(app, { memberId: one.memberId }, 'COOKIE');
    const byCookie = await app.server.inject({
      url: `/api/matrimonial/saveintrested/${one.memberId}/${other.id}`,
      cookies: { 'site-session': cookie },
    });
    expect(byCookie.statusCode).toBe(405);
    const tokens = [
      undefined,
      await openSession(app, { userId: (await buildUser(app)).id }),
      await adminToken(app),
    ];
    await app.database.dataSource.query(`UPDATE member SET status = 'DEACTIVE' WHERE id = $1`, [
      one.memberId,
    ]);
    const texts = ['Sign in to more details.', 'You are not allowed to do this.'];
    const expected = [texts[0], texts[1], texts[1], texts[0]];
    for (const [index, token] of [...tokens, active].entries()) {
      expect(await express(token, other.id)).toBe(expected[index]);
      expect((await legacy(token, one.memberId, other.id)).statusCode).toBe(
        expected[index] === texts[1] ? 403 : token ? 401 : 405,
      );
    }
    expect(await stored(one)).toEqual([]);
  });

  it('[D25] [spec §3] getintestprofiledt shows admins both sides, newest first, and the audit log records it', async () => {
    const from = await buildCandidate(app, {
      firstName: 'ASHA',
      middleName: 'K',
      lastName: 'Mehta',
      contactName: 'Kirit',
    });
    const to = await buildCandidate(app, { firstName: 'Nilesh', contactMobile: '7700900999' });
    await express(await tokenOf(from.memberId), to.id);
    const read = (token: string) =>
      get(app, '/api/matrimonial/getintestprofiledt', { authorization: `Bearer ${token}` });
    const rows = (await read(await adminToken(app))).json();
    expect(rows[0]).toEqual({
      profileID: from.memberId,
      firstName: 'ASHA',
      middleName: 'K',
      lastName: 'Mehta',
      contactMobNo: '7700900445',
      contactName: 'Kirit',
      filterVal: 'asha k mehta 7700900445 kirit',
      int_FirstName: 'Nilesh',
      int_MiddleName: 'Rameshbhai',
      int_LastName: 'Vyas',
      int_ContactMobNo: '7700900999',
      int_ContactName: 'Ramesh Vyas',
      int_FilterVal: 'nilesh rameshbhai vyas 7700900999 ramesh vyas',
      int_ProfileID: to.memberId,
    });
    expect(
      await app.database.dataSource.query(
        `SELECT count FROM audit_entry WHERE action = 'READ_INTERESTS' ORDER BY id DESC LIMIT 1`,
      ),
    ).toEqual([{ count: rows.length }]);
    expect((await read(await tokenOf(from.memberId))).statusCode).toBe(403);
    expect((await get(app, '/api/matrimonial/getintestprofiledt')).statusCode).toBe(401);
  });
});
