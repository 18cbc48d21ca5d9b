import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Outbox } from '../../../messages/outbox.ts';
import { adminToken, buildUser, openSession, PASSWORD } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { openTestApp, sharedTestApp } from '../../../testing/test-app.ts';

const SET_ROLES = `mutation ($id: Int!, $roles: [OfficeRoleInput!]!) {
  setOfficeRoles(id: $id, roles: $roles, password: "${PASSWORD}") {
    isEmailProved officeRoles { role } waitingRoles { role } invitationLink } }`;
const REQUEST = 'mutation { requestEmailProof }';
const PROVE = 'mutation ($token: String!) { proveEmail(token: $token) }';
const TREASURER = [{ role: 'TREASURER' }];
const REFUSED = 'This link is no longer valid, or is for another account. Ask for a new one in your profile.';

describe('an e-mail that was typed at sign-up', () => {
  const app = sharedTestApp();
  /** Somebody who has signed up, with a session. */
  const newcomer = async () => {
    const user = await buildUser(app, { emailProvedAt: null });
    return { ...user, session: await openSession(app, { userId: user.id }) };
  };
  const give = async (id: number, roles: object[] = TREASURER) =>
    graphql(app, { query: SET_ROLES, variables: { id, roles }, token: await adminToken(app) });
  const lettersTo = async (email: string) => {
    await app.outboxSender.sendDue();
    return app.messages.mails.filter(({ to }) => to === email);
  };
  const linkOf = async (email: string) =>
    /\/confirm-email#(\S+)/.exec((await lettersTo(email)).at(-1)?.text ?? '')![1]!;
  const prove = (token: string, session: string) =>
    graphql(app, { query: PROVE, variables: { token }, token: session });
  const roleOf = async (session: string) =>
    (await graphql(app, { query: '{ viewer { role } }', token: session })).data.viewer.role;

  it('[D113] a role counts from when the account’s owner opens the link that came to it', async () => {
    const { id, email } = await newcomer();
    expect((await give(id)).data.setOfficeRoles).toEqual({
      isEmailProved: false,
      officeRoles: [],
      waitingRoles: TREASURER,
      invitationLink: null,
    });
    const session = await openSession(app, { userId: id });
    expect(await roleOf(session)).toBe('MAIN_USER');
    expect((await prove(await linkOf(email), session)).data).toEqual({ proveEmail: true });
    expect(await roleOf(session)).toBe('ADMIN');
    const query = 'query ($id: Int!) { user(id: $id) { isEmailProved waitingRoles { role } } }';
    const { data } = await graphql(app, { query, variables: { id }, token: await adminToken(app) });
    expect(data.user).toEqual({ isEmailProved: true, waitingRoles: [] });
  });

  it('[AUTH-9] [D113] the account’s other sessions, which had no role, end when it comes', async () => {
    const { id, email } = await newcomer();
    await give(id);
    const [here, elsewhere] = [
      await openSession(app, { userId: id }),
      await openSession(app, { userId: id }),
    ];
    await prove(await linkOf(email), here);
    expect([await roleOf(here), await roleOf(elsewhere)]).toEqual(['ADMIN', 'ANONYMOUS']);
  });

  it('a letter that cannot be sent is not kept for later: its link would be dead by then', async () => {
    const { id } = await newcomer();
    await app.outboxSender.sendDue();
    await give(id);
    const rows = await app.database.dataSource.query('SELECT is_kept FROM outbox_message');
    expect(rows).toEqual([{ is_kept: false }]);
  });

  it('the link opens the page in the language of the letter', async () => {
    const { id, email } = await newcomer();
    await app.database.dataSource.query(`UPDATE user_account SET letter_language = 'gu' WHERE id = $1`, [id]);
    await give(id);
    expect((await lettersTo(email)).at(-1)!.text).toMatch(/\/confirm-email\?lang=gu#\S/);
  });

  it('[D113] the link gives nothing to another account, nor twice, nor after it was replaced', async () => {
    const [user, other] = [await newcomer(), await newcomer()];
    await give(user.id);
    const first = await linkOf(user.email);
    await give(user.id);
    const link = await linkOf(user.email);
    const session = await openSession(app, { userId: user.id });
    expect((await prove(link, other.session)).errors?.[0]?.message).toBe(REFUSED);
    expect((await prove(first, session)).errors?.[0]?.message).toBe(REFUSED);
    expect((await prove(link, session)).errors).toBeUndefined();
    expect((await prove(link, session)).errors?.[0]?.message).toBe(REFUSED);
    expect(await roleOf(other.session)).toBe('MAIN_USER');
  });

  it('[D113] a link that its owner asks for anew gives the role that waits, too', async () => {
    const { id, email } = await newcomer();
    await give(id);
    const first = await linkOf(email);
    const session = await openSession(app, { userId: id });
    await graphql(app, { query: REQUEST, token: session });
    const link = await linkOf(email);
    expect((await prove(first, session)).errors?.[0]?.message).toBe(REFUSED);
    await prove(link, session);
    expect(await roleOf(session)).toBe('ADMIN');
  });

  it('[D113] a role that waited until its link was dead does not come back by one that its owner asks for later', async () => {
    const { id, email } = await newcomer();
    await give(id);
    await app.database.dataSource.query('UPDATE email_proof SET expires_at = now() WHERE user_id = $1', [id]);
    const session = await openSession(app, { userId: id });
    await graphql(app, { query: REQUEST, token: session });
    expect((await prove(await linkOf(email), session)).data).toEqual({ proveEmail: true });
    expect(await roleOf(session)).toBe('MAIN_USER');
  });

  it('[D113] a role that has ended is not given again before the e-mail is proved', async () => {
    const { id } = await newcomer();
    await app.database.dataSource.query(
      `UPDATE user_account SET office_roles = '[{"role": "TREASURER", "endsAt": "2020-01-01T00:00:00.000Z"}]' WHERE id = $1`,
      [id],
    );
    expect((await give(id)).data.setOfficeRoles).toMatchObject({ officeRoles: [], waitingRoles: TREASURER });
  });

  it('[D113] a role that is taken back before the link was opened does not come by it', async () => {
    const { id, email } = await newcomer();
    await give(id);
    const link = await linkOf(email);
    expect((await give(id, [])).data.setOfficeRoles.waitingRoles).toEqual([]);
    const session = await openSession(app, { userId: id });
    await prove(link, session);
    expect(await roleOf(session)).toBe('MAIN_USER');
  });

  it('[D113] a new e-mail is proved by nothing, not even by the link to the old one', async () => {
    const { id, email, session, name } = await newcomer();
    await graphql(app, { query: REQUEST, token: session });
    const link = await linkOf(email);
    const change = `mutation ($input: UserInput!, $id: Int!) {
      changeUser(id: $id, input: $input, version: 1, reason: "Wrong") { isEmailProved } }`;
    const input = {
      name,
      email: `new-${email}`,
      mobile: '7700912345',
      address: '1 Lane',
      postcode: 'LE1 1AA',
    };
    const changed = await graphql(app, {
      query: change,
      variables: { id, input: { ...input, sheri: 'Pol' } },
      token: await adminToken(app),
    });
    expect(changed.data.changeUser).toEqual({ isEmailProved: false });
    const again = await openSession(app, { userId: id });
    expect((await prove(link, again)).errors?.[0]?.message).toBe(REFUSED);
  });

  it('[D113] its owner can prove it without a role; to one that is proved nothing is written', async () => {
    const { email, session } = await newcomer();
    const query = '{ myAccount { isEmailProved } }';
    expect((await graphql(app, { query, token: session })).data.myAccount.isEmailProved).toBe(false);
    await graphql(app, { query: REQUEST, token: session });
    await prove(await linkOf(email), session);
    expect((await graphql(app, { query, token: session })).data.myAccount.isEmailProved).toBe(true);
    await graphql(app, { query: REQUEST, token: session });
    expect(await lettersTo(email)).toHaveLength(1);
  });

  it('[D113] without a mail server the owner hands the link on, and nobody gets one for themselves', async () => {
    const sendsMail = vi.spyOn(Outbox.prototype, 'sendsMail', 'get').mockReturnValue(false);
    onTestFinished(() => sendsMail.mockRestore());
    const { id, session: own } = await newcomer();
    const refused = await graphql(app, { query: REQUEST, token: own });
    expect(refused.errors?.[0]?.extensions.messageKey).toBe('mailNotSetUp');
    const { invitationLink } = (await give(id)).data.setOfficeRoles;
    const session = await openSession(app, { userId: id });
    expect((await prove(invitationLink.split('#')[1], session)).data).toEqual({ proveEmail: true });
    expect(await roleOf(session)).toBe('ADMIN');
  });
});

describe('before the first set-up', () => {
  it('[D113] nobody signs up, neither to the site nor to the matrimonial section', async () => {
    const own = await openTestApp();
    try {
      const user = { UserID: 0, UserName: 'Asha', EmailID: 'a@example.org', MobileNo: '7700900111' };
      const home = { Address: '1 Lane', Sheri: 'Pol', Password: PASSWORD, PostCode: 'LE1 1AA' };
      const member = {
        ProfileID: 0,
        ProfileForID: 1,
        UserName: 'Asha',
        ContCode: '91',
        MobileNo: '9876543210',
      };
      for (const [url, payload] of [
        ['/api/login/saveuser', { ...user, ...home }],
        ['/api/matrimonial/saveprofilemst', { ...member, Password: PASSWORD }],
      ] as const) {
        const { statusCode, body } = await own.server.inject({ method: 'POST', url, payload });
        expect([url, statusCode, body]).toEqual([url, 503, expect.stringContaining('not set up yet')]);
      }
      const { dataSource } = own.database;
      expect(await dataSource.query('SELECT FROM user_account UNION ALL SELECT FROM member')).toEqual([]);
    } finally {
      await own.close();
    }
  });
});
