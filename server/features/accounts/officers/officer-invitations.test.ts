import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Outbox } from '../../../messages/outbox.ts';
import { adminToken, buildUser, openSession, PASSWORD } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { freshAddress, signInTo } from '../../../testing/sign-in.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';

const INVITE = `mutation ($input: OfficerInvitationInput!, $password: String = "${PASSWORD}") {
  inviteOfficer(input: $input, password: $password) { id invitationLink officeRoles { role } } }`;
const RENEW = 'mutation ($userId: Int!) { renewOfficerInvitation(userId: $userId) { id invitationLink } }';
const CANCEL = 'mutation ($userId: Int!) { cancelOfficerInvitation(userId: $userId) }';
const ACCEPT = `mutation ($token: String!, $password: String!) {
  acceptOfficerInvitation(token: $token, password: $password) { role permissions } }`;
const CHECK = 'mutation ($token: String!) { checkOfficerInvitation(token: $token) }';
const INVITED = '{ officerInvitations { userId expiresAt } }';
const NEW_PASSWORD = 'marigold-kite-nine';

describe('invitations to the office', () => {
  const app = sharedTestApp();
  let serial = 0;
  const person = (overrides: object = {}) => {
    serial += 1;
    return {
      name: 'Hansa Desai',
      email: `hansa${serial}@example.org`,
      mobile: `77009${String(10_000 + serial)}`,
      roles: [{ role: 'TREASURER' }],
      ...overrides,
    };
  };
  const invite = async (input: ReturnType<typeof person>) => {
    const token = await adminToken(app);
    return graphql(app, { query: INVITE, variables: { input }, token });
  };
  /** What is in the link of the newest letter to somebody. */
  const linkOf = async (email: string) => {
    await app.outboxSender.sendDue();
    const letter = app.messages.mails.filter(({ to }) => to === email).at(-1);
    return /\/invitation#(\S+)/.exec(letter?.text ?? '')?.[1];
  };
  const tokenIn = (link: string) => /\/invitation#(\S+)$/.exec(link)![1]!;
  const accept = (token: string, password = NEW_PASSWORD, from = freshAddress()) =>
    graphql(app, { query: ACCEPT, variables: { token, password }, from });
  const messageOf = ({ errors }: Awaited<ReturnType<typeof accept>>) => errors?.[0]?.message;
  const REFUSED = 'This link is no longer valid. Ask an owner for a new one.';

  it('a letter has a link by which somebody sets their own password, once, and is signed in with their roles', async () => {
    const input = person();
    const { data } = await invite(input);
    expect(data.inviteOfficer.officeRoles).toEqual([{ role: 'TREASURER' }]);
    const token = (await linkOf(input.email))!;
    expect(messageOf(await accept(token, 'short'))).toBeDefined();
    expect(messageOf(await accept(token, input.email))).toBeDefined();
    const [one, other] = await Promise.all([accept(token), accept(token)]);
    const outcomes = [one, other].map(({ data: done, errors }) =>
      errors ? errors[0]?.message : done.acceptOfficerInvitation.role,
    );
    expect(outcomes.sort()).toEqual(['ADMIN', REFUSED]);
    const { data: signedIn } = await signInTo(app, { login: input.email, password: NEW_PASSWORD });
    expect(signedIn.signIn.role).toBe('ADMIN');
    expect(messageOf(await accept(token))).toBe(REFUSED);
  });

  it('a letter that cannot be sent is not kept for later: its link would be dead by then', async () => {
    await app.outboxSender.sendDue();
    await invite(person());
    const rows = await app.database.dataSource.query('SELECT is_kept FROM outbox_message');
    expect(rows).toEqual([{ is_kept: false }]);
  });

  it('the link opens the page in the language of the letter', async () => {
    const input = person();
    const { id: userId } = (await invite(input)).data.inviteOfficer;
    await app.database.dataSource.query(`UPDATE user_account SET letter_language = 'gu' WHERE id = $1`, [
      userId,
    ]);
    await graphql(app, { query: RENEW, variables: { userId }, token: await adminToken(app) });
    await app.outboxSender.sendDue();
    const letter = app.messages.mails.filter(({ to }) => to === input.email).at(-1)!;
    expect(letter.text).toMatch(/\/invitation\?lang=gu#\S/);
  });

  it('[D7] a password set by a link ends the sessions that were there before', async () => {
    const input = person();
    const { data } = await invite(input);
    const userId = data.inviteOfficer.id;
    const session = await openSession(app, { userId });
    await accept((await linkOf(input.email))!);
    const { data: seen } = await graphql(app, { query: '{ viewer { userId } }', token: session });
    expect(seen.viewer.userId).not.toBe(userId);
  });

  it('a link says before anything is typed whether it is good, and stays so', async () => {
    const input = person();
    await invite(input);
    const token = (await linkOf(input.email))!;
    const check = () => graphql(app, { query: CHECK, variables: { token }, from: freshAddress() });
    for (const _time of [1, 2]) expect((await check()).data).toEqual({ checkOfficerInvitation: true });
    await accept(token);
    expect(messageOf(await check())).toBe(REFUSED);
  });

  it('the link is good for three days, only the newest one, and stands in no table', async () => {
    const input = person();
    const { data } = await invite(input);
    const userId = data.inviteOfficer.id;
    const first = (await linkOf(input.email))!;
    const [{ expiresAt }] = (
      await graphql(app, { query: INVITED, token: await adminToken(app) })
    ).data.officerInvitations.filter((one: { userId: number }) => one.userId === userId);
    expect((Date.parse(expiresAt) - Date.now()) / 3_600_000).toBeCloseTo(72, 0);
    await graphql(app, { query: RENEW, variables: { userId }, token: await adminToken(app) });
    const second = (await linkOf(input.email))!;
    expect(messageOf(await accept(first))).toBe(REFUSED);
    const [row] = await app.database.dataSource.query(
      'SELECT token_hash FROM officer_invitation WHERE user_id = $1',
      [userId],
    );
    expect(row.token_hash.toString('latin1')).not.toContain(second);
    await app.database.dataSource.query(
      'UPDATE officer_invitation SET expires_at = now() WHERE user_id = $1',
      [userId],
    );
    expect(messageOf(await accept(second))).toBe(REFUSED);
  });

  it('the link of a suspended account sets no password and opens no session; it is good again once that is over', async () => {
    const input = person();
    const { data } = await invite(input);
    const { id } = data.inviteOfficer;
    const link = (await linkOf(input.email))!;
    const stored = () =>
      app.database.dataSource.query(
        `SELECT password_hash, (SELECT count(*) FROM session WHERE user_id = $1) AS sessions
           FROM user_account WHERE id = $1`,
        [id],
      );
    const before = await stored();
    const setStatus = async (mutation: string) =>
      graphql(app, {
        query: `mutation ($id: Int!) { ${mutation}(id: $id) { id } }`,
        variables: { id },
        token: await adminToken(app),
      });
    await setStatus('suspendUser');
    expect((await accept(link)).errors?.[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      messageKey: 'accountSuspended',
    });
    expect(await stored()).toEqual(before);
    await setStatus('reactivateUser');
    expect((await accept(link)).errors).toBeUndefined();
  });

  it('one that is voided leaves no account, and the e-mail can be invited again', async () => {
    const input = person();
    const { data } = await invite(input);
    const link = (await linkOf(input.email))!;
    const token = await adminToken(app);
    const variables = { userId: data.inviteOfficer.id };
    expect((await graphql(app, { query: CANCEL, variables, token })).data).toEqual({
      cancelOfficerInvitation: true,
    });
    expect(messageOf(await accept(link))).toBe(REFUSED);
    expect((await invite(input)).errors).toBeUndefined();
  });

  it('without a mail server the owner gets the link, to hand it on; a new one puts an end to it', async () => {
    const sendsMail = vi.spyOn(Outbox.prototype, 'sendsMail', 'get').mockReturnValue(false);
    onTestFinished(() => sendsMail.mockRestore());
    const input = person();
    const made = await invite(input);
    expect(await linkOf(input.email)).toBeUndefined();
    const first = tokenIn(made.data.inviteOfficer.invitationLink);
    const variables = { userId: made.data.inviteOfficer.id };
    const renewed = await graphql(app, { query: RENEW, variables, token: await adminToken(app) });
    const second = tokenIn(renewed.data.renewOfficerInvitation.invitationLink);
    expect(messageOf(await accept(first))).toBe(REFUSED);
    const { data } = await accept(second);
    expect(data.acceptOfficerInvitation.role).toBe('ADMIN');
  });

  it('each link that is made is an entry of the log', async () => {
    const { data } = await invite(person());
    const variables = { userId: data.inviteOfficer.id };
    await graphql(app, { query: RENEW, variables, token: await adminToken(app) });
    const invitations = await app.database.dataSource.query(
      `SELECT FROM audit_entry WHERE action = 'INVITE' AND subject = 'user' AND subject_id = $1`,
      [variables.userId],
    );
    expect(invitations).toHaveLength(2);
  });

  it('with a mail server nobody but the one who is invited sees the link', async () => {
    const { data } = await invite(person());
    expect(data.inviteOfficer.invitationLink).toBeNull();
  });

  it('an account that has its password can neither be invited again nor voided', async () => {
    const input = person();
    const { data } = await invite(input);
    await accept((await linkOf(input.email))!);
    const token = await adminToken(app);
    const variables = { userId: data.inviteOfficer.id };
    for (const query of [RENEW, CANCEL])
      expect((await graphql(app, { query, variables, token })).errors?.[0]?.extensions.code).toBe(
        'NOT_FOUND',
      );
  });

  it('an e-mail that has an account, no role, and a wrong password of the owner are refused', async () => {
    const { email } = await buildUser(app);
    expect((await invite(person({ email }))).errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      field: 'email',
    });
    expect((await invite(person({ roles: [] }))).errors?.[0]?.message).toBe('Choose at least one role.');
    const variables = { input: person(), password: 'not mine' };
    const { errors } = await graphql(app, { query: INVITE, variables, token: await adminToken(app) });
    expect(errors?.[0]?.extensions.field).toBe('password');
    const rows = await app.database.dataSource.query('SELECT FROM user_account WHERE email = $1', [
      variables.input.email,
    ]);
    expect(rows).toEqual([]);
  });

  it('[AUTH-5] wrong links from one network are limited, and a right one is refused while they are', async () => {
    const input = person();
    await invite(input);
    const link = (await linkOf(input.email))!;
    const from = freshAddress();
    for (let number = 0; number < 5; number += 1)
      expect(messageOf(await accept(`wrong ${number}`, NEW_PASSWORD, from))).toBe(REFUSED);
    expect((await accept(link, NEW_PASSWORD, from)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect((await accept(link)).errors).toBeUndefined();
  });
});
