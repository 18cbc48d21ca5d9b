import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../../identity/passwords.ts';
import { BROWSER_HEADERS } from '../../../testing/code-requesters.ts';
import { freshMobile } from '../../../testing/contract/contract-fixture.ts';
import { openSession, PASSWORD } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { freshAddress } from '../../../testing/sign-in.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { during, together } from '../../../testing/two-at-once.ts';
import { OWN_PASSWORD, ownSignInOf, RESET, SIGN_IN } from './own-sign-in-fixtures.ts';

describe('own sign-ins at the same time', () => {
  const app = sharedTestApp();
  const { made, setUp, daughter, takeOver, ask, codeTo, signInOf } = ownSignInOf(app);
  const lock = (id: number) => (manager: { query(sql: string, values: unknown[]): Promise<unknown> }) =>
    manager.query('SELECT FROM member WHERE id = $1 FOR UPDATE', [id]);
  const sessionsOf = (id: number) =>
    app.database.dataSource.query('SELECT FROM session WHERE member_id = $1', [id]);

  it('two for one candidate are one', async () => {
    const { link, member, saved } = await made();
    const [one, other] = [freshMobile(), freshMobile()];
    const codes = [await codeTo(one), await codeTo(other)];
    const answers = await together(app, lock(member.id), [
      () => setUp(link, { mobile: one, code: codes[0] }),
      () => setUp(link, { mobile: other, code: codes[1] }),
    ]);
    // The first has taken the second's link.
    expect(answers.map(({ refusal }) => refusal)).toEqual([undefined, 'somethingWrong']);
    expect(await signInOf(saved.id)).toEqual(expect.any(Number));
  });

  it('one number goes to one account, also to one that is registered meanwhile', async () => {
    const { link, saved } = await made();
    const mobile = freshMobile();
    const code = await codeTo(mobile);
    const register = (manager: { query(sql: string, values: unknown[]): Promise<unknown> }) =>
      manager.query(
        `INSERT INTO member (name, mobile, password_hash, is_mobile_at_home) VALUES ('Other', $1, 'x', true)`,
        [`+44${mobile}`],
      );
    expect((await during(app, register, () => setUp(link, { mobile, code }))).refusal).toBe(
      'memberMobileTaken',
    );
    expect(await signInOf(saved.id)).toBeUndefined();
  });

  it('one number goes to one of two candidates', async () => {
    const [asha, bina] = [await made(), await made()];
    const mobile = freshMobile();
    const code = await codeTo(mobile);
    const insert = (manager: { query(sql: string, values: unknown[]): Promise<unknown> }) =>
      manager.query(
        `INSERT INTO member (name, mobile, password_hash, is_mobile_at_home, candidate_id) VALUES ('A', $1, 'x', true, $2)`,
        [`+44${mobile}`, asha.saved.id],
      );
    const { refusal } = await during(app, insert, () => setUp(bina.link, { mobile, code, isAlone: true }));
    expect(refusal).toBe('memberMobileTaken');
    // Nothing of it has happened: the family goes on.
    expect(await sessionsOf(bina.member.id)).toHaveLength(1);
  });

  it('none is made while the office turns the account off', async () => {
    const { link, member, saved } = await made();
    const mobile = freshMobile();
    const code = await codeTo(mobile);
    const suspend = (manager: { query(sql: string, values: unknown[]): Promise<unknown> }) =>
      manager.query(`UPDATE member SET status = 'DEACTIVE' WHERE id = $1`, [member.id]);
    expect((await during(app, suspend, () => setUp(link, { mobile, code }))).refusal).toBe('somethingWrong');
    expect(await signInOf(saved.id)).toBeUndefined();
  });

  it('a family that signs in, or sets a forgotten password, while the candidate takes over has no session', async () => {
    const { link, member } = await made();
    const passwordHash = await hashPassword(PASSWORD);
    await app.database.dataSource.query('UPDATE member SET password_hash = $2 WHERE id = $1', [
      member.id,
      passwordHash,
    ]);
    const familys = member.mobile.slice(3);
    const [mobile, from] = [freshMobile(), freshAddress()];
    const [code, reset] = [await codeTo(mobile), await codeTo(familys, 'PASSWORD_RESET')];
    const call = async (query: string, input: object) => {
      const { errors } = await graphql(app, { query, variables: { input }, headers: BROWSER_HEADERS, from });
      return { refusal: errors?.[0]?.extensions.messageKey };
    };
    const [taken, signedIn, renewed] = await together(app, lock(member.id), [
      () => setUp(link, { mobile, code, isAlone: true }),
      () => call(SIGN_IN, { mobile: familys, password: PASSWORD }),
      () => call(RESET, { mobile: familys, password: 'relative-of-hers-1', code: reset }),
    ]);
    expect(taken).toMatchObject({ refusal: undefined });
    expect([signedIn?.refusal, renewed?.refusal]).toEqual(['invalidMemberLogin', 'invalidCode']);
    // The candidate's alone.
    expect(await sessionsOf(member.id)).toHaveLength(1);
  });

  it('taking over waits for a new password of the candidate, and is refused with the old one', async () => {
    const { own, signInId } = await daughter();
    const change = (manager: { query(sql: string, values: unknown[]): Promise<unknown> }) =>
      manager.query(`UPDATE member SET password_hash = 'another' WHERE id = $1`, [signInId]);
    expect((await during(app, change, () => takeOver(own))).refusal).toBe('changedByAnother');
  });

  it('taking over with a session that ends meanwhile is refused', async () => {
    const { signInId, member } = await daughter();
    const stolen = await openSession(app, { memberId: signInId });
    const end = async (manager: { query(sql: string, values: unknown[]): Promise<unknown> }) => {
      await lock(member.id)(manager);
      await manager.query('DELETE FROM session WHERE member_id = $1', [signInId]);
    };
    expect((await during(app, end, () => takeOver(stolen, { password: OWN_PASSWORD }))).refusal).toBe(
      'signInRequired',
    );
    const page = await ask('{ answer: candidatePage { madeAt } }', {}, stolen);
    expect(page.answer).toBeNull();
  });
});
