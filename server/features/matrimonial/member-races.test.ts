import { describe, expect, it, vi } from 'vitest';
import { hashPassword } from '../../security/passwords.ts';
import {
  buildCandidate,
  buildMember,
  candidateFields,
  openSession,
  PASSWORD,
  picture,
} from '../../testing/factories.ts';
import { graphql, graphqlUpload } from '../../testing/requests.ts';
import { freshAddress } from '../../testing/sign-in.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { Candidate } from './candidate.entity.ts';

const RESET =
  'mutation ($input: MemberPasswordResetInput!) { resetMemberPassword(input: $input) { memberId } }';
const SAVE =
  'mutation ($input: CandidateInput!, $photo: Upload) { saveMyCandidate(input: $input, photo: $photo) { id } }';
const EXPRESS = 'mutation ($candidateId: Int!) { expressInterest(candidateId: $candidateId) }';
const NEW_PASSWORD = 'river-mango-swing-7';
const SUSPEND = `UPDATE member SET status = 'DEACTIVE' WHERE id = $1`;
const LEAVE = 'DELETE FROM member WHERE id = $1';

const app = sharedTestApp();

/** Lets a request begin while another transaction has changed the member and not yet committed. */
async function during<Answer>(change: string, memberId: number, request: () => Promise<Answer>) {
  const { dataSource } = app.database;
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query(change, [memberId]);
  const answer = request();
  await vi.waitFor(async () => {
    const waiting = await dataSource.query(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(waiting).toHaveLength(1);
  }, 20_000);
  await runner.commitTransaction();
  await runner.release();
  return answer;
}

const sessionsOf = (id: number) =>
  app.database.dataSource.query('SELECT id FROM session WHERE member_id = $1', [id]);

describe("a member's new password", () => {
  async function resetDuring(change: string) {
    const { id, mobile } = await buildMember(app, { passwordHash: await hashPassword(PASSWORD) });
    await app.codes.send({ realm: 'MATRIMONIAL', purpose: 'PASSWORD_RESET', mobile });
    await app.outboxSender.sendDue();
    const code = app.messages.codeFor(mobile);
    const input = { mobile: mobile.slice(3), password: NEW_PASSWORD, code };
    const request = () => graphql(app, { query: RESET, variables: { input }, from: freshAddress() });
    const { errors } = await during(change, id, request);
    return { text: errors?.[0]?.message, sessions: await sessionsOf(id) };
  }

  it('[D7] that a suspension overtakes opens no session', async () => {
    expect(await resetDuring(SUSPEND)).toEqual({ text: 'Your account has been suspended.', sessions: [] });
  });

  it('[D7] that the end of the membership or another new password overtakes opens no session', async () => {
    for (const change of [LEAVE, `UPDATE member SET password_hash = 'another' WHERE id = $1`])
      expect(await resetDuring(change)).toEqual({ text: 'Invalid OTP.', sessions: [] });
  });

  it.each([
    ['its session ended meanwhile', 'DELETE FROM session WHERE member_id = $1', 401],
    ['the member has left meanwhile', LEAVE, 401],
    ['another one was set meanwhile', 'SELECT 1 WHERE $1 > 0', 409],
  ])('[AUTH-9] of an old client is not set when %s', async (_what, change, status) => {
    const { id } = await buildMember(app, { passwordHash: await hashPassword(PASSWORD) });
    const token = await openSession(app, { memberId: id });
    // Whoever ends sessions holds their member, whose password is another one afterwards.
    const both = `WITH changed AS (${change.startsWith('DELETE') ? `${change} RETURNING 1` : change})
      UPDATE member SET password_hash = 'another' WHERE id = $1`;
    const { statusCode } = await during(change === LEAVE ? LEAVE : both, id, () =>
      app.server.inject({
        method: 'POST',
        url: '/api/matrimonial/updatenewpsw',
        headers: { authorization: `Bearer ${token}` },
        payload: { Password: NEW_PASSWORD },
      }),
    );
    expect(statusCode).toBe(status);
    const [row] = await app.database.dataSource.query('SELECT password_hash FROM member WHERE id = $1', [id]);
    expect(row?.password_hash).toBe(change === LEAVE ? undefined : 'another');
  });
});

describe('what members write', () => {
  it.each([
    ['a suspension', SUSPEND],
    ['the end of the membership', LEAVE],
  ])('[D24] a first profile that %s overtakes is not stored', async (_what, change) => {
    const { id } = await buildMember(app);
    const token = await openSession(app, { memberId: id });
    const content = await picture({ width: 900, height: 1200, format: 'jpeg' });
    const file = { content, fileName: 'me.jpg', contentType: 'image/jpeg' };
    const variables = { input: candidateFields() };
    const { errors } = await during(change, id, () =>
      graphqlUpload(app, { query: SAVE, variables, token, file, as: 'photo' }),
    );
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await app.database.dataSource.manager.findBy(Candidate, { memberId: id })).toEqual([]);
  });

  it('[D63] an interest that a suspension overtakes is not stored', async () => {
    const [own, other] = [await buildCandidate(app), await buildCandidate(app)];
    const token = await openSession(app, { memberId: own.memberId });
    const variables = { candidateId: other.id };
    const { errors } = await during(SUSPEND, own.memberId, () =>
      graphql(app, { query: EXPRESS, variables, token }),
    );
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(
      await app.database.dataSource.query('SELECT FROM interest WHERE from_candidate_id = $1', [own.id]),
    ).toEqual([]);
  });
});
